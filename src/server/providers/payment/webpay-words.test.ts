import { describe, expect, it } from "vitest";
import { refundOf, stateOf, wordsOf } from "./webpay-words.ts";

describe("the state of a payment", () => {
  it.each([
    ["INITIALIZED", null, null, "open"],
    // An aborted one shows a code of 0 as well.
    ["INITIALIZED", 0, null, "open"],
    ["INITIALIZED", null, "TSY", "paid_uncommitted"],
    ["INITIALIZED", null, "", "paid_uncommitted"],
    ["AUTHORIZED", 0, "TSY", "paid"],
    ["AUTHORIZED", 0, null, "paid"],
    ["AUTHORIZED", -1, "TSY", "doubtful"],
    ["AUTHORIZED", null, "TSY", "doubtful"],
    ["CAPTURED", 0, "TSY", "paid"],
    ["CAPTURED", null, null, "paid"],
    ["FAILED", -1, "TSN", "refused"],
    ["FAILED", null, "TSN", "refused"],
    ["FAILED", 0, "ABO", "unclear"],
    ["REVERSED", 0, "TSY", "returned"],
    ["NULLIFIED", 0, "TSY", "returned"],
    ["PARTIALLY_NULLIFIED", 0, "TSY", "partly_returned"],
    ["authorized", 0, "TSY", "unclear"],
    ["constructor", 0, "TSY", "unclear"],
  ] as const)("%s with code %s and vci %j is %s", (status, response_code, hint, state) => {
    expect(stateOf({ status, response_code, vci: hint })).toBe(state);
  });
});

describe("the words kept for the owner", () => {
  it.each([
    ["REVERSED", "REVERSED"],
    ["NULLIFIED", "NULLIFIED"],
    ["PARTIALLY_NULLIFIED", "NULLIFIED"],
  ])("name a refund that the record shows as %s by %s", (status, refund) => {
    expect(wordsOf(status, 0)).toEqual({ state: status, code: 0, refund });
  });
});

describe("the answer to a refund", () => {
  it.each([
    ["REVERSED", null, null, { kind: "returned", amount: "all", word: "REVERSED" }],
    ["REVERSED", -1, 500, { kind: "returned", amount: "all", word: "REVERSED" }],
    ["NULLIFIED", 0, 500, { kind: "returned", amount: 500, word: "NULLIFIED" }],
    ["NULLIFIED", 0, null, { kind: "returned", amount: null, word: "NULLIFIED" }],
    ["NULLIFIED", -1, 500, { kind: "refused", code: -1 }],
    ["NULLIFIED", null, null, { kind: "refused", code: null }],
    ["OTRO", -1, null, { kind: "refused", code: -1 }],
    ["OTRO", 0, 500, { kind: "unclear" }],
  ] as const)("%s with code %s and %s pesos is %j", (type, response_code, nullified_amount, is) => {
    expect(refundOf({ type, response_code, nullified_amount })).toEqual(is);
  });
});
