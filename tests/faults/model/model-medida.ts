/** State of a line: made to measure or not, and whether its buyer was told. */
export type Medida = "plain" | "untold" | "told";

/** Facts that a start sends of it: none, those of the page, or those before the owner changed it. */
export const notices = ["nothing", "as shown", "otherwise"] as const;
export type Notice = (typeof notices)[number];

type Line = { producto: number; medida: Medida };

/** The lines as a start freezes them. */
export function tellLines<T extends Line>(notice: Notice, lineas: T[]): T[] | { refused: number } {
  if (notice === "otherwise") return { refused: 409 };
  if (notice === "nothing") return lineas;
  return lineas.map((line) => (line.medida === "plain" ? line : { ...line, medida: "told" }));
}

/**
 * The productos that the client names, by their places; undefined when it names none. One with a plain line beside a
 * written one is named as made to measure.
 */
export function toldPlaces(notice: Notice, lineas: readonly Line[]): number[] | undefined {
  if (notice === "nothing") return undefined;
  const medida = new Set(lineas.flatMap((it) => (it.medida === "plain" ? [] : it.producto)));
  const isNamed = notice === "as shown";
  const named = lineas.filter(({ producto }) => medida.has(producto) === isNamed);
  return [...new Set(named.map(({ producto }) => producto))];
}
