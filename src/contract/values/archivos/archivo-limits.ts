/** Those of a model first: a mensaje takes no other. */
export const archivoTipos = ["stl", "3mf", "gcode"] as const;

/** Told apart by their content; a name may lie. */
export type ArchivoTipo = (typeof archivoTipos)[number];

/** A mensaje takes these. */
export const mensajeArchivoTipos = ["stl", "3mf"] as const satisfies readonly ArchivoTipo[];

/** For one mensaje. */
export const archivoLimits = { maxFiles: 1, maxFileBytes: 50_000_000 } as const;

/** For one receta: a sliced plate weighs more than its model. */
export const recetaArchivoLimits = { maxFiles: 1, maxFileBytes: 100_000_000 } as const;

const endings = /\.(?:stl|3mf)$/i;

/** For a first look, before anything is sent. */
export function isArchivoName(name: string): boolean {
  return endings.test(name);
}
