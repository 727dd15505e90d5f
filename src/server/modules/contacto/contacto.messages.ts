/** What a visitor reads after writing to the shop. */
export function contactoReceived(respuestaHoras: number): string {
  const time = respuestaHoras === 1 ? "1 hora" : `${respuestaHoras} horas`;
  return `¡Gracias por escribirnos! Te responderemos dentro de ${time}.`;
}
