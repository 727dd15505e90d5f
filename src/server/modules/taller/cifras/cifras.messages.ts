export const impresionesCsv = {
  fileName: "impresiones.csv",
  header: [
    ...["fecha", "pedido", "producto", "sku", "colores", "gramos", "minutos"],
    ...["resultado", "motivo"],
  ],
  good: "buena",
  failed: "fallida",
} as const;
