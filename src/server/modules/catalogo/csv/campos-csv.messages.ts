/** Why a cell of the column `campos` is refused. */
export const camposRefusals = {
  form: "Escribe un campo por línea, así: Nombre: texto; obligatorio; 12 letras. O escribe «ninguno».",
  tipo: (etiqueta: string) =>
    `«${etiqueta}»: escribe primero qué se llena: texto, opción, color o fecha.`,
  part: (etiqueta: string, part: string) => `«${etiqueta}»: no entendemos «${part}».`,
  twice: (etiqueta: string, part: string) => `«${etiqueta}»: «${part}» está dos veces.`,
  colorUnknown: (etiqueta: string, color: string) =>
    `«${etiqueta}»: «${color}» no está en los colores de la tienda: agrégalo antes o corrige el nombre.`,
} as const;
