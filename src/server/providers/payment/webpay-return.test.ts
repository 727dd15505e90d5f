import { describe, expect, it } from "vitest";
import { readRetorno } from "./webpay-return.ts";

const token = "ab".repeat(32);
const other = "cd".repeat(32);

describe("readRetorno", () => {
  it.each([
    [{ token_ws: token }, { kind: "normal", token }],
    [
      { TBK_TOKEN: token, TBK_ID_SESION: "s", TBK_ORDEN_COMPRA: "E1-x" },
      { kind: "aborted", token, sessionId: "s", buyOrder: "E1-x" },
    ],
    [
      { TBK_ID_SESION: "s", TBK_ORDEN_COMPRA: "E1-x" },
      { kind: "timeout", sessionId: "s", buyOrder: "E1-x" },
    ],
    [
      { token_ws: token, TBK_TOKEN: token, TBK_ID_SESION: "s", TBK_ORDEN_COMPRA: "E1-x" },
      { kind: "broken", token },
    ],
    // Only part of TBK_* beside token_ws is no normal return either.
    [
      { token_ws: token, TBK_ORDEN_COMPRA: "E1-x" },
      { kind: "broken", token },
    ],
    [
      { token_ws: token, TBK_TOKEN: other },
      { kind: "broken", token: other },
    ],
    [{ TBK_TOKEN: token }, { kind: "unknown" }],
    [{ TBK_ID_SESION: "s" }, { kind: "unknown" }],
    [{ TBK_ORDEN_COMPRA: "E1-x" }, { kind: "unknown" }],
    [{ token_ws: "../../x?y" }, { kind: "unknown" }],
    [{ token_ws: "" }, { kind: "unknown" }],
    [{}, { kind: "unknown" }],
  ] as const)("takes %j for %j", (fields, shape) => {
    expect(readRetorno(fields)).toEqual(shape);
  });
});
