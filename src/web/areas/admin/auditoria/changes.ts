import type { Auditoria } from "#contract/schemas/administracion.ts";
import { estadoNames } from "#contract/values/estado-names.ts";
import { formatClp } from "#contract/values/pago/clp.ts";
import { fallaNames } from "#contract/values/taller/falla-names.ts";
import { formatShortMoment } from "#web/app/dates.ts";
import { discrepanciaWords } from "../pagos/discrepancias.copy.ts";
import { trabajoEstadoNames } from "../taller/taller.copy.ts";
import { auditoriaCopy as copy, fieldNames, mensajeEstadoNames } from "./auditoria.copy.ts";

export type Change = {
  field: string;
  /** Null when the act created the value. */
  antes: string | null;
  despues: string;
};

const moneyFields = new Set(["precio", "total", "monto"]);
const estados: Readonly<Record<string, string>> = {
  ...estadoNames,
  ...mensajeEstadoNames,
  ...trabajoEstadoNames,
};
const fallas: Readonly<Record<string, string>> = fallaNames;
const tipos: Readonly<Record<string, { title: string }>> = discrepanciaWords;
const shownItems = 3;
const maxLength = 200;

/** In recorded order. */
export function describeChanges({
  antes,
  despues,
}: Pick<Auditoria, "antes" | "despues">): Change[] {
  const fields = new Set([...Object.keys(antes ?? {}), ...Object.keys(despues ?? {})]);
  return [...fields].map((field) => ({
    field: fieldNames[field] ?? field.replaceAll("_", " "),
    antes: antes && field in antes ? describeValue(field, antes[field]) : null,
    despues: describeValue(field, despues?.[field]),
  }));
}

/** Separates ids of rows, which help only to search the records. */
export function splitChanges({ antes, despues }: Pick<Auditoria, "antes" | "despues">) {
  const pick = (isWanted: (field: string) => boolean) =>
    describeChanges({ antes: pickFields(antes, isWanted), despues: pickFields(despues, isWanted) });
  return {
    shown: pick((field) => !technical.has(field)),
    technical: pick((field) => technical.has(field)),
  };
}

const technical = new Set(["respuesta_id", "nota_id", "reembolso_id", "intento_id", "pedido_id"]);

function pickFields(values: Auditoria["antes"], isWanted: (field: string) => boolean) {
  return values && Object.fromEntries(Object.entries(values).filter(([field]) => isWanted(field)));
}

function describeValue(field: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return copy.nothing;
  if (typeof value === "boolean") return value ? copy.yes : copy.no;
  if (typeof value === "number") return describeNumber(field, value);
  if (Array.isArray(value)) return describeList(field, value);
  if (typeof value === "object") {
    return Object.entries(value)
      .map(([name, inner]) => `${fieldNames[name] ?? name}: ${describeValue(name, inner)}`)
      .join(", ");
  }
  const text = String(value);
  if (field === "estado") return estados[text] ?? text;
  if (field === "motivo") return fallas[text] ?? text;
  if (field === "tipo") return tipos[text]?.title ?? text;
  return text.length > maxLength ? `${text.slice(0, maxLength).trimEnd()}…` : text;
}

function describeNumber(field: string, value: number): string {
  if (moneyFields.has(field) && Number.isSafeInteger(value)) return formatClp(value);
  if (field.endsWith("_en")) return formatShortMoment(value);
  return field === "id" || field.endsWith("_id") ? String(value) : value.toLocaleString("es-CL");
}

function describeList(field: string, values: readonly unknown[]): string {
  if (values.length === 0) return copy.nothing;
  const shown = values.slice(0, shownItems).map((value) => describeValue(field, value));
  const more = values.length - shown.length;
  return more > 0 ? `${shown.join(", ")} ${copy.more(more)}` : shown.join(", ");
}
