import type { Producto } from "#contract/schemas/catalogo.ts";
import { type OpenApi, openApi } from "#rig/shop/open-api.ts";
import type { Place } from "#rig/shop/place.ts";

export type SeenProductos = {
  withOpiniones: Producto;
  withoutOpiniones: Producto;
  soldOut: Producto;
  lastUnit: Producto;
  withoutImagen: Producto;
  longest: Producto;
  encargo: Producto;
  /** One of six, of which another is sold out. */
  variante: Producto;
  sold: Producto;
  /** Carries a name. */
  written: Producto;
  /** Not made to measure: it can be regretted. */
  returned: Producto;
};

/** Texts and colours of `sold` and `written`, as their buyers chose them. */
export const pieces = {
  sold: { inicial: "Ñ", letra: "ambar", fondo: "lapislazuli" },
  written: { nombre: "Ñandú 3°", letras: "cobre", base: "obsidiana" },
};

const longName =
  "Caja estanca para electrónica con tapa atornillada, rejilla de ventilación, prensaestopas y separadores M3, 120x80x40 mm";

/** One producto of each kind: found in the demo catalogue, or created. */
export async function stockProductos(place: Place, owner: string): Promise<SeenProductos> {
  const api = openApi(place, owner);
  const own = { api, place, owner };
  await ensure(own, { nombre: "Prueba de capa sin fotografía", sku: "VISTA-SIN-IMAGEN" });
  await ensure(own, { nombre: longName, sku: "VISTA-LARGO" });
  const made = { suministro: "encargo", plazo_dias: "10", por_semana: "4" };
  await ensure(own, { nombre: "Prueba de capa por encargo", sku: "VISTA-ENCARGO", ...made });
  await restock(own, { sku: "REG-002", stock: 400 });
  await restock(own, { sku: "REG-005", stock: 400 });
  await makeFamilia(own, "VISTA-FAMILIA");
  await sellOutAndBack(own);
  return {
    withOpiniones: await findBySku(api, "FIG-001"),
    withoutOpiniones: await findBySku(api, "FIG-002"),
    soldOut: await findBySku(api, "GAM-005"),
    lastUnit: await findBySku(api, "FIG-008"),
    withoutImagen: await findBySku(api, "VISTA-SIN-IMAGEN"),
    longest: await findBySku(api, "VISTA-LARGO"),
    encargo: await findBySku(api, "VISTA-ENCARGO"),
    variante: await findBySku(api, "VISTA-FAMILIA"),
    sold: await findBySku(api, "REG-002"),
    written: await findBySku(api, "REG-001"),
    returned: await findBySku(api, "REG-005"),
  };
}

type Owner = { api: OpenApi; place: Place; owner: string };

type Named = { nombre: string; sku: string; [field: string]: string };

async function ensure(own: Owner, fields: Named): Promise<void> {
  if (await searchBySku(own.api, fields.sku)) return;
  const [categoria] = await own.api("listCategorias");
  await save(own, { precio: "4990", stock: "12", categoria_id: String(categoria?.id), ...fields });
}

async function makeFamilia(own: Owner, sku: string): Promise<void> {
  await ensure(own, { nombre: "Vaso", sku });
  const { id } = await findBySku(own.api, sku);
  const query = { id: String(id) };
  const { ejes: known } = await own.api("getFamilia", { query });
  if (known.length > 0) return;
  const colores = (await own.api("listColores")).slice(0, 3);
  const sizes = [
    { clave: "chico", nombre: "Chico" },
    { clave: "grande", nombre: "Grande" },
  ];
  const rows = colores.flatMap((color) => sizes.map((size) => [color.clave, size.clave]));
  await own.api("saveFamilia", {
    query,
    body: {
      nombre: "Vaso",
      ejes: [
        { nombre: "Color", tipo: "color", valores: colores.map(({ id: _, ...valor }) => valor) },
        { nombre: "Tamaño", tipo: "opcion", valores: sizes },
      ],
      variantes: rows.map((valores, at) => ({
        ...(at === 0 ? { id, sku } : { sku: `${sku}-${at}` }),
        ...{ valores, precio: 4_990 + 500 * at, stock: at === 3 ? 0 : 6, activo: true },
      })),
    },
  });
}

/** Can be built again in the same shop. */
async function restock(own: Owner, { sku, stock }: { sku: string; stock: number }): Promise<void> {
  const producto = await findBySku(own.api, sku);
  const { nombre, descripcion, precio, material, dimensiones, peso_gramos, categoria_id } =
    producto;
  const texts = { nombre, sku, descripcion, material, dimensiones };
  const numbers = { precio, peso_gramos, categoria_id, stock };
  await save(own, { ...texts, ...numbers }, `?id=${producto.id}`);
}

/** Causes the mail of an aviso; a job of the shop sends it within 20 seconds. */
async function sellOutAndBack(own: Owner): Promise<void> {
  const sku = "VISTA-SIN-IMAGEN";
  const { id: producto_id } = await findBySku(own.api, sku);
  const email = `espera-${crypto.randomUUID().slice(0, 8)}@tienda.test`;
  await restock(own, { sku, stock: 0 });
  await openApi(own.place)("createAviso", { body: { producto_id, email } });
  await restock(own, { sku, stock: 12 });
}

async function save(
  { place, owner }: Owner,
  fields: Record<string, string | number>,
  query = "",
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  const response = await fetch(`${place.shopUrl}/api/endpoints/productos.php${query}`, {
    method: "POST",
    headers: { authorization: `Bearer ${owner}` },
    body: form,
  });
  if (!response.ok) throw new Error(`no producto ${fields.sku}: ${await response.text()}`);
}

async function findBySku(api: OpenApi, sku: string): Promise<Producto> {
  const found = await searchBySku(api, sku);
  if (found) return found;
  throw new Error(`the catalogue has no ${sku}: the stage needs the demo catalogue`);
}

async function searchBySku(api: OpenApi, sku: string): Promise<Producto | undefined> {
  const productos = await api("listAllProductos", {
    query: { incluir_inactivos: "true", q: sku },
  });
  return productos.find((producto) => producto.sku === sku);
}
