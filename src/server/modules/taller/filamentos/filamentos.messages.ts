export const filamentoActs = { saved: "Anotó un filamento" } as const;

export const filamentoMessages = {
  notFound: "Este color ya no está en la lista.",
  saved: "Filamento anotado.",
  moved: (gramos: number) =>
    `Mientras tanto cambió: ahora quedan ${gramos.toLocaleString("es-CL")} g. Revisa cuánto queda y guarda de nuevo.`,
  raced: "Mientras tanto alguien anotó este filamento. Revisa cuánto queda y guarda de nuevo.",
} as const;
