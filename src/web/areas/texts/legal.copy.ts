import { type DataKind, dataKinds } from "#contract/values/data-kinds.ts";
import type { LegalSection } from "#contract/values/terminos.ts";

export const legalCopy = {
  seller: "Quién vende",
  sellerMissing: "Los datos del vendedor se publican aquí antes de abrir la tienda al público.",
  demo: "Tienda de demostración: ninguna compra se cobra ni se despacha, y estas condiciones no obligan a nadie.",
  terminosTitle: "Términos y condiciones",
  terminosDescription: "Condiciones de compra: precios, pago, despacho, retracto y garantía legal.",
  privacyTitle: "Privacidad",
  privacyDescription: "Qué datos tuyos usamos, para qué, por cuánto tiempo y qué puedes pedir.",
} as const;

/** The same table as the job that deletes (docs/reglas.md 114). */
function describeKind({ what, why, basis, kept }: DataKind): string {
  return `${what} Para ${why}. Base: ${basis}. Plazo: ${kept}.`;
}

export const privacySections: readonly LegalSection[] = [
  {
    title: "Qué datos usamos",
    paragraphs: [
      "Los de tu cuenta, de tus pedidos y de tus mensajes. No pedimos tu RUT. Cada uno, con su motivo y su plazo:",
      ...Object.values<DataKind>(dataKinds).map(describeKind),
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
      "El proveedor de pago recibe el monto y el número del pedido; la empresa de despacho, tu nombre y dirección; el servicio de correo, los mensajes que te enviamos. Si entras con Google, Google nos confirma tu nombre y correo.",
    ],
  },
  {
    title: "En tu navegador",
    paragraphs: [
      "Guardamos tu sesión y tu carrito en el almacenamiento local del navegador. No usamos cookies de seguimiento ni programas de terceros.",
    ],
  },
  {
    title: "Por cuánto tiempo",
    paragraphs: [
      "Mientras tengas la cuenta, salvo lo que arriba dice otro plazo. Los pedidos se conservan después por obligación tributaria, sin tus datos personales. Una tarea borra cada hora lo que cumplió su plazo.",
    ],
  },
  {
    title: "Tus derechos",
    paragraphs: [
      "En tu cuenta puedes descargar todo lo que guardamos de ti y borrarla cuando quieras.",
      "Puedes pedir acceso a tus datos, corregirlos, borrarlos, llevártelos u oponerte a su uso (Ley 21.719). Escríbenos por el formulario de contacto y te respondemos en 30 días como máximo. Si no quedas conforme, puedes reclamar ante la Agencia de Protección de Datos Personales.",
    ],
  },
];
