import { describe, expect, it } from "vitest";
import { formatTelefono, parseTelefono } from "./telefono.ts";

describe("parseTelefono", () => {
  it.each([
    ["987654321", "+56987654321"],
    ["9 8765 4321", "+56987654321"],
    ["+56 9 8765 4321", "+56987654321"],
    ["56987654321", "+56987654321"],
    ["0056 9 8765-4321", "+56987654321"],
    ["(2) 2345 6789", "+56223456789"],
    ["32 212 3456", "+56322123456"],
    ["+54 9 11 2345 6789", "+5491123456789"],
  ])("reads %j as %s", (typed, expected) => {
    expect(parseTelefono(typed)).toBe(expected);
  });

  it.each([
    "",
    "12345678",
    "98765432",
    "+56 9 8765 432",
    "+56 1 2345 6789",
    "569876543",
    "no tengo",
    "+0123456789",
  ])("refuses %j", (typed) => {
    expect(parseTelefono(typed)).toBeNull();
  });
});

describe("formatTelefono", () => {
  it.each([
    ["+56987654321", "+56 9 8765 4321"],
    ["+56223456789", "+56 2 2345 6789"],
    ["+56322123456", "+56 32 212 3456"],
    ["+5491123456789", "+5491123456789"],
    ["", ""],
  ])("writes %s as %s", (telefono, expected) => {
    expect(formatTelefono(telefono)).toBe(expected);
  });
});
