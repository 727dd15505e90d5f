import { afterEach, describe, expect, it, vi } from "vitest";
import { paymentAddress } from "./payment-redirect.ts";

afterEach(() => void vi.unstubAllGlobals());

const origin = "https://webpay.example";
const url = `${origin}/webpayserver/initTransaction`;

describe("paymentAddress", () => {
  it.each([
    ["a plain url", { url, token: "abc" }, `${url}?token_ws=abc`],
    ["a url with a query", { url: `${url}?a=1`, token: "abc" }, `${url}?a=1&token_ws=abc`],
    ["a token that needs escaping", { url, token: "a&b" }, `${url}?token_ws=a%26b`],
  ])("builds it from %s", (_name, answer, expected) => {
    expect(paymentAddress(answer, origin)).toBe(expected);
  });

  it.each([
    ["nothing", null],
    ["no url", { token: "abc" }],
    ["no token", { url }],
    ["an empty token", { url, token: "" }],
    ["a relative url", { url: "/pagar", token: "abc" }],
    ["a script", { url: "javascript:alert(1)", token: "abc" }],
    ["data", { url: "data:text/html,hola", token: "abc" }],
    ["no text", { url: 5, token: "abc" }],
    ["another site", { url: url.replace("webpay.", "malo."), token: "abc" }],
    ["another port", { url: url.replace(".example", ".example:8443"), token: "abc" }],
    ["http instead of https", { url: url.replace("https:", "http:"), token: "abc" }],
    [
      "a name in front of the host",
      { url: url.replace("//", "//webpay.example@malo."), token: "a" },
    ],
  ])("refuses %s", (_name, answer) => {
    expect(paymentAddress(answer, origin)).toBeNull();
  });

  it("takes http from a shop whose provider is on this machine", () => {
    const local = { url: "http://localhost:4000/p", token: "t" };
    expect(paymentAddress(local, "http://localhost:4000")).toBe(
      "http://localhost:4000/p?token_ws=t",
    );
  });

  it("leads nowhere while the settings of the shop are unknown", () => {
    expect(paymentAddress({ url, token: "abc" }, null)).toBeNull();
  });

  it("needs nothing that browsers of before 2024 lack", () => {
    const old = class extends URL {};
    Object.defineProperty(old, "parse", { value: undefined });
    vi.stubGlobal("URL", old);
    expect(paymentAddress({ url, token: "abc" }, origin)).toBe(`${url}?token_ws=abc`);
    expect(paymentAddress({ url: "no es una dirección", token: "abc" }, origin)).toBeNull();
  });
});
