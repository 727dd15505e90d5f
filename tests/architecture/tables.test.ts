import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** A module, or a part of the platform. */
const owners: Readonly<Record<string, string>> = {
  categorias: "modules/catalogo",
  productos: "modules/catalogo",
  productos_conteo: "modules/catalogo",
  productos_facetas: "modules/catalogo",
  producto_imagenes: "modules/catalogo",
  sinonimos: "modules/catalogo",
  colores: "modules/catalogo",
  familias: "modules/catalogo",
  ajustes: "modules/ajustes",
  busquedas_fallidas: "modules/catalogo",
  imagenes_retiradas: "modules/catalogo",
  tienda: "modules/catalogo",
  reservas: "modules/catalogo",
  catalogo_version: "modules/catalogo",
  catalogo_cambios: "modules/catalogo",
  usuarios: "modules/acceso",
  tokens_correo: "modules/acceso",
  sesiones: "modules/acceso",
  registros: "modules/acceso",
  enlaces_registro: "modules/acceso",
  factor_codigos: "modules/acceso",
  factor_passkeys: "modules/acceso",
  factor_respaldos: "modules/acceso",
  factor_retos: "modules/acceso",
  invitaciones: "modules/acceso",
  invitados: "modules/acceso",
  enlaces_invitado: "modules/acceso",
  archivos: "archivos",
  mensajes_contacto: "modules/contacto",
  mensaje_respuestas: "modules/contacto",
  mensaje_fotos: "modules/contacto",
  direcciones: "modules/direcciones",
  despacho_ajustes: "modules/despacho",
  despacho_zonas: "modules/despacho",
  despacho_tramos: "modules/despacho",
  carrito_lineas: "modules/carrito",
  opiniones: "modules/opiniones",
  avisos: "modules/avisos",
  terminos_versiones: "modules/terminos",
  peticiones: "modules/privacidad",
  brechas: "modules/privacidad",
  devoluciones: "modules/devoluciones",
  devolucion_lineas: "modules/devoluciones",
  devolucion_fotos: "modules/devoluciones",
  pedidos: "modules/pedidos",
  pedido_detalles: "modules/pedidos",
  pedido_eventos: "modules/pedidos",
  pedido_notas: "modules/pedidos",
  pedido_enlaces: "modules/pedidos",
  reembolsos: "modules/pedidos",
  reembolso_lineas: "modules/pedidos",
  recetas: "modules/taller",
  trabajos: "modules/taller",
  trabajo_fotos: "modules/taller",
  filamentos: "modules/taller",
  impresoras: "modules/taller",
  pago_intentos: "modules/pagos",
  conciliaciones: "modules/pagos",
  discrepancias: "modules/pagos",
  correos: "outbox",
  auditoria: "audit",
  eventos_seguridad: "audit",
  tareas: "jobs",
  limites: "limits",
  accesos_conocidos: "limits",
};

/** Reads of a module that cannot be imported: productos are listed with their stars. */
const readers: Readonly<Record<string, string>> = { opiniones: "modules/catalogo" };

const verbs = {
  read: /(?:\bselectFrom|Join)\(\s*"(\w+)|\b(?:from|join) (\w+)/g,
  write: /\b(?:insertInto|updateTable|deleteFrom)\(\s*"(\w+)|\b(?:update|insert into) (\w+)/g,
};

function placeOf(path: string): string {
  return /^src\/server\/((?:modules\/)?[a-z]+)/.exec(path)?.[1] ?? path;
}

/** Faults of one file's statements, as "verb table". */
function findTrespasses(path: string, source: string): string[] {
  const text = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
  const place = placeOf(path);
  return (["read", "write"] as const).flatMap((verb) =>
    [...text.matchAll(verbs[verb])].flatMap(([, called = "", written = ""]) => {
      const table = called || written;
      const owner = owners[table];
      if (owner === undefined || owner === place) return [];
      return verb === "read" && readers[table] === place ? [] : [`${verb} ${table}`];
    }),
  );
}

const files = globSync("src/server/**/*.queries.ts");

describe("each table has one owner", () => {
  it("names every table of the schema", () => {
    const schema = readFileSync("src/server/db/schema/schema.ts", "utf8");
    const [, body = ""] = /export type Schema = \{(.*?)\};/s.exec(schema) ?? [];
    const tables = [...body.matchAll(/^ +(\w+):/gm)].map(([, table]) => table);
    expect(tables.toSorted()).toEqual(Object.keys(owners).toSorted());
  });

  it("sees the statements: every table is written somewhere, nearly every one is read", () => {
    const all = files.map((path) => readFileSync(path, "utf8")).join("\n");
    const seen = (verb: keyof typeof verbs) =>
      new Set([...all.matchAll(verbs[verb])].map(([, called, written]) => called ?? written));
    // Both counts are written by triggers.
    expect(Object.keys(owners).filter((table) => !seen("write").has(table))).toEqual([
      "productos_conteo",
      "productos_facetas",
    ]);
    expect(Object.keys(owners).filter((table) => !seen("read").has(table))).toEqual([
      "tareas",
      "limites",
    ]);
  });

  it.each(files)("%s touches only its module's tables", (path) => {
    expect(findTrespasses(path, readFileSync(path, "utf8"))).toEqual([]);
  });

  it.each([
    ["read pedidos", 'db.selectFrom("pedidos")'],
    ["read pedidos", 'db.selectFrom("carrito_lineas").innerJoin("pedidos", "a", "b")'],
    ["read pedidos", "sql`select id from pedidos`"],
    ["write pedidos", 'tx.updateTable("pedidos")'],
    ["write opiniones", 'tx\n  .insertInto(\n    "opiniones")'],
    ["write productos", "sql`\n  update productos set stock = 0`"],
  ])("reports what it must: %s by %s", (trespass, text) => {
    expect(findTrespasses("src/server/modules/carrito/a.queries.ts", text)).toContain(trespass);
  });

  it("lets the catalogue read opiniones, and not write them", () => {
    const path = "src/server/modules/catalogo/a.queries.ts";
    expect(findTrespasses(path, 'db.selectFrom("opiniones")')).toEqual([]);
    expect(findTrespasses(path, 'tx.deleteFrom("opiniones")')).toEqual(["write opiniones"]);
  });
});
