export const severalCopy = {
  choose: "Elegir",
  chooseAll: "Elegir todos",
  chooseNone: "No elegir ninguno",
  chosen: (count: number) => (count === 1 ? "elegido" : "elegidos"),
  clear: "Quitar la selección",
  again: (rows: string) => `Reintentar ${rows}`,
  close: "Cerrar",
  done: "Listo",
  moving: (place: number, count: number) => `Guardando ${place} de ${count}…`,
  outcome: (rows: string, failed: number) =>
    failed === 0 ? `Listo: ${rows}.` : `Listo: ${rows}. Sin cambiar: ${failed}.`,
} as const;
