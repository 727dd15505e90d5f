import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

export async function up(db: Kysely<unknown>, { id, bigint, strict }: Engine): Promise<void> {
  for (const statement of statements(id, bigint, strict)) await sql.raw(statement).execute(db);
}

function statements(id: string, bigint: string, strict: string): string[] {
  return [
    `create table categorias (
      id ${id},
      nombre text not null,
      slug text not null unique,
      activo integer not null default 1 check (activo in (0, 1)),
      creado_en ${bigint} not null
    )${strict}`,
    `create table productos (
      id ${id},
      nombre text not null,
      sku text not null unique,
      descripcion text not null,
      precio integer not null check (precio >= 0),
      stock integer not null default 0 check (stock >= 0),
      reservado integer not null default 0 check (reservado >= 0),
      material text not null default '',
      dimensiones text not null default '',
      peso_gramos integer not null default 0 check (peso_gramos >= 0),
      categoria_id ${bigint} not null references categorias (id),
      destacado integer not null default 0 check (destacado in (0, 1)),
      activo integer not null default 1 check (activo in (0, 1)),
      version integer not null default 1,
      busqueda text not null,
      creado_en ${bigint} not null,
      check (reservado <= stock)
    )${strict}`,
    "create index productos_por_categoria on productos (categoria_id, activo, id)",
    "create index productos_por_precio on productos (activo, precio, id)",
    "create index productos_por_nombre on productos (activo, nombre, id)",
    "create index productos_destacados on productos (id) where destacado = 1 and activo = 1",
    `create table producto_imagenes (
      id ${id},
      producto_id ${bigint} not null references productos (id) on delete cascade,
      posicion integer not null,
      nombre text not null,
      unique (producto_id, posicion)
    )${strict}`,
    `create table usuarios (
      id ${id},
      nombre text not null,
      email text not null unique,
      password_hash text,
      rol text not null check (rol in ('cliente', 'admin')),
      activo integer not null default 1 check (activo in (0, 1)),
      email_verificado_en ${bigint},
      sesion_version integer not null default 1,
      creado_en ${bigint} not null
    )${strict}`,
    `create table opiniones (
      id ${id},
      producto_id ${bigint} not null references productos (id) on delete cascade,
      usuario_id ${bigint} references usuarios (id),
      nombre_usuario text not null,
      calificacion integer not null check (calificacion between 1 and 5),
      comentario text not null,
      oculta integer not null default 0 check (oculta in (0, 1)),
      creado_en ${bigint} not null,
      unique (producto_id, usuario_id)
    )${strict}`,
    `create table tokens_correo (
      id ${id},
      usuario_id ${bigint} not null references usuarios (id) on delete cascade,
      proposito text not null check (proposito in ('verificacion', 'recuperacion')),
      hash text not null unique,
      creado_en ${bigint} not null,
      expira_en ${bigint} not null,
      usado_en ${bigint}
    )${strict}`,
    "create index tokens_correo_por_usuario on tokens_correo (usuario_id, proposito)",
    `create table direcciones (
      id ${id},
      usuario_id ${bigint} not null references usuarios (id) on delete cascade,
      alias text not null,
      calle_numero text not null,
      comuna text not null,
      comuna_codigo text,
      ciudad text not null,
      region text not null,
      region_codigo text not null,
      nota text not null default '',
      creado_en ${bigint} not null
    )${strict}`,
    "create index direcciones_por_usuario on direcciones (usuario_id, id)",
    `create table carrito_lineas (
      usuario_id ${bigint} not null references usuarios (id) on delete cascade,
      producto_id ${bigint} not null references productos (id),
      cantidad integer not null check (cantidad > 0),
      creado_en ${bigint} not null,
      primary key (usuario_id, producto_id)
    )${strict}`,
    `create table pedidos (
      id ${id},
      usuario_id ${bigint} not null references usuarios (id),
      estado text not null check (estado in ('pendiente_pago', 'pagado', 'en_preparacion', 'enviado',
        'entregado', 'fallido', 'cancelado', 'expirado', 'en_revision', 'reembolsado')),
      total ${bigint} not null check (total > 0),
      nombre text not null,
      email text not null,
      direccion text not null,
      huella text not null,
      pago text,
      creado_en ${bigint} not null,
      pagado_en ${bigint}
    )${strict}`,
    "create index pedidos_por_usuario on pedidos (usuario_id, id)",
    "create index pedidos_por_estado on pedidos (estado, id)",
    `create table pedido_detalles (
      id ${id},
      pedido_id ${bigint} not null references pedidos (id),
      producto_id ${bigint} not null references productos (id),
      nombre_producto text not null,
      sku text not null,
      precio_unitario integer not null check (precio_unitario >= 0),
      cantidad integer not null check (cantidad > 0),
      unique (pedido_id, producto_id)
    )${strict}`,
    `create table pedido_eventos (
      id ${id},
      pedido_id ${bigint} not null references pedidos (id),
      estado text not null,
      motivo text not null,
      creado_en ${bigint} not null
    )${strict}`,
    "create index pedido_eventos_por_pedido on pedido_eventos (pedido_id, id)",
    `create table pago_intentos (
      id ${id},
      pedido_id ${bigint} not null references pedidos (id),
      usuario_id ${bigint} not null references usuarios (id),
      estado text not null check (estado in ('creando', 'abierto', 'confirmando', 'autorizado',
        'rechazado', 'abortado', 'expirado', 'no_creado', 'reemplazado', 'sin_stock',
        'por_reembolsar', 'reembolsado')),
      buy_order text not null unique check (length(buy_order) <= 26),
      session_id text not null unique,
      token text unique,
      url text,
      monto ${bigint} not null check (monto > 0),
      ambiente text not null,
      comercio text not null,
      codigo_autorizacion text,
      tipo_pago text,
      cuotas integer,
      monto_cuota ${bigint},
      ultimos_digitos text check (length(ultimos_digitos) <= 4),
      codigo_respuesta integer,
      estado_proveedor text,
      motivo text,
      consultas integer not null default 0,
      proxima_consulta_en ${bigint},
      creado_en ${bigint} not null,
      actualizado_en ${bigint} not null
    )${strict}`,
    "create index pago_intentos_por_pedido on pago_intentos (pedido_id, id)",
    // One attempt under way per person: a double start meets this even when two processes race.
    `create unique index pago_intentos_vivo on pago_intentos (usuario_id)
      where estado in ('creando', 'abierto')`,
    // Money is taken once per pedido.
    `create unique index pago_intentos_autorizado on pago_intentos (pedido_id)
      where estado = 'autorizado'`,
    `create index pago_intentos_por_consultar on pago_intentos (proxima_consulta_en)
      where proxima_consulta_en is not null`,
    `create table reservas (
      id ${id},
      intento_id ${bigint} not null references pago_intentos (id),
      usuario_id ${bigint} not null references usuarios (id),
      producto_id ${bigint} not null references productos (id),
      cantidad integer not null check (cantidad > 0),
      estado text not null check (estado in ('abierta', 'vendida', 'liberada')),
      expira_en ${bigint} not null,
      unique (intento_id, producto_id)
    )${strict}`,
    "create index reservas_por_usuario on reservas (usuario_id, producto_id) where estado = 'abierta'",
    "create index reservas_abiertas on reservas (expira_en) where estado = 'abierta'",
    `create table correos (
      id ${id},
      clave text not null unique,
      plantilla text not null,
      para text not null,
      datos text not null,
      estado text not null check (estado in ('pendiente', 'enviado', 'omitido', 'aparcado')),
      intentos integer not null default 0,
      proximo_en ${bigint} not null,
      error text,
      creado_en ${bigint} not null,
      enviado_en ${bigint}
    )${strict}`,
    "create index correos_pendientes on correos (proximo_en, id) where estado = 'pendiente'",
    "create index correos_por_para on correos (para, creado_en)",
    `create table mensajes_contacto (
      id ${id},
      nombre text not null,
      email text not null,
      mensaje text not null,
      estado text not null check (estado in ('nuevo', 'respondido', 'cerrado')),
      creado_en ${bigint} not null
    )${strict}`,
    `create table catalogo_version (
      id integer not null primary key check (id = 1),
      version ${bigint} not null
    )${strict}`,
    "insert into catalogo_version (id, version) values (1, 1)",
  ];
}
