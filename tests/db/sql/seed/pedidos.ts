import {
  email,
  moment,
  momentOf,
  personName,
  rows,
  type SeedTable,
  usuario,
  usuarios,
} from "./values.ts";

/** Most pedidos are done, every estado occurs, intentos fit their pedido. */
const pedidoEstado = `(case
  when i % 10 < 7 then 'entregado' when i % 10 = 7 then 'expirado' when i % 10 = 8 then 'fallido'
  when i % 200 = 9 then 'en_revision' when i % 200 = 19 then 'pendiente_pago' when i % 200 = 29 then 'reembolsado'
  when i % 200 = 39 then 'pagado' when i % 200 = 49 then 'en_preparacion' when i % 200 = 59 then 'enviado'
  else 'cancelado' end)`;
const isPaid = "(i % 10 < 7 or i % 200 in (39, 49, 59))";
const intentoEstado = `(case
  when ${isPaid} then 'autorizado' when i % 200 = 9 then 'por_reembolsar' when i % 200 = 29 then 'reembolsado'
  when i % 4000 = 19 then 'abierto' when i % 4000 = 219 then 'confirmando' when i % 4000 = 419 then 'creando'
  when i % 10 = 7 then 'expirado' else 'rechazado' end)`;
const isAsked = "(i % 200 = 9 or i % 4000 in (19, 219, 419))";

export const pedidosTables: readonly SeedTable[] = [
  {
    name: "terminos_versiones",
    count: 3,
    columns: { huella: "'huella-' || i", secciones: "'[]'", creado_en: moment },
  },
  {
    name: "pedidos",
    count: rows,
    columns: {
      usuario_id: usuario,
      estado: pedidoEstado,
      total: "19990",
      nombre: personName,
      email: email(usuario),
      direccion: "'{}'",
      huella: "'huella-' || i",
      creado_en: moment,
      pagado_en: `case when ${isPaid} then ${moment} end`,
      busqueda: `'e-' || (100000 + i) || ' ' || ${personName} || ' ' || ${email(usuario)}`,
    },
  },
  {
    name: "pedido_detalles",
    count: 2 * rows,
    columns: {
      pedido_id: "1 + (i - 1) / 2",
      producto_id: `1 + (i * 7919) % ${rows}`,
      nombre_producto: "'Pieza ' || i",
      sku: "'SKU-' || i",
      precio_unitario: "9990",
      cantidad: "1 + i % 3",
    },
  },
  {
    name: "pedido_eventos",
    count: 2 * rows,
    columns: {
      pedido_id: "1 + (i - 1) / 2",
      estado: "case when i % 2 = 0 then 'pagado' else 'pendiente_pago' end",
      motivo: "'motivo'",
      creado_en: momentOf(2 * rows),
    },
  },
  {
    name: "pedido_enlaces",
    count: rows,
    columns: {
      hash: "'enlace-' || i",
      pedido_id: "i",
      creado_en: moment,
      expira_en: moment,
    },
  },
  {
    name: "pedido_notas",
    count: 2_000,
    columns: {
      pedido_id: "i * 10",
      autor: "'Rosa Fuentes'",
      texto: "'Una nota'",
      creado_en: momentOf(2_000),
    },
  },
  {
    name: "pago_intentos",
    count: rows,
    columns: {
      pedido_id: "i",
      usuario_id: usuario,
      estado: intentoEstado,
      buy_order: "'E-' || i",
      session_id: "'sesion-' || i",
      token: "'token-' || i",
      monto: "19990",
      ambiente: "'https://pago.test'",
      comercio: "'597055555532'",
      proxima_consulta_en: `case when ${isAsked} then ${moment} end`,
      creado_en: moment,
      actualizado_en: moment,
    },
  },
  {
    name: "reservas",
    count: 2 * rows,
    columns: {
      intento_id: "1 + (i - 1) / 2",
      usuario_id: `1 + ((1 + (i - 1) / 2) * 7) % ${usuarios}`,
      producto_id: `1 + (i * 7919) % ${rows}`,
      cantidad: "1",
      estado:
        "case when i % 800 = 37 then 'abierta' when i % 10 < 7 then 'vendida' else 'liberada' end",
      expira_en: momentOf(2 * rows),
    },
  },
  {
    name: "reembolsos",
    count: 500,
    columns: {
      pedido_id: "i * 40",
      intento_id: "i * 40",
      monto: "19990",
      motivo: "'motivo'",
      reponer_stock: "0",
      estado: "case when i % 50 = 0 then 'pendiente' else 'hecho' end",
      autor: "'Rosa Fuentes'",
      creado_en: momentOf(500),
    },
  },
  {
    name: "reembolso_lineas",
    count: 500,
    columns: { reembolso_id: "i", detalle_id: "i * 80", cantidad: "1" },
  },
  {
    name: "conciliaciones",
    count: 300,
    columns: {
      fecha: "'2026-01-' || (100 + i)",
      hasta_id: "i",
      tomada_hasta: "0",
      empezada_en: momentOf(300),
      terminada_en: momentOf(300),
    },
  },
  {
    name: "discrepancias",
    count: 50,
    columns: {
      intento_id: "i * 40",
      pedido_id: "i * 40",
      tipo: "'otro_monto'",
      nuestro_estado: "'autorizado'",
      nuestro_monto: "19990",
      suyo_estado: "'AUTHORIZED'",
      suyo_monto: "18990",
      estado: "case when i % 10 = 0 then 'abierta' else 'resuelta' end",
      creado_en: momentOf(50),
    },
  },
];
