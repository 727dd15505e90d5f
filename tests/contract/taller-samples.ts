/** Samples of the workshop; `samples` takes them in. */
export const tallerSamples = {
  getCapacidad: { query: {}, body: null },
  saveImpresora: {
    query: {},
    body: {
      ...{ version: 0, nombre: "Prusa", activa: true, dias: "12345", desde: 8, hasta: 22 },
      ...{ materiales: ["PLA"], colores: 1, cerrada_desde: null, cerrada_hasta: null },
    },
  },
  deleteImpresora: { query: { id: "1" }, body: null },
  getCifras: { query: {}, body: null },
  exportImpresiones: { query: {}, body: null },
  listTrabajos: { query: { pedido_id: "1" }, body: null },
  stepTrabajos: {
    query: {},
    body: { ids: [1, 2], desde: "impreso", estado: "fallido", motivo: "se_despego" },
  },
  placeTrabajos: {
    query: {},
    body: {
      piezas: [
        { id: 1, desde: null, placa: 2 },
        { id: 2, desde: 2, placa: null },
      ],
    },
  },
  photographTrabajo: { query: { id: "1" }, body: { quitar: "1" } },
  openTrabajoFoto: { query: {}, body: { trabajo_id: 1, enlace: "e".repeat(43) } },
  getReceta: { query: { producto_id: "1" }, body: null },
  saveReceta: {
    query: {},
    body: {
      datos: JSON.stringify({
        ...{
          producto_id: 1,
          version: 0,
          minutos: 95,
          por_placa: 4,
          notas: "Boquilla de 0,4",
          gramos: [],
        },
        ...{ quitar_archivo: false, en_espera: true, variantes: true },
      }),
    },
  },
  getRecetaArchivo: { query: { producto_id: "1", version: "1" }, body: null },
  listFilamentos: { query: {}, body: null },
  saveFilamento: {
    query: {},
    body: { color_id: 1, visto: null, gramos: 1000, precio_kilo: 14990, aviso_gramos: 200 },
  },
};
