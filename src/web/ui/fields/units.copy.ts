export const unitsCopy = {
  unitsOf: (nombre: string) => `Unidades de ${nombre}`,
  less: (nombre: string) => `Quitar una unidad de ${nombre}`,
  more: (nombre: string) => `Agregar una unidad de ${nombre}`,
  of: (units: number) => `de ${units}`,
} as const;
