export const recetaActs = { saved: "Guardó cómo se imprime" } as const;

export const recetaMessages = {
  stale:
    "Otra persona guardó esta receta mientras la escribías. Vuelve a cargarla para ver la suya, o copia antes lo tuyo.",
  otherColor:
    "Un color de la receta ya no existe en este producto ni en la tienda: elige otro o quita su fila.",
  noRoom:
    "Queda muy poco espacio en el servidor para un archivo. Guarda la receta sin él por ahora.",
  saved: ({ variantes, en_espera }: { variantes: number; en_espera: number }) =>
    [
      variantes === 0
        ? "Receta guardada."
        : `Receta guardada, también en ${variantes === 1 ? "la otra variante" : `las otras ${variantes} variantes`}.`,
      ...(en_espera === 0
        ? []
        : [
            en_espera === 1
              ? "El trabajo que espera ya la usa."
              : `Los ${en_espera} trabajos que esperan ya la usan.`,
          ]),
    ].join(" "),
} as const;
