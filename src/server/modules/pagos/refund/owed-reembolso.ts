const prefix = "devolucion:";

/** The clave of a reembolso that an accepted devolucion caused. No caller can choose it: it has a colon. */
export function claveOfDevolucion(id: number): string {
  return `${prefix}${id}`;
}

/** The shop accepted to give it back, so it cannot be withdrawn. */
export function isOwed({ clave }: { clave: string | null }): boolean {
  return clave?.startsWith(prefix) ?? false;
}
