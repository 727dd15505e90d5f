// Apart from `error-messages.ts`: the carrito says them on every page, which then loads no other message.

export function insufficientStock(nombre: string, disponible: number): string {
  if (disponible <= 0) return `«${nombre}» está agotado.`;
  if (disponible === 1) return `Solo queda 1 unidad de «${nombre}».`;
  return `Solo quedan ${disponible} unidades de «${nombre}».`;
}

export function aboveUnitsOfProducto(nombre: string, maximo: number): string {
  return maximo === 1
    ? `De «${nombre}» puedes llevar 1 unidad por pedido.`
    : `De «${nombre}» puedes llevar hasta ${maximo} unidades por pedido.`;
}

/** `room`: units of this producto that still fit. */
export function aboveUnitsOfPedido(
  maximo: number,
  { nombre, room }: { nombre: string; room: number },
): string {
  const bound = `Un pedido lleva hasta ${maximo} unidades en total`;
  if (room <= 0) return `${bound} y tu carrito ya las tiene: «${nombre}» no cabe.`;
  return room === 1
    ? `${bound}: de «${nombre}» cabe 1.`
    : `${bound}: de «${nombre}» caben ${room}.`;
}

export function pedidoTooLarge(maximo: number): string {
  return `Un pedido lleva hasta ${maximo} unidades en total. Quita algunas del carrito para pagar.`;
}

export function heldTooMuch(maximo: number): string {
  return `Ya tienes unidades apartadas en otro pago que se está confirmando, y una persona puede apartar hasta ${maximo} a la vez. Espera unos minutos e inténtalo de nuevo.`;
}
