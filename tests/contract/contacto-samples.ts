/** Samples of mensajes; `samples` takes them in. */
export const contactoSamples = {
  sendMensajeConFotos: {
    query: {},
    body: { datos: JSON.stringify({ nombre: "Ana", email: "a@b.cl", mensaje: "Hola" }) },
  },
  sendMensajeConArchivo: {
    query: {},
    body: { datos: JSON.stringify({ nombre: "Ana", email: "a@b.cl", mensaje: "Hola" }) },
  },
  getMensajeArchivo: { query: { id: "1" }, body: null },
  getMensajeFotos: { query: { id: "1" }, body: null },
  listMensajes: { query: {}, body: null },
  getMensajesResumen: { query: { resumen: "true" }, body: null },
  answerMensaje: { query: { id: "1" }, body: { respuesta: "Sí, se puede." } },
  patchMensaje: { query: { id: "1" }, body: { estado: "cerrado" } },
  sendMensaje: { query: {}, body: { nombre: "Ana", email: "a@b.cl", mensaje: "Hola" } },
};
