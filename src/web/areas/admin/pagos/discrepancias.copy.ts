import type { DiscrepanciaTipo, Medida } from "#contract/schemas/conciliacion.ts";

export const discrepanciasCopy = {
  title: "Diferencias con Webpay",
  lead: "Cada madrugada comparamos tus pagos de los últimos 7 días con lo que dice Webpay.",
  empty: "Sin diferencias: lo que tenemos anotado calza con Webpay.",
  failed: "No pudimos cargar las diferencias. Inténtalo de nuevo.",
  more: (count: number) => `Hay ${count} más: aparecen cuando resuelves estas.`,
  ours: "La tienda tiene",
  theirs: "Webpay dice",
  found: "Encontrada",
  orden: "Orden de compra",
  resolve: "Marcar resuelta",
  resolveOf: (numero: string) => `Marcar resuelta la diferencia del pedido ${numero}`,
  dialog: {
    title: "Marcar la diferencia como resuelta",
    lead: "Esto no mueve dinero ni cambia el pedido: solo deja anotado que ya la viste y qué hiciste.",
    label: "¿Qué hiciste?",
    hint: "Queda en el registro de la tienda.",
    required: "Cuéntanos en una frase qué hiciste.",
    confirm: "Marcar resuelta",
    sending: "Guardando…",
    cancel: "Cancelar",
    noAnswer: "No recibimos respuesta y no sabemos si quedó guardado. Inténtalo de nuevo.",
  },
} as const;

export const discrepanciaWords: Readonly<
  Record<DiscrepanciaTipo, { title: string; advice: string }>
> = {
  cargo_sin_pedido: {
    title: "Webpay tiene un cobro que la tienda daba por no pagado",
    advice: "Revisa el pedido antes de cerrarla.",
  },
  pedido_sin_cargo: {
    title: "El pedido está pagado, pero Webpay no tiene el dinero",
    advice: "No lo despaches todavía: búscalo en el portal de Transbank.",
  },
  otro_monto: {
    title: "Webpay cobró otro monto",
    advice: "Compara el cobro en el portal de Transbank con el total del pedido.",
  },
  otra_orden: {
    title: "Webpay responde por otra orden de compra",
    advice: "Busca la orden de compra en el portal de Transbank.",
  },
  reembolso_no_hecho: {
    title: "La tienda lo da por devuelto, pero Webpay aún tiene el dinero",
    advice: "Devuélvelo en el portal de Transbank o por transferencia.",
  },
  devuelto_por_fuera: {
    title: "El dinero se devolvió fuera de la tienda",
    advice: "Si el pedido no se ha despachado, no lo despaches.",
  },
};

export const medidaWords: Readonly<Record<Medida, string>> = {
  registrado: "Ya lo arreglamos: el pedido quedó pagado y su correo salió.",
  en_devolucion: "No se podía cumplir: la devolución completa está en curso.",
};

/** By the provider's status. */
export const providerEstadoNames: Readonly<Record<string, string>> = {
  AUTHORIZED: "cobrado",
  CAPTURED: "cobrado",
  FAILED: "rechazado",
  INITIALIZED: "sin confirmar",
  REVERSED: "reversado",
  NULLIFIED: "anulado y devuelto",
  PARTIALLY_NULLIFIED: "devuelto en parte",
  DESCONOCIDO: "no lo conoce",
};
