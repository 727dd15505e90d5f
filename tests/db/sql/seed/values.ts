/** Each column is an expression of the row number `i` that both engines accept. */
export type SeedTable = { name: string; count: number; columns: Record<string, string> };

/** Productos and pedidos; other tables are in proportion. */
export const rows = 20_000;
export const usuarios = 5_000;
const dayMs = 86_400_000;

/** The time of every sample, in epoch milliseconds. */
export const now = Date.UTC(2026, 10, 21);

/** Later rows are younger; together they span 1,000 days. */
export const momentOf = (count: number) =>
  `cast(${now - 1_000 * dayMs} as bigint) + cast(i as bigint) * ${Math.floor((1_000 * dayMs) / count)}`;
export const moment = momentOf(rows);

export function pick(number: string, values: readonly string[]): string {
  const cases = values.map((value, index) => `when ${index} then '${value}'`);
  return `(case (${number}) % ${values.length} ${cases.join(" ")} end)`;
}

export const pieceName = `${pick("i", ["lampara", "dragon", "maqueta", "soporte", "llavero", "trofeo", "pudu"])}
  || ' de ' || ${pick("i / 7", ["bosque", "mesa", "viaje", "regalo", "taller"])} || ' ' || i`;
export const personName = `${pick("i", ["camila", "matias", "antonia", "benjamin", "josefa"])} || ' ' ||
  ${pick("i / 5", ["soto", "munoz", "rojas", "contreras", "perez", "nunez", "fuentes"])}`;
export const usuario = `1 + (i * 7) % ${usuarios}`;
export const email = (number: string) => `'persona-' || (${number}) || '@ejemplo.cl'`;
