/** A caught mail. The first seven fields are the JSON that others read; the rest is for the page. */
export type Mensaje = {
  id: string;
  para: string;
  asunto: string;
  texto: string;
  html: string;
  enlaces: string[];
  fecha: string;
  de: string;
  /** Everyone it was delivered to, blind copies too. */
  destinatarios: string[];
  cabeceras: { nombre: string; valor: string }[];
};

/** The shape in which mails are listed as JSON. */
export function publicFields(mensaje: Mensaje) {
  const { id, para, asunto, texto, html, enlaces, fecha, cabeceras } = mensaje;
  const name = cabeceras.find(({ nombre }) => nombre.toLowerCase() === "message-id");
  return { id, para, asunto, texto, html, enlaces, fecha, id_mensaje: name?.valor ?? "" };
}
