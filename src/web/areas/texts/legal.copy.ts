import type { Tienda } from "#contract/schemas/tienda.ts";
import type { LegalSection } from "#contract/values/rights/terminos.ts";

export const legalCopy = {
  demo: "Tienda de demostración: ninguna compra se cobra ni se despacha, y estas condiciones no obligan a nadie.",
  terminosTitle: "Términos y condiciones",
  terminosDescription: "Condiciones de compra: precios, pago, despacho, retracto y garantía legal.",
  terminosVersion: (version: number, fecha: string) => `Versión ${version}, publicada el ${fecha}.`,
  terminosOf: (version: number) => `Términos y condiciones, versión ${version}`,
  terminosNotFound: "Esa versión de los términos no existe.",
  terminosFailed: "No se pudieron cargar los términos.",
  terminosFailedHelp: "Puede ser la conexión. Inténtalo de nuevo en un momento.",
  terminosEarlier:
    "Estas son las condiciones tal como estaban en esa versión: valen para lo que se compró con ellas.",
  terminosPresent: "Ver los términos vigentes",
  terminosLasting: "Este texto queda siempre en",
  retry: "Reintentar",
  privacyAsk: "Hacer una solicitud sobre tus datos",
  privacyTitle: "Privacidad",
  privacyVersion: (numero: number, fecha: string) => `Versión ${numero}, del ${fecha}.`,
  privacyDescription: "Qué datos tuyos usamos, para qué, por cuánto tiempo y qué puedes pedir.",
} as const;

const google = {
  received: "Si entras con Google, Google nos confirma tu nombre y correo.",
  abroad:
    "Si entras con Google, tu navegador va a Google LLC, en Estados Unidos, que sabe entonces que entras a esta tienda. Puedes comprar sin eso, con tu correo y una contraseña.",
} as const;

const whatsapp = {
  received: "Si nos escribes por WhatsApp, WhatsApp recibe tu mensaje y tu número.",
  abroad:
    "Si tocas un enlace de WhatsApp, tu navegador va a WhatsApp LLC, en Estados Unidos. Mientras no lo tocas, la tienda no carga nada de allí. También puedes escribirnos por el formulario de contacto.",
} as const;

/** Raised with every change of the text below or of `data-kinds.ts`: a test tells (Law 21.719 art. 14 ter). */
export const privacyVersion = { numero: 12, fecha: "27 de noviembre de 2026" } as const;

/** The table of `data-kinds.ts` stands behind this section. */
export const dataSectionTitle = "Qué datos usamos";

/** Settings that the text depends on. */
type Settings = Pick<Tienda, "google" | "privacidad" | "whatsapp">;

/** Every sentence is kept by the code or by a setting. Without settings, the most that they can imply. */
export const privacySections = (settings: Settings | null): readonly LegalSection[] => [
  {
    title: "Quién responde por tus datos",
    paragraphs: [
      "Quien vende: arriba están su nombre, su representante, su dirección postal y su correo. Ahí nos puedes escribir por cualquier asunto sobre tus datos.",
      "Usamos datos de quienes visitan la tienda, se registran, compran, reciben un despacho, opinan o nos escriben, y de quienes la administran.",
    ],
  },
  {
    title: dataSectionTitle,
    paragraphs: [
      "Los de tu cuenta, de tus pedidos y de tus mensajes. No pedimos tu RUT. Nos los das tú al usar la tienda, o Google si entras con él. La tabla dice de cada uno para qué, con qué base, quién lo recibe y por cuánto tiempo.",
    ],
  },
  {
    title: "Para qué",
    paragraphs: [
      "Para vender, despachar y responderte. No enviamos publicidad sin tu permiso y no vendemos tus datos.",
    ],
  },
  {
    title: "Quién más los recibe",
    paragraphs: [
      "El proveedor de pago recibe el monto y el número del pedido; la empresa de despacho, tu nombre y dirección; el servicio de correo, los mensajes que te enviamos.",
      "Quien aloja el servidor guarda todo por encargo nuestro.",
      ...(settings?.google === false ? [] : [google.received]),
      ...(settings?.whatsapp === null ? [] : [whatsapp.received]),
    ],
  },
  {
    title: "Transferencias fuera de Chile",
    paragraphs: [
      "El pago se hace en Webpay, de Transbank, en Chile.",
      ...(settings?.google === false ? [] : [google.abroad]),
      ...(settings?.whatsapp === null ? [] : [whatsapp.abroad]),
      ...(settings === null ? [] : [settings.privacidad]),
    ],
  },
  {
    title: "Decisiones automatizadas",
    paragraphs: [
      "No hacemos perfiles de ti. Los precios son los mismos para todas las personas.",
      "Automáticos son solo los límites que cuidan la tienda: cuántos intentos de entrar o de escribirnos se aceptan, cuántas unidades puede llevar o apartar sin pagar una persona, y por cuánto tiempo. Si uno te deja fuera, escríbenos y lo revisa una persona.",
    ],
  },
  {
    title: "En tu navegador",
    paragraphs: [
      "En el almacenamiento del navegador guardamos tu sesión, tu carrito, la comuna a la que te despachamos, lo que escribes en un formulario mientras no lo envías y el tema que eliges. No usamos cookies de seguimiento ni programas de terceros.",
    ],
  },
  {
    title: "Por cuánto tiempo",
    paragraphs: [
      "Mientras tengas la cuenta, salvo lo que arriba dice otro plazo. Los pedidos se conservan después por obligación tributaria, sin tus datos personales. Una tarea borra cada hora lo que cumplió su plazo.",
    ],
  },
  {
    title: "Cómo los cuidamos",
    paragraphs: [
      "Viajan cifrados, las contraseñas y los enlaces se guardan de forma que nadie puede leerlos, y a los datos de las personas solo entra quien administra, con registro de lo que hace y descarga. Si algo falla y hay riesgo para ti, lo informamos a la Agencia y te avisamos.",
    ],
  },
  {
    title: "Retirar tu permiso",
    paragraphs: [
      "Los avisos de productos agotados son lo único que te enviamos con tu permiso: cada uno trae el enlace para quitarlos todos. Lo demás se apoya en el contrato, en la ley o en cuidar la tienda, y a lo último te puedes oponer.",
    ],
  },
  {
    title: "Tus derechos",
    paragraphs: [
      "En tu cuenta puedes descargar todo lo que guardamos de ti y borrarla cuando quieras.",
      "Puedes pedir acceso a tus datos, corregirlos, borrarlos, llevártelos, bloquearlos u oponerte a su uso (Ley 21.719). Hazlo en nuestra página «Solicitud sobre tus datos», con o sin cuenta: te respondemos en 30 días como máximo, y un bloqueo en 2 días hábiles. Si no quedas conforme, puedes reclamar ante la Agencia de Protección de Datos Personales.",
    ],
  },
];
