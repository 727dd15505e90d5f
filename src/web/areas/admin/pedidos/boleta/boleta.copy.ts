export const boletaCopy = {
  title: "Boleta",
  numero: "Número de la boleta",
  hint: "La que emitiste fuera de la tienda. Déjalo vacío para quitarla.",
  save: "Guardar boleta",
  saving: "Guardando…",
  noAnswer:
    "No recibimos respuesta y no sabemos si se guardó. Revisa el pedido e inténtalo de nuevo.",

  filter: "Boleta",
  any: "Todos",
  missing: "Sin boleta",

  ventasTitle: "Para contabilidad",
  ventasLead:
    "Los pedidos pagados en un mes: boleta, neto, IVA, total, tipo de pago y reembolsos con su fecha.",
  mes: "Mes",
  mesMissing: "Elige el mes, como 2026-11.",
  download: "Descargar el mes",
  downloading: "Preparando…",
  fileName: (mes: string) => `ventas-${mes}.csv`,
} as const;
