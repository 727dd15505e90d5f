import type { DataKindName } from "#contract/values/rights/data-kinds.ts";

/**
 * Effect of erasure on a column: its row goes, it is set to `to`, the module's code sets it (`coded`), or it stays for the
 * reason given.
 */
type Erasure =
  | { act: "delete" }
  | { act: "blank"; to: ((usuarioId: number) => string) | null }
  | { act: "coded" }
  | { act: "keep"; why: string };

export type PersonalColumn = {
  kind: DataKindName;
  erasure: Erasure;
  /** Path in the answer of getCuenta, or why it is not there. */
  exported: string | { not: string };
};

export type Columns<T> = { readonly [C in keyof T]: "impersonal" | PersonalColumn };

/** Name and address of an erased account. Not a valid address, so it cannot be registered. */
export function anonymousOf(usuarioId: number): { nombre: string; email: string } {
  return { nombre: "Cuenta borrada", email: `cuenta-borrada-${usuarioId}` };
}

export const anonymousNombre = () => anonymousOf(0).nombre;
export const anonymousEmail = (usuarioId: number) => anonymousOf(usuarioId).email;
export const empty = () => "";

export const gone: Erasure = { act: "delete" };
export const coded: Erasure = { act: "coded" };
export const blank = (to: ((usuarioId: number) => string) | null): Erasure => ({
  act: "blank",
  to,
});
export const keep = (why: string): Erasure => ({ act: "keep", why });

export const secret = { not: "a secret, of use to a thief only" };
export const ours = {
  not: "our own record, tells nothing about the person that the rest does not",
};
export const waiting = { not: "of whoever typed the address, until its link is opened" };
export const hashed = { not: "a keyed hash" };

export const forTax = keep("the tax office asks for the sale and its payment");
export const forProof = keep("which terms the contract has, without the person");
export const forTrail = keep("a keyed hash, until its term");

export function personal(
  kind: DataKindName,
  erasure: Erasure,
  exported: PersonalColumn["exported"],
): PersonalColumn {
  return { kind, erasure, exported };
}

/** Ids, times, states and what describes productos: a number of a usuario names nobody once that row is blank. */
export function none<C extends string>(...columns: C[]): Record<C, "impersonal"> {
  return Object.fromEntries(columns.map((column) => [column, "impersonal"])) as Record<
    C,
    "impersonal"
  >;
}
