import { describe, expect, it } from "vitest";
import { paymentAddress } from "./payment-redirect.ts";

const url = "https://webpay.example/webpayserver/initTransaction";

describe("paymentAddress", () => {
  it.each([
    ["a plain url", { url, token: "abc" }, `${url}?token_ws=abc`],
    ["a url with a query", { url: `${url}?a=1`, token: "abc" }, `${url}?a=1&token_ws=abc`],
    ["a token that needs escaping", { url, token: "a&b" }, `${url}?token_ws=a%26b`],
    [
      "http on this machine",
      { url: "http://localhost:4000/p", token: "t" },
      "http://localhost:4000/p?token_ws=t",
    ],
  ])("builds it from %s", (_name, answer, expected) => {
    expect(paymentAddress(answer)).toBe(expected);
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
  ])("refuses %s", (_name, answer) => {
    expect(paymentAddress(answer)).toBeNull();
  });
});
