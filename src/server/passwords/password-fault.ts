import { countFreeSigns } from "../config/secret-strength.ts";
import { isLeaked } from "./leaked-passwords.ts";
import { consistsOf } from "./shop-and-person-words.ts";

export type PasswordFault = "known" | "own";

/**
 * Why a password of the allowed length is refused, null when it is not (docs/reglas.md 88).
 * `ownWords`: of the shop and of the person.
 */
export function findPasswordFault(
  password: string,
  ownWords: readonly string[],
): PasswordFault | null {
  if (consistsOf(password, ownWords)) return "own";
  return isPredictable(password) || isLeaked(password) ? "known" : null;
}

/** A few signs, or rows and repeats only: "aaaaaaa1", "abab1212", "12345678", " ". */
function isPredictable(password: string): boolean {
  const text = password.toLowerCase();
  return new Set(text).size <= 3 || countFreeSigns(text) <= 2;
}
