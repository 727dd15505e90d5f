/** docs/reglas.md 59; `codigo` is the official CUT code. */
export const regiones = [
  { codigo: "15", nombre: "Arica y Parinacota" },
  { codigo: "01", nombre: "Tarapacá" },
  { codigo: "02", nombre: "Antofagasta" },
  { codigo: "03", nombre: "Atacama" },
  { codigo: "04", nombre: "Coquimbo" },
  { codigo: "05", nombre: "Valparaíso" },
  { codigo: "13", nombre: "Metropolitana de Santiago" },
  { codigo: "06", nombre: "O'Higgins" },
  { codigo: "07", nombre: "Maule" },
  { codigo: "16", nombre: "Ñuble" },
  { codigo: "08", nombre: "Biobío" },
  { codigo: "09", nombre: "La Araucanía" },
  { codigo: "14", nombre: "Los Ríos" },
  { codigo: "10", nombre: "Los Lagos" },
  { codigo: "11", nombre: "Aysén" },
  { codigo: "12", nombre: "Magallanes" },
] as const;

export const regionNames: readonly string[] = regiones.map((region) => region.nombre);

export function regionCode(nombre: string): string | undefined {
  return regiones.find((region) => region.nombre === nombre)?.codigo;
}
