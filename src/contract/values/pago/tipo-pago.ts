const tiposPago: Readonly<Record<string, { tarjeta: string; cuota: string }>> = {
  VD: { tarjeta: "Débito", cuota: "Venta débito" },
  VN: { tarjeta: "Crédito", cuota: "Sin cuotas" },
  VC: { tarjeta: "Crédito", cuota: "Cuotas normales" },
  SI: { tarjeta: "Crédito", cuota: "3 cuotas sin interés" },
  S2: { tarjeta: "Crédito", cuota: "2 cuotas sin interés" },
  NC: { tarjeta: "Crédito", cuota: "Cuotas sin interés" },
  VP: { tarjeta: "Prepago", cuota: "Venta prepago" },
};

/** Spanish words for a payment type; an unknown code is returned unchanged. */
export function describeTipoPago(codigo: string): { tarjeta: string; cuota: string } {
  return tiposPago[codigo] ?? { tarjeta: codigo, cuota: codigo };
}
