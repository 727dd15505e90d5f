import {
  email,
  moment,
  momentOf,
  personName,
  pick,
  pieceName,
  rows,
  type SeedTable,
  usuario,
  usuarios,
} from "./values.ts";

/** After the catalogue: carritos and opiniones name its rows. */
export const peopleTables: readonly SeedTable[] = [
  {
    name: "usuarios",
    count: usuarios,
    columns: {
      nombre: personName,
      email: email("i"),
      password_hash: "'hash'",
      google_sub: "case when i % 10 = 0 then 'google-' || i end",
      rol: "case when i <= 3 then 'admin' else 'cliente' end",
      email_verificado_en: "case when i % 50 = 0 then null else 1 end",
      creado_en: momentOf(usuarios),
    },
  },
  {
    name: "tokens_correo",
    count: usuarios,
    columns: {
      usuario_id: "i",
      proposito: "case when i % 2 = 0 then 'verificacion' else 'recuperacion' end",
      hash: "'hash-' || i",
      creado_en: momentOf(usuarios),
      expira_en: momentOf(usuarios),
    },
  },
  {
    name: "sesiones",
    count: usuarios,
    columns: {
      usuario_id: "i",
      sesion_version: "1",
      dispositivo: "'Firefox en Windows'",
      red: "'190.22.x.x'",
      iniciada_en: momentOf(usuarios),
      usada_en: momentOf(usuarios),
      probada_en: momentOf(usuarios),
      vence_en: momentOf(usuarios),
    },
  },
  {
    name: "direcciones",
    count: usuarios,
    columns: {
      usuario_id: "i",
      alias: "'Casa'",
      calle_numero: "'Calle ' || i",
      comuna: "'Valparaiso'",
      ciudad: "'Valparaiso'",
      region: "'Valparaiso'",
      region_codigo: "'05'",
      creado_en: momentOf(usuarios),
    },
  },
  {
    name: "carrito_lineas",
    count: rows / 2,
    columns: {
      usuario_id: `1 + i % ${usuarios}`,
      producto_id: `1 + (i * 31) % ${rows}`,
      cantidad: "1 + i % 3",
      creado_en: momentOf(rows / 2),
    },
  },
  {
    name: "opiniones",
    count: rows,
    columns: {
      producto_id: `1 + (i * 31) % ${rows}`,
      usuario_id: usuario,
      nombre_usuario: personName,
      calificacion: "1 + i % 5",
      comentario: "'Llego bien y a tiempo, la ' || i",
      oculta: "case when i % 50 = 0 then 1 else 0 end",
      respuesta: "case when i % 3 = 0 then 'Gracias' end",
      creado_en: moment,
    },
  },
  {
    name: "correos",
    count: rows,
    columns: {
      clave: "'pedido_pagado:' || i",
      plantilla: pick("i", ["pedido_pagado", "verificacion", "recuperacion"]),
      para: email(usuario),
      datos: "'{}'",
      estado: `case when i % 500 = 1 then 'pendiente' when i % 4000 = 2 then 'aparcado'
        when i % 100 = 3 then 'omitido' else 'enviado' end`,
      proximo_en: moment,
      creado_en: moment,
    },
  },
  {
    name: "mensajes_contacto",
    count: rows,
    columns: {
      nombre: personName,
      email: email(`i % ${usuarios}`),
      mensaje: "'Quisiera una pieza de ' || (5 + i % 40) || ' cm'",
      estado:
        "case when i % 1000 = 1 then 'nuevo' when i % 3 = 0 then 'cerrado' else 'respondido' end",
      creado_en: moment,
      busqueda: `${personName} || ' quisiera ' || ${pieceName}`,
      respondido_en: `case when i % 1000 <> 1 then ${moment} end`,
    },
  },
  {
    name: "mensaje_respuestas",
    count: rows,
    columns: {
      mensaje_id: "i",
      autor: "'Rosa Fuentes'",
      texto: "'Claro que si'",
      creado_en: moment,
    },
  },
  {
    name: "auditoria",
    count: rows,
    columns: {
      usuario_id: "1",
      autor: "'Rosa Fuentes'",
      accion: "'Cambio el producto'",
      entidad: pick("i", ["producto", "pedido", "categoria", "opinion", "mensaje"]),
      entidad_id: "1 + i % 5000",
      solicitud: "'solicitud-' || i",
      creado_en: moment,
    },
  },
  {
    name: "limites",
    count: usuarios,
    columns: { clave: "'login:email:' || i", cuenta: "1", vence_en: momentOf(usuarios) },
  },
];
