/** Samples of the workshop; `samples` takes them in. */
export const tallerSamples = {
  listTrabajos: { query: { pedido_id: "1" }, body: null },
  stepTrabajos: {
    query: {},
    body: { ids: [1, 2], desde: "impreso", estado: "fallido", motivo: "se_despego" },
  },
  photographTrabajo: { query: { id: "1" }, body: { quitar: "1" } },
  openTrabajoFoto: { query: {}, body: { trabajo_id: 1, enlace: "e".repeat(43) } },
};
