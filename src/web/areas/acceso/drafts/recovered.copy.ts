export const recoveredCopy = {
  recovered: "Recuperamos lo que escribiste.",
  discardRecovered: "Descartar lo recuperado",
} as const;
