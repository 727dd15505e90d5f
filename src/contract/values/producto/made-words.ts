/** A sentence without its point about an encargo, for pages that are the same for everybody. */
export function madeWords(plazo_dias: number): string {
  const days = plazo_dias === 1 ? "1 día hábil" : `${plazo_dias} días hábiles`;
  return `La hacemos para ti en hasta ${days}, y desde ahí cuenta el despacho`;
}
