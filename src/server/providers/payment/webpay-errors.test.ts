import { describe, expect, it } from "vitest";
import { classify } from "./webpay-errors.ts";

/** An error in the SDK's words. */
const failed = (status: number, sentence: string) =>
  new Error(`AxiosError: Request failed with status code ${status}\n${sentence}`);

describe("a refusal", () => {
  it.each([
    [422, "Invalid value for parameter: token", "no_such_payment"],
    [422, "Amount to refund is bigger than authorized", "over_balance"],
    [422, "Transaction has an invalid state (8) to reverse", "not_refundable"],
    [422, "The transactions's date has passed max time (90 days) to refund", "too_late"],
    [422, "Partial refund not allowed for this type of payment", "whole_only"],
    [422, "Transaction has an invalid finished state: aborted", "aborted"],
    [422, "The transactions's date has passed max time (7 days) to recover the status", undefined],
    [422, "Transaction already locked by another process", undefined],
    [422, "Invalid status '0' for transaction while authorizing", undefined],
    [422, "Invalid value for parameter: amount", undefined],
    [400, "Transaction not found", undefined],
    [404, "Not Found", undefined],
  ])("%i %s is known as %s", (status, sentence, why) => {
    const answer = classify(failed(status, sentence));
    expect(answer).toMatchObject({ ok: false, kind: "refused", said: sentence });
    expect(answer.why).toBe(why);
    expect(answer.reason).toContain(`${status} · ${sentence}`);
  });
});

describe("an answer that may hide an effect", () => {
  it.each([
    [failed(401, "Not Authorized"), "credentials"],
    [failed(403, "Unexpected error"), "credentials"],
    [failed(500, "Transaction has an invalid finished state: aborted"), undefined],
    [new Error("AxiosError: timeout of 10000 ms exceeded"), undefined],
    [new Error("AxiosError: write ECONNABORTED"), undefined],
    [new Error("Error: socket hang up"), undefined],
    ["a string", undefined],
  ])("%s is unknown (%s)", (error, why) => {
    const answer = classify(error);
    expect(answer).toMatchObject({ ok: false, kind: "unknown" });
    expect(answer.why).toBe(why);
    expect(answer.said).toBeUndefined();
  });

  it("is kept short, on one line", () => {
    expect(classify(new Error(`Error\n\n${"x".repeat(900)}`)).reason).toMatch(/^Error · x{292}$/);
  });
});
