/** Random, or the next number of a sequence, which a rollback does not give back. */
const ownOfEach: ReadonlySet<string> = new Set([
  "ensureTiendaClave",
  "insertEvento",
  "insertProductoRow",
  "lockInvitado",
]);

/** Triggers keep these tables and columns; the seed of PostgreSQL is written without triggers. */
const keptByTriggers: ReadonlySet<string> = new Set([
  "selectActiveCategorias: filled",
  "selectCategoriasCounted",
  "selectFacetas",
  "selectFoundCells",
  "selectProductos: mejor_evaluados",
  "selectWordsPart",
  "sumConteo",
  "sumConteoByActivo",
]);
const keptColumns: ReadonlySet<string> = new Set([
  "calificacion",
  "calificacion_decimas",
  "opiniones_total",
  "valoracion",
]);

/** Answers by name, without what differs for these reasons. */
export function comparableAnswers(answers: ReadonlyMap<string, unknown>): Record<string, unknown> {
  const compared = [...answers].filter(([name]) => {
    const [, title = "", query = ""] = /^\S+ (([^:]+).*)/.exec(name) ?? [];
    return ![title, query].some((it) => ownOfEach.has(it) || keptByTriggers.has(it));
  });
  return Object.fromEntries(compared.map(([name, answer]) => [name, comparable(answer)]));
}

/** Truth, and the spaces of JSON, are written in another way by each engine, and read alike. */
function comparable(value: unknown): unknown {
  if (typeof value === "boolean") return Number(value);
  if (typeof value === "string" && value.startsWith("[{")) return JSON.parse(value);
  if (value instanceof Map || value instanceof Set) return comparable([...value]);
  if (Array.isArray(value)) return value.map(comparable);
  if (value === null || typeof value !== "object") return value;
  const fields = Object.entries(value).filter(([name]) => !keptColumns.has(name));
  return Object.fromEntries(fields.map(([name, field]) => [name, comparable(field)]));
}
