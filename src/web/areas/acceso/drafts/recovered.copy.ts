/** Sentences of a form that shows what was typed before the session ended. */
export const recoveredCopy = {
  recovered: "Recuperamos lo que escribiste.",
  discardRecovered: "Descartar lo recuperado",
} as const;
