import { describe, expect, it } from "vitest";
import { readConfirmation } from "./confirmation-state.ts";

describe("readConfirmation", () => {
  it.each([
    ["a success", { success: true, orderId: 12 }, { kind: "success", orderId: 12 }],
    ["an order id as text", { success: true, orderId: "12" }, { kind: "success", orderId: 12 }],
    ["a success without an order", { success: true }, { kind: "success", orderId: null }],
    ["a failure", { success: false }, { kind: "failure" }],
    ["no state", null, { kind: "none" }],
    ["foreign state", { from: "/tienda" }, { kind: "none" }],
    ["a broken order id", { success: true, orderId: "<b>" }, { kind: "none" }],
  ])("reads %s", (_name, state, expected) => {
    expect(readConfirmation(state)).toEqual(expected);
  });
});
