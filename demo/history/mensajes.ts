/** `hace` and `tarda` in hours: before the demo starts, and until the answer. Without a respuesta it is open. */
export type PastMensaje = {
  nombre: string;
  mensaje: string;
  hace: number;
  respuesta?: { texto: string; tarda: number };
  isClosed?: boolean;
};

/** Oldest first. */
export const pastMensajes: readonly PastMensaje[] = [
  {
    nombre: "Marisol Fuenzalida",
    mensaje:
      "Hola, ¿la lámpara Quebrada viene con ampolleta? Y si no, ¿cuál le sirve? Es para el velador de mi hija.",
    hace: 24 * 26,
    respuesta: {
      texto:
        "Hola, Marisol. Va sin ampolleta: usa una LED E27 de hasta 9 W, de luz cálida se ve mejor. Nunca halógena, porque calienta la pantalla.",
      tarda: 3,
    },
  },
  {
    nombre: "Cristian Mella",
    mensaje:
      "Buenas. Necesito 30 llaveros con el logo de nuestro club de ajedrez para fines de mes. ¿Hacen descuento por cantidad y lo pueden facturar?",
    hace: 24 * 21 + 5,
    respuesta: {
      texto:
        "Hola, Cristian. Sí: desde 25 unidades el llavero queda en $3.190. Mándanos el logo en SVG o en una foto nítida y te respondemos con una muestra dibujada. El comprobante de la compra va en el correo del pago.",
      tarda: 7,
    },
  },
  {
    nombre: "Berta Solís",
    mensaje: "¿Tienen local para ir a ver las piezas? Vivo en Quilpué y me queda cerca.",
    hace: 24 * 15 + 2,
    respuesta: {
      texto:
        "Hola, Berta. Todavía no tenemos local: imprimimos por pedido y despachamos. Si quieres ver alguna pieza de cerca, dinos cuál y te mandamos más fotos.",
      tarda: 1.5,
    },
  },
  {
    nombre: "Leandro Pino",
    mensaje:
      "El macetero acanalado, ¿aguanta afuera en invierno? En Puerto Montt llueve de lado, así que pregunto en serio.",
    hace: 24 * 9 + 6,
    respuesta: {
      texto:
        "Hola, Leandro. La lluvia no le hace nada, el sol fuerte de verano sí lo puede ablandar. Bajo un alero anda perfecto. Te sugerimos dejarlo con el plato para que no manche.",
      tarda: 16,
    },
  },
  {
    nombre: "Posicionamiento Total",
    mensaje:
      "Estimados, llevamos su tienda al primer lugar de los buscadores en 48 horas. Respondan este mensaje y les enviamos nuestros planes.",
    hace: 24 * 6,
    isClosed: true,
  },
  {
    nombre: "Rayen Catrileo",
    mensaje:
      "Hola, compré un cóndor para mi papá y se le soltó el pasador de la varilla. ¿Me mandan otro o se puede pegar? Gracias.",
    hace: 31,
  },
  {
    nombre: "Joaquín Merino",
    mensaje:
      "Buenas tardes. ¿La caja para electrónica se puede hacer de 140 mm de largo? Es para una placa con pantalla.",
    hace: 9,
  },
  {
    nombre: "Amalia Rosas",
    mensaje:
      "¿Si pido hoy el adorno de torta con números alcanza a llegar el sábado a Talca? Es el cumpleaños número 80 de mi abuela.",
    hace: 1.2,
  },
];
