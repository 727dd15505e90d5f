/** The first seven fields are public JSON; the page shows all. */
export type Mensaje = {
  id: string;
  para: string;
  asunto: string;
  texto: string;
  html: string;
  enlaces: string[];
  fecha: string;
  de: string;
  /** Envelope recipients, blind copies included. */
  destinatarios: string[];
  cabeceras: { nombre: string; valor: string }[];
};

export function publicFields({ id, para, asunto, texto, html, enlaces: links, fecha }: Mensaje) {
  return { id, para, asunto, texto, html, enlaces: links, fecha };
}

export function headersOf({ id, asunto, cabeceras }: Mensaje) {
  return { id, asunto, cabeceras };
}
