export type FailureKind =
  | "busy"
  | "broken"
  | "missing"
  | "method"
  | "size"
  | "pace"
  | "address"
  | "refused"
  | "retorno"
  | "offline";

type Sentences = { eyebrow: string; title: string; text: string };

export const failureMessages: Readonly<Record<FailureKind, Sentences>> = {
  busy: {
    eyebrow: "Pausa breve",
    title: "La tienda vuelve en un momento",
    text: "Hay mucho movimiento o estamos poniendo algo a punto. Espera unos segundos y vuelve a intentarlo. Tu carrito sigue guardado.",
  },
  broken: {
    eyebrow: "Falla nuestra",
    title: "Algo se atascó en la impresora",
    text: "La página no se pudo mostrar. No es culpa tuya y ya quedó anotado. Vuelve a intentarlo; si sigue igual, escríbenos.",
  },
  missing: {
    eyebrow: "Nada por aquí",
    title: "Esta página no existe",
    text: "Puede que el enlace esté mal escrito o que la pieza ya no esté en la tienda. Búscala por su nombre.",
  },
  method: {
    eyebrow: "No se guardó nada",
    title: "Esta página no recibe formularios",
    text: "Lo que se envió no llegó a ninguna parte. Abre la página y vuelve a intentarlo desde ahí.",
  },
  size: {
    eyebrow: "No se guardó nada",
    title: "Lo que enviaste es demasiado grande",
    text: "Vuelve atrás, acorta el texto o elige un archivo más liviano, y envíalo otra vez.",
  },
  pace: {
    eyebrow: "Un momento",
    title: "Vas más rápido que la impresora",
    text: "Llegaron demasiados intentos seguidos. Espera un momento y vuelve a intentarlo.",
  },
  address: {
    eyebrow: "Dirección dañada",
    title: "No entendimos esta dirección",
    text: "El enlace llegó cortado o con signos que no corresponden. Busca lo que querías o parte desde el inicio.",
  },
  refused: {
    eyebrow: "No se guardó nada",
    title: "No pudimos aceptar lo que se envió",
    text: "Llegó incompleto o desde otro sitio. Abre la página en la tienda y vuelve a intentarlo.",
  },
  retorno: {
    eyebrow: "Tu pago",
    title: "Aún no podemos mostrarte el resultado",
    text: "La tienda está ocupada, pero tu pago no se pierde: lo comprobamos con Webpay aunque cierres esta página. No pagues de nuevo; revisa tus pedidos en unos minutos.",
  },
  offline: {
    eyebrow: "Sin conexión",
    title: "No hay internet por aquí",
    text: "Revisa el wifi o los datos de tu teléfono. Tu carrito sigue guardado, y la página se abrirá cuando vuelva la señal.",
  },
};

export const failureLabels = {
  shop: "Estrato",
  notice: "Aviso",
  trial: "Tienda de prueba: no se cobra a ninguna tarjeta ni se despacha nada.",
  code: "Código:",
  retry: "Reintentar",
  check: "Comprobar de nuevo",
  open: "Abrir la página",
  home: "Ir al inicio",
  tienda: "Ver la tienda",
  pedidos: "Ver mis pedidos",
  search: "Buscar Producto",
  searchButton: "Buscar",
  auto: "También lo intentamos solos cada pocos segundos. Puedes dejar esta página abierta.",
  auto_offline: "Lo intentamos solos cada pocos segundos y apenas vuelva la señal.",
  wait: (seconds: number) => {
    if (seconds === 1) return "Podrás seguir en 1 segundo.";
    return seconds < 90
      ? `Podrás seguir en ${seconds} segundos.`
      : `Podrás seguir en ${Math.ceil(seconds / 60)} minutos.`;
  },
} as const;
