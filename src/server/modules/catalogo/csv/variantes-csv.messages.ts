import { ejeLimits } from "#contract/schemas/ejes.ts";
import { familiaLimits } from "#contract/schemas/familias.ts";

/** Why a row of a file is no variante, at its columns `familia` and `valores`. */
export const varianteRefusals = {
  valoresForm: "Escribe los valores así: Color: Lapis; Talla: Grande.",
  valoresMissing: "Escribe el valor de la variante en cada eje, así: Color: Lapis; Talla: Grande.",
  familiaMissing: "Escribe también la familia de estos valores.",
  ejeTwice: (eje: string) => `«${eje}» está dos veces.`,
  tooManyEjes: `Una familia tiene hasta ${familiaLimits.ejes} ejes.`,
  tooManyValores: (eje: string) => `«${eje}»: hasta ${ejeLimits.valores} valores en un eje.`,
  tooManyVariantes: `Una familia tiene hasta ${familiaLimits.variantes} variantes.`,
  ejeUnknown: (eje: string, familia: string, ejes: readonly string[]) =>
    `«${eje}» no es un eje de «${familia}», que tiene: ${ejes.join(", ")}.`,
  ejeMissing: (eje: string) => `Falta el valor de «${eje}».`,
  colorUnknown: (valor: string) =>
    `«${valor}» no está en los colores de la tienda: agrégalo antes o corrige el nombre.`,
  namesakes: (familia: string) =>
    `Hay dos familias que se llaman «${familia}»: cambia antes el nombre de una.`,
  otherFamilia: (familia: string) => `Ya es de la familia «${familia}»: cámbialo en sus variantes.`,
  otherValores: "Los valores de una variante que ya existe se cambian en sus variantes.",
  ofFamilia: "Es igual en toda la familia: deja la celda vacía o escribe lo que dice la familia.",
  ofFirstRow: (fila: number) =>
    `Es igual en toda la familia: deja la celda vacía o escribe lo de la fila ${fila}.`,
} as const;
