/** Samples of retractos and garantías; `samples` takes them in. */
export const devolucionesSamples = {
  openDevoluciones: { query: {}, body: { enlace: "e".repeat(43) } },
  createDevolucion: {
    query: {},
    body: {
      enlace: "e".repeat(43),
      tipo: "falla",
      solucion: "cambio",
      lineas: [{ detalle_id: 1, cantidad: 1 }],
      detalle: "Se quebró",
      clave: "una-clave-propia",
    },
  },
  createDevolucionConFotos: {
    query: {},
    body: {
      datos: JSON.stringify({
        enlace: "e".repeat(43),
        tipo: "falla",
        solucion: "cambio",
        lineas: [{ detalle_id: 1, cantidad: 1 }],
        detalle: "Se quebró",
        clave: "una-clave-propia",
      }),
    },
  },
  openDevolucionFotos: { query: {}, body: { enlace: "e".repeat(43), devolucion_id: 1 } },
  getDevolucionFotos: { query: { id: "1" }, body: null },
  listDevoluciones: { query: {}, body: null },
  answerDevolucion: {
    query: { id: "1" },
    body: { decision: "rechazada", respuesta: "Está usada." },
  },
  stepDevolucion: { query: { id: "1" }, body: { paso: "recibida" } },
};
