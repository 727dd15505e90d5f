import { sql } from "kysely";
import { auditoriaEntidades } from "#contract/schemas/administracion.ts";
import { mensajeEstados } from "#contract/schemas/mensajes.ts";
import { type PedidoEstado, pedidoEstados } from "#contract/schemas/pedidos.ts";
import { fold } from "#contract/values/fold.ts";
import { generateProductos } from "#demo/generate-productos.ts";
import type { Db } from "#server/db/database.ts";
import type { Engine } from "#server/db/engine.ts";
import type { Flag } from "#server/db/schema/values.ts";
import { productoBusqueda, selectCategorias } from "#server/modules/catalogo/index.ts";
import { pedidoBusqueda } from "#server/modules/pedidos/index.ts";
import { days, minutes } from "#server/time/clock.ts";
import { fill } from "./fill.ts";
import { fillTaller } from "./lists-taller.ts";

export const rowsPerList = 100_000;

const filledTables = [
  "productos",
  "producto_imagenes",
  "usuarios",
  "pedidos",
  "pedido_detalles",
  "pago_intentos",
  "reservas",
  "mensajes_contacto",
  "opiniones",
  "auditoria",
  "recetas",
  "trabajos",
] as const;

const clientes = 20_000;
const names = ["Camila", "Matías", "Antonia", "Benjamín", "Josefa", "Vicente", "Isidora", "Tomás"];
const surnames = ["Soto", "Muñoz", "Rojas", "Contreras", "Pérez", "Núñez", "Fuentes", "Araya"];
const topics = ["un llavero", "una lámpara", "un trofeo", "una maqueta", "un soporte", "un dragón"];

const flag = (is: boolean): Flag => (is ? 1 : 0);
const pick = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;
const dateOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
const nombreOf = (number: number) =>
  `${pick(names, number)} ${pick(surnames, Math.floor(number / 8))}`;
const productoOf = (detalle: number) => ((detalle * 7919) % rowsPerList) + 1;
const estadoOf = (pedido: number): PedidoEstado =>
  pedido % 10 < 7 ? "entregado" : pick(pedidoEstados, Math.floor(pedido / 10));
const detalleOf = (number: number) => ({
  nombre_producto: `Pieza ${number}`,
  personalizacion: JSON.stringify([
    { clave: "nombre", etiqueta: "Nombre", tipo: "texto", valor: pick(names, number) },
  ]),
});
export const emailOf = (number: number) => `persona-${number}@ejemplo.cl`;

export async function fillLists(
  db: Db,
  { now, engine }: { now: number; engine: Engine },
): Promise<void> {
  // Autovacuum would do this within minutes; the planner of PostgreSQL needs the row counts.
  const analyze = async (...tables: string[]) => {
    if (engine.name === "sqlite") return;
    for (const table of tables) await sql`vacuum analyze ${sql.table(table)}`.execute(db);
  };
  await fillProductos(db, now);
  // The triggers of opiniones read them; else a statement may take longer than it may.
  await analyze("productos");
  const first = await fillClientes(db, now);
  const usuarioOf = (number: number) => first + (number % clientes);
  // Within every term of storage: else the shop deletes rows while it is measured.
  const timeOf = (number: number) => now - days(80) + number * minutes(1);
  await fillPedidos(db, { usuarioOf, timeOf });
  await fill(db, "pedido_detalles", 2 * rowsPerList, (number) => ({
    pedido_id: Math.floor(number / 2) + 1,
    producto_id: productoOf(number),
    ...detalleOf(number),
    sku: `SKU-${number}`,
    precio_unitario: 9_990,
    cantidad: 1 + (number % 3),
  }));
  const waiting = Array.from({ length: rowsPerList }, (_, number) => number).filter(
    (number) => estadoOf(number) === "pagado",
  );
  const sold = { productos: rowsPerList, detalles: 2 * rowsPerList, productoOf, waiting, timeOf };
  await fillTaller(db, sold);
  await fillVentas(db, { usuarioOf, timeOf });
  await fillMensajes(db, timeOf);
  const opinionOf = (number: number) => ({
    producto_id: ((number * 31) % rowsPerList) + 1,
    usuario_id: usuarioOf(number),
    nombre_usuario: nombreOf(number),
    calificacion: 1 + (number % 5),
    comentario: `Llegó bien y a tiempo, pedido ${number}.`,
    oculta: flag(number % 50 === 0),
    respuesta: number % 3 === 0 ? "Gracias por contarnos." : null,
    creado_en: timeOf(number),
  });
  const counted = 5_000;
  await fill(db, "opiniones", counted, opinionOf);
  // Triggers keep the plan that they made for an empty table until it is analyzed.
  await analyze("opiniones");
  await fill(db, "opiniones", rowsPerList - counted, (number) => opinionOf(number + counted));
  await fill(db, "auditoria", rowsPerList, (number) => ({
    usuario_id: usuarioOf(0),
    autor: "Rosa Fuentes",
    accion: "Cambió el producto",
    entidad: pick(auditoriaEntidades, number),
    entidad_id: (number % 5_000) + 1,
    antes: '{"stock":3}',
    despues: '{"stock":8}',
    solicitud: `req-${number}`,
    creado_en: timeOf(number),
  }));
  await analyze(...filledTables);
}

async function fillProductos(db: Db, now: number): Promise<void> {
  const categorias = new Map((await selectCategorias(db)).map((one) => [one.slug, one]));
  const productos = generateProductos({ count: rowsPerList, seed: 20261121 });
  await fill(db, "productos", rowsPerList, (index) => {
    const made = pick(productos, index);
    const { categoria, imagenes: _, opiniones: __, personalizacion: ___, ...producto } = made;
    const { id, nombre } = categorias.get(categoria) ?? { id: 1, nombre: categoria };
    return {
      ...producto,
      categoria_id: id,
      a_medida: flag(index % 50 === 0),
      destacado: flag(index % 2_000 === 0),
      activo: flag(index % 20 !== 0),
      busqueda: productoBusqueda({ ...producto, categoria: nombre }),
      creado_en: now,
    };
  });
  await fill(db, "producto_imagenes", rowsPerList, (index) => ({
    producto_id: index + 1,
    posicion: 0,
    nombre: "pudu-del-bosque-a",
  }));
}

async function fillClientes(db: Db, now: number): Promise<number> {
  await fill(db, "usuarios", clientes, (number) => ({
    nombre: nombreOf(number),
    email: emailOf(number),
    rol: "cliente" as const,
    email_verificado_en: now,
    creado_en: now,
  }));
  const { id } = await db
    .selectFrom("usuarios")
    .select("id")
    .where("email", "=", emailOf(0))
    .executeTakeFirstOrThrow();
  return id;
}

type Spread = { usuarioOf: (number: number) => number; timeOf: (number: number) => number };

function fillPedidos(db: Db, { usuarioOf, timeOf }: Spread): Promise<void> {
  const direccion = JSON.stringify({
    alias: "Casa",
    calle_numero: "Calle 1",
    comuna: "Valparaíso",
    ciudad: "Valparaíso",
    region: "Valparaíso",
    nota: "",
  });
  return fill(db, "pedidos", rowsPerList, (number) => {
    const estado = estadoOf(number);
    const [nombre, email] = [nombreOf(number), emailOf(number % clientes)];
    const detalles = [detalleOf(2 * number), detalleOf(2 * number + 1)];
    return {
      usuario_id: usuarioOf(number),
      estado,
      total: 19_990,
      nombre,
      email,
      direccion,
      huella: `huella-${number}`,
      creado_en: timeOf(number),
      pagado_en: estado === "pendiente_pago" ? null : timeOf(number),
      despacho_desde: dateOf(timeOf(number) + days(3)),
      despacho_hasta: dateOf(timeOf(number) + days(5)),
      busqueda: pedidoBusqueda({ id: number + 1, nombre, email, detalles }),
    };
  });
}

async function fillVentas(db: Db, { usuarioOf, timeOf }: Spread): Promise<void> {
  await fill(db, "pago_intentos", rowsPerList, (number) => ({
    pedido_id: number + 1,
    usuario_id: usuarioOf(number),
    estado: number % 10 < 7 ? ("autorizado" as const) : ("rechazado" as const),
    buy_order: `E${number}`,
    session_id: `sesion-${number}`,
    monto: 19_990,
    ambiente: "https://pago.test",
    comercio: "597055555532",
    creado_en: timeOf(number),
    actualizado_en: timeOf(number),
  }));
  await fill(db, "reservas", 2 * rowsPerList, (number) => ({
    intento_id: Math.floor(number / 2) + 1,
    usuario_id: usuarioOf(Math.floor(number / 2)),
    producto_id: productoOf(number),
    cantidad: 1 + (number % 3),
    estado: Math.floor(number / 2) % 10 < 7 ? ("vendida" as const) : ("liberada" as const),
    expira_en: timeOf(Math.floor(number / 2)),
  }));
}

function fillMensajes(db: Db, timeOf: Spread["timeOf"]): Promise<void> {
  return fill(db, "mensajes_contacto", rowsPerList, (number) => {
    const nombre = nombreOf(number);
    const email = emailOf(number);
    const mensaje = `Hola, quisiera ${pick(topics, number)} de ${5 + (number % 40)} cm para regalo,
      en color ${pick(["rojo", "azul", "verde", "marfil"], number)}. ¿Cuánto demora y cuánto cuesta?
      Vivo en ${pick(["Valparaíso", "Temuco", "Ñuñoa", "Arica"], number)}. Gracias, ${nombre}.`;
    return {
      nombre,
      email,
      mensaje,
      estado: pick(mensajeEstados, number % 100 < 97 ? 1 : number),
      creado_en: timeOf(number),
      busqueda: fold(`${nombre} ${email} ${mensaje}`),
    };
  });
}
