import type { Insertable } from "kysely";
import { auditoriaEntidades } from "#contract/schemas/administracion.ts";
import { mensajeEstados } from "#contract/schemas/mensajes.ts";
import { pedidoEstados } from "#contract/schemas/pedidos.ts";
import { fold } from "#contract/values/fold.ts";
import { generateProductos } from "#demo/generate-productos.ts";
import type { Db } from "#server/db/database.ts";
import type { Schema } from "#server/db/schema.ts";
import type { Flag } from "#server/db/schema-values.ts";
import { productoBusqueda, selectCategorias } from "#server/modules/catalogo/index.ts";
import { days, minutes } from "#server/time/clock.ts";

export const rowsPerList = 100_000;

export const filledTables = [
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
] as const;

const chunkSize = 500;
const clientes = 20_000;
const names = ["Camila", "Matías", "Antonia", "Benjamín", "Josefa", "Vicente", "Isidora", "Tomás"];
const surnames = ["Soto", "Muñoz", "Rojas", "Contreras", "Pérez", "Núñez", "Fuentes", "Araya"];
const topics = ["un llavero", "una lámpara", "un trofeo", "una maqueta", "un soporte", "un dragón"];

const flag = (is: boolean): Flag => (is ? 1 : 0);
const pick = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;
const nombreOf = (number: number) =>
  `${pick(names, number)} ${pick(surnames, Math.floor(number / 8))}`;
export const emailOf = (number: number) => `persona-${number}@ejemplo.cl`;

export async function fillLists(db: Db, now: number): Promise<void> {
  await fillProductos(db, now);
  const first = await fillClientes(db, now);
  const usuarioOf = (number: number) => first + (number % clientes);
  // Within every term of storage: else the shop deletes rows while it is measured.
  const timeOf = (number: number) => now - days(80) + number * minutes(1);
  await fillPedidos(db, { usuarioOf, timeOf });
  await fill(db, "pedido_detalles", 2 * rowsPerList, (number) => ({
    pedido_id: Math.floor(number / 2) + 1,
    producto_id: ((number * 7919) % rowsPerList) + 1,
    nombre_producto: `Pieza ${number}`,
    sku: `SKU-${number}`,
    precio_unitario: 9_990,
    cantidad: 1 + (number % 3),
  }));
  await fillVentas(db, { usuarioOf, timeOf });
  await fillMensajes(db, timeOf);
  await fill(db, "opiniones", rowsPerList, (number) => ({
    producto_id: ((number * 31) % rowsPerList) + 1,
    usuario_id: usuarioOf(number),
    nombre_usuario: nombreOf(number),
    calificacion: 1 + (number % 5),
    comentario: `Llegó bien y a tiempo, pedido ${number}.`,
    oculta: flag(number % 50 === 0),
    respuesta: number % 3 === 0 ? "Gracias por contarnos." : null,
    creado_en: timeOf(number),
  }));
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
    const estado = number % 10 < 7 ? "entregado" : pick(pedidoEstados, Math.floor(number / 10));
    const [nombre, email] = [nombreOf(number), emailOf(number % clientes)];
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
      busqueda: fold(`E-${String(number + 1).padStart(6, "0")} ${nombre} ${email}`),
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
    producto_id: ((number * 7919) % rowsPerList) + 1,
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

async function fill<Table extends keyof Schema>(
  db: Db,
  table: Table,
  count: number,
  rowOf: (index: number) => Insertable<Schema[Table]>,
): Promise<void> {
  for (let start = 0; start < count; start += chunkSize) {
    const rows = Array.from({ length: chunkSize }, (_, index) => rowOf(start + index));
    await db.insertInto(table).values(rows).execute();
  }
}
