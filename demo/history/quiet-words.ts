/** Who asked to be told when something sold out is back. */
export const pastWaiters: readonly string[] = [
  "Carolina Ahumada",
  "Matías Bobadilla",
  "Pía Cornejo",
  "Renato Dinamarca",
];

/** Searches without a hit, each with its ages in hours at the start of the demo. */
export const pastBusquedas: readonly { palabras: string; hace: readonly number[] }[] = [
  { palabras: "funko pop", hace: [9, 31, 57, 130, 290] },
  { palabras: "violín", hace: [14, 96, 170, 420] },
  { palabras: "bonsai", hace: [26, 75, 333] },
  { palabras: "molde para galletas", hace: [40, 210] },
  { palabras: "casco medieval", hace: [64] },
  { palabras: "ajedrez", hace: [118] },
];
