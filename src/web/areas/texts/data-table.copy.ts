import type { DataKind } from "#contract/values/rights/data-kinds.ts";

export const dataTableCopy = {
  caption: "Qué datos usamos, para qué, con qué base, quién los recibe y por cuánto tiempo",
  summary: (kinds: number) =>
    `Son ${kinds} clases de datos. Toca una para ver para qué se usa, con qué base, quién la recibe y hasta cuándo.`,
  columns: {
    what: "Datos",
    why: "Para qué",
    basis: "Base legal",
    source: "De dónde vienen",
    recipients: "Quién los recibe",
    abroad: "¿Salen de Chile?",
    kept: "Por cuánto tiempo",
  } satisfies Record<keyof DataKind, string>,
} as const;
