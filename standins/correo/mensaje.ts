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
export function publicFields({ id, para, asunto, texto, html, enlaces, fecha }: Mensaje) {
  return { id, para, asunto, texto, html, enlaces, fecha };
}

/** What tells a mail from its repetition: its subject and all header lines. */
export function headersOf({ id, asunto, cabeceras }: Mensaje) {
  return { id, asunto, cabeceras };
}
