export const archivoTipos = ["stl", "3mf"] as const;

/** Told apart by their content; a name may lie. */
export type ArchivoTipo = (typeof archivoTipos)[number];

/** For one mensaje. */
export const archivoLimits = { maxFiles: 1, maxFileBytes: 50_000_000 } as const;

const endings = /\.(?:stl|3mf)$/i;

/** For a first look, before anything is sent. */
export function isArchivoName(name: string): boolean {
  return endings.test(name);
}
