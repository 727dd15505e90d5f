export type Place = { comuna: string; region: string };

export type ParcelLine = {
  producto_id: number;
  precio: number;
  cantidad: number;
  peso_gramos?: number | undefined;
  plazo_dias?: number | undefined;
  a_medida?: boolean | undefined;
  /** The buyer's values for its campos. */
  personalizacion?: unknown;
};

/** Grams, units without weight, pesos, working days to make them and what is printed of these lines, as `quoteDespacho` asks for them. */
export function parcelOf(lines: readonly ParcelLine[]) {
  const sums = { gramos: 0, sin_peso: 0, monto: 0 };
  let plazo = 0;
  const printed = lines.filter(isPrinted);
  for (const { precio, cantidad, peso_gramos = 0, plazo_dias = 0 } of lines) {
    plazo = Math.max(plazo, plazo_dias);
    sums.monto += precio * cantidad;
    if (peso_gramos > 0) sums.gramos += peso_gramos * cantidad;
    else sums.sin_peso += cantidad;
  }
  return {
    gramos: String(sums.gramos),
    sin_peso: String(sums.sin_peso),
    monto: String(sums.monto),
    ...(plazo > 0 && { plazo_dias: String(plazo) }),
    ...(printed.length > 0 && {
      piezas: printed.map(({ producto_id, cantidad }) => `${producto_id}x${cantidad}`).join(","),
    }),
  };
}

/** The shelf does not have it. */
function isPrinted({ plazo_dias = 0, a_medida, personalizacion }: ParcelLine): boolean {
  return plazo_dias > 0 || a_medida === true || personalizacion !== undefined;
}

export type SentenceProps = {
  /** The general sentence, shown while no comuna is known. */
  general: string;
  lines: readonly ParcelLine[];
};
