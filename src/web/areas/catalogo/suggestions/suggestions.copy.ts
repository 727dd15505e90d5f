import type { Found } from "../catalogo.copy.ts";

export const suggestionsCopy = {
  list: "Sugerencias",
  all: ({ total, hasMore }: Found) => {
    if (hasMore) return `Ver más de ${total} resultados`;
    return total === 1 ? "Ver el resultado" : `Ver los ${total} resultados`;
  },
  nothing: (q: string) => `Nada parecido a «${q}».`,
  quote: "Cotiza tu idea",
  count: (shown: number, { total, hasMore }: Found) => {
    if (shown === 0) return "Sin sugerencias. Usa las flechas para cotizar tu idea.";
    const suggestions = shown === 1 ? "1 sugerencia" : `${shown} sugerencias`;
    return `${suggestions} de ${hasMore ? "más de " : ""}${total}. Usa las flechas para elegir.`;
  },
} as const;
