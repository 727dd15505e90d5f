/** How a pedido reaches its buyer, in the order in which the shop offers them. */
export const modos = ["domicilio", "sucursal", "por_pagar", "retiro"] as const;
export type Modo = (typeof modos)[number];

/** Those that have zonas; `retiro` is a setting. */
export const zonaModos = ["domicilio", "sucursal", "por_pagar"] as const;
export type ZonaModo = (typeof zonaModos)[number];

/** A lugar of a zona that holds for every comuna no other zona of its modo names. */
export const restOfChile = "CL";

export const despachoBounds = {
  gramos: 1_000_000,
  monto: 999_999_999,
  precio: 9_999_999,
  zonas: 100,
  /** In one zona. */
  tramos: 40,
  /** In one zona. */
  lugares: 400,
  dias: 90,
  diasCerrados: 366,
  zonaNombre: 60,
  direccion: 200,
  horario: 200,
} as const;
