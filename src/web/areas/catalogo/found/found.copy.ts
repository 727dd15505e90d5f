import type { Busqueda, Nearest } from "./busqueda.ts";

const few: Record<number, string> = {
  2: "las dos",
  3: "las tres",
  4: "las cuatro",
  5: "las cinco",
};

export const foundCopy = {
  /** Null when everything was found as typed. */
  said: ({ encontrado, palabras }: Busqueda, q: string): string | null => {
    if (encontrado === "corregida") return `Nada con «${q}»; esto con «${palabras}».`;
    if (encontrado !== "algunas") return null;
    const typed = q.split(" ").length;
    const found = palabras.split(" ").length;
    const all = `Nada con ${few[typed] ?? "todas las"} palabras`;
    return found === 1 && typed === 2
      ? `${all}; esto con una: «${palabras}».`
      : `${all}; esto con algunas: «${palabras.split(" ").join("», «")}».`;
  },
  nothingYet: "Todavía no hay piezas en esta categoría.",
  elsewhere: (nombre: string, enTienda: number) => `0 en ${nombre}, ${enTienda} en toda la tienda.`,
  searchAll: "Buscar en toda la tienda",
  nearest: {
    tienda: "En toda la tienda",
    categoria: "También en esta categoría",
    destacados: "Quizás te guste",
  } satisfies Record<Nearest["origen"], string>,
  quoteTitle: "¿No existe todavía? La cotizamos.",
  quoteText: (q: string) => `Cuéntanos cómo la imaginas y te cotizamos «${q}».`,
  quote: "Cotiza tu idea",
} as const;
