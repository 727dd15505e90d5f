export type Place = { comuna: string; region: string };

export type ParcelLine = {
  precio: number;
  cantidad: number;
  peso_gramos?: number | undefined;
  plazo_dias?: number | undefined;
};

/** Grams, units without weight, pesos and working days to make them of these lines, as `quoteDespacho` asks for them. */
export function parcelOf(lines: readonly ParcelLine[]) {
  const sums = { gramos: 0, sin_peso: 0, monto: 0 };
  let plazo = 0;
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
  };
}

export type SentenceProps = {
  /** The general sentence, shown while no comuna is known. */
  general: string;
  lines: readonly ParcelLine[];
};
