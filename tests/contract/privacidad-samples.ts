/** Personal data: what people ask about theirs, and what the owner does with a person's. */
export const privacidadSamples = {
  createPeticion: { query: {}, body: { tipo: "acceso", nombre: "Ana", email: "ana@b.cl" } },
  confirmPeticion: { query: {}, body: { enlace: "e".repeat(43) } },
  listPeticiones: { query: {}, body: null },
  listBrechas: { query: {}, body: null },
  saveBrecha: {
    query: {},
    body: {
      conocida_el: "2026-12-01",
      naturaleza: "Se perdió una copia",
      efectos: "Ninguno conocido",
      datos: "Correos",
      personas: 12,
      medidas: "Se cambiaron las claves",
    },
  },
  answerPeticion: { query: { id: "1" }, body: { decision: "aceptada", respuesta: "Listo." } },
  liftPeticion: { query: { id: "3" }, body: { motivo: "Se resolvió." } },
  listBloqueos: { query: {}, body: null },
  extendPeticion: { query: { id: "2" }, body: { motivo: "Son muchos datos." } },
  listClientes: { query: { q: "ana" }, body: null },
  getCliente: { query: { id: "1" }, body: null },
  exportCliente: { query: { id: "1" }, body: null },
  deleteCliente: { query: { id: "1" }, body: { correo: "ana@b.cl" } },
};
