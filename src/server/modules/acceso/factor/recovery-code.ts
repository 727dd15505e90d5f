import { randomInt } from "node:crypto";
import { hashOneTimeToken } from "../one-time-token.ts";

export const recoveryCodeCount = 10;
/** Without 0, 1, I, L, O and U, which people confuse when they copy by hand. */
const letters = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const groups = 4;
const groupLength = 7;

/** 137 random bits, which need neither salt nor a slow hash (ASVS 6.5.2, 11.5.1). */
export function newRecoveryCode(): string {
  const group = () =>
    Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join("");
  return Array.from({ length: groups }, group).join("-");
}

/** Takes the code in any case, with spaces and dashes. */
export function hashRecoveryCode(code: string): string {
  return hashOneTimeToken(code.toUpperCase().replaceAll(/[^0-9A-Z]/g, ""));
}
