const roles = ["cliente", "admin"] as const;
export type Rol = (typeof roles)[number];

/** For the interface only; the server trusts the row. */
export type TokenClaims = {
  sub: string;
  nombre: string;
  rol: Rol;
  /** Seconds since the epoch. */
  exp: number;
  iat: number;
};

/** Null when a claim is missing. Without a schema, which every page would load. */
export function readTokenClaims(value: unknown): TokenClaims | null {
  if (typeof value !== "object" || value === null) return null;
  const { sub, nombre, rol, exp, iat } = value as Partial<Record<keyof TokenClaims, unknown>>;
  if (typeof sub !== "string" || typeof nombre !== "string") return null;
  if (typeof exp !== "number" || typeof iat !== "number") return null;
  const known = roles.find((candidate) => candidate === rol);
  return known ? { sub, nombre, rol: known, exp, iat } : null;
}
