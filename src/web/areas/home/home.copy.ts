import { lazy } from "#contract/values/lazy.ts";

const whole = lazy(() => new Intl.NumberFormat("es-CL"));

/** Down, so that «+» is true: «501+» reads like a mistake. */
const rounded = 100;

/** Binding: docs/reglas.md 43. */
export const homeCopy = {
  description:
    "Figuras, prototipos, regalos personalizados, accesorios gamer y decoración impresos en 3D en Chile. Envíos a todo el país.",
  heroText:
    "Figuras, prototipos, regalos y decoración que salen de nuestras impresoras y llegan a tu casa, dondequiera que esté.",
  heroShop: "Ver la tienda",
  heroContact: "Cotiza tu idea",

  categorias: "Qué imprimimos",

  featuresTitle: "Cómo trabajamos",
  macroAlt:
    "Pared de una pieza vista muy de cerca: capas redondeadas de filamento cobre, con una franja blanca.",
  macroHeight: "0,2 mm",
  macroCaption:
    "Lo que mide una capa. Render de una de nuestras piezas, a unas cien veces su tamaño.",
  features: {
    envios: "Envíos a todo Chile",
    designs: "Diseños a pedido",
    respuesta: (horas: number) => `Respuesta Rápida ${horas}h`,
  },

  destacados: "Elegidas de la repisa",
  destacadosLoading: "Cargando productos destacados…",
  destacadosFailed: "No se pudieron cargar los productos destacados.",
  destacadosEmpty: "Aún no hay productos destacados.",
  seeAll: "Ver toda la Tienda",
  retry: "Reintentar",

  statsTitle: "En cifras",
  pieces: (count: number) =>
    count < rounded ? whole().format(count) : `${whole().format(count - (count % rounded))}+`,
  piecesText: "piezas impresas",
  regiones: "16",
  regionesText: "regiones con despacho",
  hoursText: "para responderte",

  ctaTitle: "¿Lo imaginas? Lo cotizamos.",
  ctaText:
    "Cuéntanos qué necesitas y cuántas piezas. Pagas con tarjeta en la tienda; si prefieres transferencia bancaria, escríbenos y lo coordinamos.",
  ctaButton: "Escríbenos",
} as const;
