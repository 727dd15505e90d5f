import type { TestShop } from "#rig/shop/test-shop.ts";

export type Scene = {
  shop: TestShop;
  paid: number;
  sent: number;
  refunded: number;
  open: number;
  /** A devolucion that gave its money back. */
  accepted: number;
  ana: number;
};

const intentoOf = (pedido: number) =>
  `(select max(id) from pago_intentos where pedido_id = ${pedido})`;
export const productoOf = (pedido: number) =>
  `(select max(producto_id) from pedido_detalles where pedido_id = ${pedido})`;

type Case = [rule: string, break_: (scene: Scene) => string[]];

/** Each rule of the check, and what breaks it. */
export const cases: Case[] = [
  [
    "total-del-pedido",
    ({ paid }) => [`update pedido_detalles set cantidad = cantidad + 1 where pedido_id = ${paid}`],
  ],
  [
    "despacho-del-pedido",
    ({ paid }) => [
      `update pedidos set despacho_modo = 'retiro', despacho_precio = 1, total = total + 1 where id = ${paid}`,
    ],
  ],
  [
    "despacho-del-pedido",
    ({ paid }) => [
      `update pedidos set despacho_desde = '2026-12-01', despacho_hasta = '2026-12-03', despacho_listo = '2026-12-02' where id = ${paid}`,
    ],
  ],
  [
    "monto-del-intento",
    ({ open }) => [`update pago_intentos set monto = monto + 1 where id = ${open}`],
  ],
  [
    "monto-del-intento",
    ({ open }) => [`update pago_intentos set buy_order = 'E0-x' where id = ${open}`],
  ],
  [
    "un-pago-por-pedido",
    ({ paid }) => [`update pago_intentos set estado = 'expirado' where pedido_id = ${paid}`],
  ],
  [
    "trabajos-del-pedido",
    ({ paid }) => [
      `update trabajos set estado = 'fallido', motivo = 'otro' where pedido_id = ${paid}`,
    ],
  ],
  [
    "trabajos-del-pedido",
    ({ paid }) => [
      `insert into trabajos (pedido_id, detalle_id, unidad, tipo, estado, creado_en, movido_en)
        select pedido_id, id, 900, 'empacar', 'en_cola', 0, 0 from pedido_detalles
        where pedido_id = ${paid}`,
    ],
  ],
  [
    "trabajos-sin-pedido",
    ({ sent }) => [`update trabajos set estado = 'impreso' where pedido_id = ${sent}`],
  ],
  [
    "placa-de-lo-que-espera",
    ({ sent }) => [`update trabajos set placa = 1 where pedido_id = ${sent}`],
  ],
  ["pago-con-pedido", ({ paid }) => [`update pedidos set estado = 'cancelado' where id = ${paid}`]],
  ["comprobante-del-pago", ({ paid }) => [`update pedidos set pago = null where id = ${paid}`]],
  [
    "pedido-devuelto",
    ({ refunded }) => [
      `update pago_intentos set estado = 'expirado' where pedido_id = ${refunded}`,
    ],
  ],
  [
    "pedido-devuelto",
    ({ paid }) => [`update pedidos set estado = 'en_revision' where id = ${paid}`],
  ],
  [
    "reembolso-dentro-del-cobro",
    ({ refunded }) => [`update reembolsos set monto = monto + 1 where pedido_id = ${refunded}`],
  ],
  [
    "reembolso-de-la-devolucion",
    ({ accepted }) => [
      `update reembolso_lineas set cantidad = cantidad + 1 where reembolso_id = (select reembolso_id from devoluciones where id = ${accepted})`,
    ],
  ],
  [
    "reembolso-sin-devolucion",
    ({ refunded }) => [
      `update reembolsos set clave = 'devolucion:0' where pedido_id = ${refunded}`,
    ],
  ],
  [
    "lineas-de-la-devolucion",
    ({ accepted }) => [
      `update devolucion_lineas set cantidad = cantidad + 9 where devolucion_id = ${accepted}`,
    ],
  ],
  [
    "lineas-del-reembolso",
    ({ refunded }) => [
      `update reembolsos set despacho = despacho + 1 where pedido_id = ${refunded}`,
    ],
  ],
  [
    "unidades-devueltas",
    ({ refunded }) => [
      `update reembolso_lineas set cantidad = cantidad + 1 where reembolso_id = (select max(id) from reembolsos where pedido_id = ${refunded})`,
    ],
  ],
  [
    "devuelto-es-la-suma",
    ({ refunded }) => [`update pedidos set devuelto = devuelto - 1 where id = ${refunded}`],
  ],
  [
    "devuelto-por-webpay",
    ({ refunded }) => [
      `update pago_intentos set devuelto = devuelto - 1 where id = ${intentoOf(refunded)}`,
    ],
  ],
  [
    "estado-del-reembolso",
    ({ refunded }) => [`update reembolsos set estado = 'pendiente' where pedido_id = ${refunded}`],
  ],
  [
    "stock-no-negativo",
    ({ paid }) => [`update productos set stock = -1 where id = ${productoOf(paid)}`],
  ],
  [
    "stock-no-negativo",
    ({ paid }) => [`update productos set reservado = stock + 1 where id = ${productoOf(paid)}`],
  ],
  [
    "reservado-es-la-suma",
    ({ open }) => [`update reservas set cantidad = cantidad + 1 where intento_id = ${open}`],
  ],
  [
    "reserva-de-un-pago",
    ({ open }) => [`update pago_intentos set estado = 'expirado' where id = ${open}`],
  ],
  [
    "reserva-de-un-pago",
    ({ open }) => [`update reservas set estado = 'vendida' where intento_id = ${open}`],
  ],
  [
    "vendido-es-lo-pagado",
    ({ paid }) => [`update reservas set estado = 'liberada' where intento_id = ${intentoOf(paid)}`],
  ],
  [
    "reserva-a-tiempo",
    ({ open }) => [`update reservas set expira_en = expira_en + 1 where intento_id = ${open}`],
  ],
  [
    "unidades-por-pedido",
    ({ open }) => [`update reservas set cantidad = 61 where intento_id = ${open}`],
  ],
  [
    "unidades-por-persona",
    ({ open }) => [`update reservas set cantidad = 60001 where intento_id = ${open}`],
  ],
  ["conteo-de-productos", () => ["update productos_conteo set total = total + 1"]],
  ["conteo-de-facetas", () => ["update productos_facetas set total = total + 1"]],
  [
    "vendidas-es-la-suma",
    ({ paid }) => [`update productos set vendidas = 7000 where id = ${productoOf(paid)}`],
  ],
  [
    "calificacion-guardada",
    ({ paid }) => [`update productos set valoracion = 4000 where id = ${productoOf(paid)}`],
  ],
  [
    "una-por-familia",
    ({ paid }) => [`update productos set detras = 1 where id = ${productoOf(paid)}`],
  ],
  [
    "ficha-de-familia",
    () => [
      "insert into familias (id, nombre, ejes) values (1, 'Figura', '[]')",
      `update productos set familia_id = 1, valores = '["' || id || '"]', descripcion = 'La ' || id,
        detras = case when id = (select min(id) from productos) then 0 else 1 end`,
    ],
  ],
  [
    "imagenes-en-orden",
    ({ paid }) => [
      `insert into producto_imagenes (producto_id, posicion, nombre) values (${productoOf(paid)}, 1, 'figura')`,
    ],
  ],
  [
    "historia-del-pedido",
    ({ paid }) => [`update pedidos set estado = 'en_preparacion' where id = ${paid}`],
  ],
  [
    "pasos-del-pedido",
    ({ paid }) => [
      `insert into pedido_eventos (pedido_id, estado, motivo, creado_en) values (${paid}, 'entregado', '', 0)`,
    ],
  ],
  [
    "pendiente-con-pago",
    ({ open }) => [`update pago_intentos set estado = 'expirado' where id = ${open}`],
  ],
  [
    "fechas-del-despacho",
    ({ sent }) => [`update pedidos set enviado_en = null where id = ${sent}`],
  ],
  [
    "despacho-mas-pesado",
    () => [
      zonaStatement("domicilio"),
      "insert into despacho_tramos values (9000, 500, 4000), (9000, 1000, 3000)",
    ],
  ],
  ["despacho-con-tramos", () => [zonaStatement("domicilio")]],
  [
    "despacho-con-tramos",
    () => [zonaStatement("por_pagar"), "insert into despacho_tramos values (9000, 500, 4000)"],
  ],
  ["plazo-de-la-solicitud", () => [peticionStatement({ vence_en: 1 })]],
  ["respuesta-con-correo", () => [peticionStatement({ respondida_en: 4_102_444_800_000 })]],
  ["bloqueo-levantado", () => [peticionStatement({ levantada_en: 4 })]],
  ["correo-del-pago", ({ paid }) => [`delete from correos where clave = 'pedido_pagado:${paid}'`]],
  [
    "correo-con-destino",
    () => ["update correos set estado = 'pendiente', para = 'cuenta-borrada-1'"],
  ],
];

function zonaStatement(modo: string): string {
  return `insert into despacho_zonas (id, posicion, modo, nombre, lugares, dias_desde, dias_hasta)
    values (9000, 9000, '${modo}', 'Centro', '13', 1, 2)`;
}

/** An accepted bloqueo of long ago, but for these times. */
function peticionStatement(times: Record<string, number>): string {
  const values = { confirmada_en: 2, vence_en: 3, respondida_en: 2, ...times };
  return `insert into peticiones
    (tipo, nombre, email, detalle, estado, creado_en, respuesta, ${Object.keys(values).join(", ")})
    values ('bloqueo', '', 'a@b.cl', '', 'aceptada', 1, 'Listo', ${Object.values(values).join(", ")})`;
}
