import type { Auditoria } from "#contract/schemas/administracion.ts";
import { formatClp } from "#contract/values/clp.ts";
import { estadoNames } from "#contract/values/estado-names.ts";
import { formatShortMoment } from "#web/app/dates.ts";
import { discrepanciaWords } from "../pagos/discrepancias.copy.ts";
import { campoNames, adminRegistroCopy as copy, mensajeEstadoNames } from "./auditoria.copy.ts";

export type Cambio = {
  campo: string;
  /** Null when there was nothing before: the act made it. */
  antes: string | null;
  despues: string;
};

const moneyFields = new Set(["precio", "total", "monto"]);
const estados: Readonly<Record<string, string>> = { ...estadoNames, ...mensajeEstadoNames };
const tipos: Readonly<Record<string, { title: string }>> = discrepanciaWords;
const shownItems = 3;
const maxLength = 200;

/** The changed fields of an act in words, in the order in which they were noted. */
export function describeCambios({
  antes,
  despues,
}: Pick<Auditoria, "antes" | "despues">): Cambio[] {
  const campos = new Set([...Object.keys(antes ?? {}), ...Object.keys(despues ?? {})]);
  return [...campos].map((campo) => ({
    campo: campoNames[campo] ?? campo.replaceAll("_", " "),
    antes: antes && campo in antes ? describeValue(campo, antes[campo]) : null,
    despues: describeValue(campo, despues?.[campo]),
  }));
}

/** What only helps to find an act in the shop's records: numbers of rows, which say nothing to a reader. */
export function splitCambios({ antes, despues }: Pick<Auditoria, "antes" | "despues">) {
  const pick = (isWanted: (campo: string) => boolean) =>
    describeCambios({ antes: keep(antes, isWanted), despues: keep(despues, isWanted) });
  return {
    told: pick((campo) => !technical.has(campo)),
    technical: pick((campo) => technical.has(campo)),
  };
}

const technical = new Set(["respuesta_id", "nota_id", "reembolso_id", "intento_id", "pedido_id"]);

function keep(values: Auditoria["antes"], isWanted: (campo: string) => boolean) {
  return values && Object.fromEntries(Object.entries(values).filter(([campo]) => isWanted(campo)));
}

function describeValue(campo: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return copy.nothing;
  if (typeof value === "boolean") return value ? copy.yes : copy.no;
  if (typeof value === "number") return describeNumber(campo, value);
  if (Array.isArray(value)) return describeList(campo, value);
  if (typeof value === "object") {
    return Object.entries(value)
      .map(([name, inner]) => `${campoNames[name] ?? name}: ${describeValue(name, inner)}`)
      .join(", ");
  }
  const text = String(value);
  if (campo === "estado") return estados[text] ?? text;
  if (campo === "tipo") return tipos[text]?.title ?? text;
  return text.length > maxLength ? `${text.slice(0, maxLength).trimEnd()}…` : text;
}

function describeNumber(campo: string, value: number): string {
  if (moneyFields.has(campo) && Number.isSafeInteger(value)) return formatClp(value);
  if (campo.endsWith("_en")) return formatShortMoment(value);
  return campo === "id" || campo.endsWith("_id") ? String(value) : value.toLocaleString("es-CL");
}

function describeList(campo: string, values: readonly unknown[]): string {
  if (values.length === 0) return copy.nothing;
  const shown = values.slice(0, shownItems).map((value) => describeValue(campo, value));
  const more = values.length - shown.length;
  return more > 0 ? `${shown.join(", ")} ${copy.more(more)}` : shown.join(", ");
}
