import { errorMessages } from "#contract/error-messages.ts";

/** What the result page says beside its title, by the attempt's state. */
export const retornoMessages: Readonly<Record<string, string>> & { unrecognised: string } = {
  unrecognised: "No reconocemos este pago. Si te hicieron un cargo, escríbenos y lo revisamos.",
  rechazado: "Tu banco o el emisor de la tarjeta rechazó el pago. No se ha realizado ningún cargo.",
  abortado: "Anulaste el pago. No se ha realizado ningún cargo y tu carrito sigue ahí.",
  expirado: "Se acabó el tiempo para pagar. No se ha realizado ningún cargo.",
  sin_stock:
    "Alguien se llevó la última unidad antes de que terminaras. No se ha realizado ningún cargo.",
  reemplazado: errorMessages.paymentReplaced,
  no_creado: errorMessages.paymentStart,
  reembolsado: "Devolvimos el cargo completo a tu tarjeta.",
  creando: "Estamos verificando tu pago…",
  abierto: "Estamos verificando tu pago…",
  confirmando: "Estamos verificando tu pago…",
  por_reembolsar: "Algo no calzó con tu pago: estamos devolviendo el cargo completo.",
};
