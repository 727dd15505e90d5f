/**
 * The kinds of personal data of the shop (Law 21.719 art. 14 ter; docs/decisiones.md 36). The page of
 * privacy and the retention job read this table; server/db/personal-data/ says of each column
 * which kind it is.
 */
export type DataKind = {
  /** Spanish, as the page says it. */
  what: string;
  why: string;
  basis: string;
  /** Where it comes from, and who else receives it. */
  source: string;
  recipients: string;
  /** Whether it leaves Chile; where to, the settings of the shop say. */
  abroad: string;
  kept: string;
};

/** Days, unless the name says otherwise. `kept` and the retention job use the same numbers. */
export const terms = {
  unverifiedHours: 72,
  correo: 90,
  mensajeAnswered: 365,
  mensaje: 730,
  aviso: 180,
  /** A peticion whose link nobody used. */
  peticionUnconfirmed: 3,
  /** Name and words of an answered peticion: longer than the 30 working days to complain. */
  peticionWords: 90,
  /** Four years: the proof that a peticion was answered. */
  peticion: 1461,
  /** Two years: as long as a consumer can claim (Law 19.496 art. 26); the words of an answered devolucion go then. */
  devolucion: 731,
  /** A photograph of a piece at its check: longer than six months, the legal guarantee. */
  trabajoFoto: 190,
  carrito: 365,
  /** The person of a pedido that was never paid. */
  unpaidPedido: 90,
  /** Six years: as long as a tax claim or a guarantee can reach back; the person of a pedido goes then. */
  pedido: 2192,
  token: 1,
  /** Life of a link to a pedido bought without an account: longer than six months, the legal guarantee. */
  pedidoEnlaceDays: 190,
  limite: 2,
  knownAccess: 180,
  securityEvent: 365,
} as const;

const contract = "el contrato de compra y tu cuenta";
const request = "tu solicitud de que te respondamos";
const security = "nuestro interés legítimo en cuidar tu cuenta y la tienda";
const law = "la obligación legal de guardar respaldos tributarios";

const nobody = "nadie más";

const withHost = "solo si el servidor está fuera";
const withMail = "solo si el servidor o el correo están fuera";

const whileAccount = "mientras tengas la cuenta";
const daysText = (count: number) => `${count} ${count === 1 ? "día" : "días"}`;
const yearsText = (count: number) => `${Math.round(count / 365.25)} años`;

export const dataKinds = {
  cuenta: {
    what: "Tu cuenta: nombre, correo, contraseña (guardada de forma que nadie puede leerla) y, si entras con Google, el identificador que Google nos da.",
    why: "que puedas entrar y comprar",
    basis: contract,
    source: "tú, o Google si entras con él",
    recipients: nobody,
    abroad: withHost,
    kept: `${whileAccount}; un registro sin verificar, ${terms.unverifiedHours} horas`,
  },
  sesion: {
    what: "Tus sesiones: navegador, parte de la dirección de red y hora.",
    why: "que veas dónde está abierta tu cuenta y puedas cerrarla",
    basis: security,
    source: "tu navegador",
    recipients: nobody,
    abroad: withHost,
    kept: "mientras dure la sesión",
  },
  factor: {
    what: "Tu segundo paso para entrar, si lo agregas: las claves de acceso y códigos, guardados de forma que solo sirven para comprobarlos.",
    why: "que nadie entre con solo tu contraseña",
    basis: security,
    source: "tú",
    recipients: nobody,
    abroad: withHost,
    kept: "hasta que lo quites o borres la cuenta",
  },
  token: {
    what: "Los enlaces de nuestros correos: los que te enviamos para verificar tu correo, cambiar tu contraseña, ver un pedido sin cuenta o administrar la tienda, guardados de forma que nadie puede leerlos.",
    why: "comprobar que el correo es tuyo",
    basis: contract,
    source: "la tienda",
    recipients: "el servicio de correo que envía el enlace",
    abroad: withMail,
    kept: `hasta ${daysText(terms.token)} después de vencer`,
  },
  direccion: {
    what: "Tus direcciones: alias, calle y número, comuna, ciudad, región, nota, y el nombre y teléfono de quien recibe.",
    why: "despachar tus pedidos",
    basis: contract,
    source: "tú",
    recipients: "la empresa de despacho, la de cada pedido",
    abroad: withHost,
    kept: whileAccount,
  },
  carrito: {
    what: "Tu carrito: qué producto, cuántas unidades y lo que escribes para tu pieza.",
    why: "que lo encuentres cuando vuelvas",
    basis: contract,
    source: "tú",
    recipients: nobody,
    abroad: withHost,
    kept: `${whileAccount}, hasta ${daysText(terms.carrito)} cada línea`,
  },
  pedido: {
    what: "Tus pedidos: lo que compraste y lo que escribiste para tu pieza, el monto, tu nombre, correo y dirección de ese día, el número de seguimiento, las fotos que tomamos a tus piezas al revisarlas y nuestras notas sobre el pedido.",
    why: "despacharlos, responder por ellos y cumplir la garantía legal",
    basis: contract,
    source: "tú, al comprar; las fotos de tus piezas, la tienda",
    recipients:
      "la empresa de despacho, tu nombre, dirección y teléfono; el proveedor de pago, el monto y el número",
    abroad: withHost,
    kept: `${yearsText(terms.pedido)}, y sin tu nombre, tu dirección, lo que escribiste ni las fotos desde que borras la cuenta; las fotos, ${daysText(terms.trabajoFoto)} como máximo; de un pedido que no se pagó, tus datos ${daysText(terms.unpaidPedido)}`,
  },
  pago: {
    what: "Tus pagos: monto, código de autorización, cuotas y los cuatro últimos dígitos de la tarjeta. Nunca recibimos el número completo.",
    why: "comprobar el pago, devolverlo y rendir cuentas",
    basis: law,
    source: "el proveedor de pago",
    recipients:
      "el Servicio de Impuestos Internos y quien lleva la contabilidad, si la ley lo pide",
    abroad: withHost,
    kept: "junto al pedido, también después de borrar la cuenta, sin tu nombre",
  },
  devolucion: {
    what: "Tus retractos y garantías: qué unidades, qué nos escribes, las fotos que mandas, qué prefieres y qué respondimos.",
    why: "responderte, devolver tu dinero o arreglar la pieza",
    basis: "la obligación legal de responder por lo que vendemos (Ley 19.496)",
    source: "tú",
    recipients: "el servicio de correo que lleva la respuesta",
    abroad: withMail,
    kept: `lo escrito y las fotos, ${daysText(terms.devolucion)} o hasta que borras la cuenta; sin tus palabras, junto al pedido`,
  },
  opinion: {
    what: "Tus opiniones: estrellas, comentario y tu nombre abreviado.",
    why: "que otras personas conozcan el producto",
    basis: contract,
    source: "tú",
    recipients: "quien visita la tienda",
    abroad: withHost,
    kept: `${whileAccount}; después queda el texto, sin tu nombre`,
  },
  mensaje: {
    what: "Tus mensajes de contacto: nombre, correo, lo que escribes, las fotos o el archivo que mandas y lo que respondemos.",
    why: "responderte",
    basis: request,
    source: "tú",
    recipients: "el servicio de correo que lleva la respuesta",
    abroad: withMail,
    kept: `${daysText(terms.mensajeAnswered)} desde nuestra última respuesta, y ${daysText(terms.mensaje)} como máximo`,
  },
  aviso: {
    what: "Los avisos que pides cuando algo está agotado: tu correo y el producto.",
    why: "escribirte una vez cuando vuelva",
    basis: "tu solicitud de que te avisemos",
    source: "tú",
    recipients: "el servicio de correo que lleva el aviso",
    abroad: withMail,
    kept: `hasta que te escribimos o los quitas, y ${daysText(terms.aviso)} como máximo`,
  },
  peticion: {
    what: "Tus solicitudes sobre tus datos: qué pediste, tu nombre y correo, y lo que respondimos y cuándo.",
    why: "responderlas y poder demostrar que lo hicimos",
    basis: "la obligación legal de responder tus solicitudes (Ley 21.719)",
    source: "tú",
    recipients:
      "el servicio de correo que lleva la respuesta; la Agencia de Protección de Datos Personales, si reclamas",
    abroad: withMail,
    kept: `${daysText(terms.peticionUnconfirmed)} si no las confirmas; tu nombre y tus palabras, ${daysText(terms.peticionWords)} desde la respuesta; el tipo, tu correo y la respuesta, ${yearsText(terms.peticion)}, también si borras tu cuenta, y mientras esté vigente un bloqueo o una oposición`,
  },
  correo: {
    what: "Los correos que te enviamos: a qué dirección, cuál y cuándo.",
    why: "que lleguen, y poder decirte si llegaron",
    basis: contract,
    source: "la tienda",
    recipients: "el servicio de correo",
    abroad: withMail,
    kept: `${daysText(terms.correo)}; el aviso de que tu cuenta se borró, solo hasta enviarlo`,
  },
  limite: {
    what: "Los intentos: los de entrar o escribirnos, contados por correo y red en forma cifrada, y las redes y navegadores desde los que entraste, cifrados también.",
    why: "frenar a quien prueba contraseñas sin dejarte fuera",
    basis: security,
    source: "tu navegador y tu red",
    recipients: nobody,
    abroad: withHost,
    kept: `los intentos, hasta ${daysText(terms.limite)}; las redes y navegadores, hasta ${daysText(terms.knownAccess)} después de la última vez`,
  },
  seguridad: {
    what: "El registro de seguridad: quién entró, qué se rechazó y qué se descargó, con tu correo y red en forma cifrada.",
    why: "descubrir abusos y avisarte si algo pasó con tus datos",
    basis: security,
    source: "tu navegador y tu red",
    recipients: "la autoridad, si la ley lo pide",
    abroad: withHost,
    kept: daysText(terms.securityEvent),
  },
  administracion: {
    what: "De quienes administran la tienda: su nombre junto a lo que hicieron con un pedido o mensaje.",
    why: "saber quién decidió",
    basis: security,
    source: "quien administra",
    recipients: nobody,
    abroad: withHost,
    kept: "junto al pedido o mensaje",
  },
} as const satisfies Record<string, DataKind>;

export type DataKindName = keyof typeof dataKinds;
