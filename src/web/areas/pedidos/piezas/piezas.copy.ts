export const piezasCopy = {
  title: (count: number) => (count === 1 ? "Tu pieza, al revisarla" : "Tus piezas, al revisarlas"),
  fotoAlt: (pieza: string) => `${pieza}, al revisarla`,
  failed: "No pudimos cargar la foto.",
} as const;
