import { readFileSync } from "node:fs";
import { type Campo, describeCampos } from "../src/contract/schemas/campos.ts";

export type DemoCategoria = { nombre: string; slug: string };

export type DemoOpinion = { nombre_usuario: string; calificacion: number; comentario: string };

/** `precio` in whole CLP with IVA, `peso_gramos` in grams. */
export type DemoProducto = {
  sku: string;
  nombre: string;
  descripcion: string;
  precio: number;
  stock: number;
  material: string;
  dimensiones: string;
  altura_capa: string;
  peso_gramos: number;
  /** Made with what the buyer tells. */
  a_medida?: boolean;
  /** Fields for its buyer. */
  personalizacion?: Campo[];
  categoria: string;
  destacado: boolean;
  imagenes: string[];
  opiniones: DemoOpinion[];
};

export type DemoCatalogo = { categorias: DemoCategoria[]; productos: DemoProducto[] };

/** Stored widths in px, and formats. */
export const pictureWidths = [320, 640, 960, 1200] as const;
export const pictureFormats = ["avif", "webp"] as const;

const catalogoFile = new URL("./catalogo.json", import.meta.url);

/** Throws with the producto's name. */
export function loadCatalogo(): DemoCatalogo {
  const catalogo = JSON.parse(readFileSync(catalogoFile, "utf8")) as DemoCatalogo;
  const faults = findCatalogoFaults(catalogo);
  if (faults.length > 0) throw new Error(`demo/catalogo.json: ${faults.join("; ")}`);
  return catalogo;
}

/** Holds `<width>.<format>` files. */
export function pictureFolder(name: string): URL {
  return new URL(`./pictures/${encodeURIComponent(name)}/`, import.meta.url);
}

/** One sentence each. */
export function findCatalogoFaults(catalogo: DemoCatalogo): string[] {
  if (!Array.isArray(catalogo?.categorias) || !Array.isArray(catalogo?.productos)) {
    return ["categorias and productos must be lists"];
  }
  const slugs = new Set(catalogo.categorias.map(({ slug }) => slug));
  const faults = catalogo.productos.flatMap((producto) =>
    findProductoFaults(producto, slugs).map((fault) => `${producto.sku ?? "?"}: ${fault}`),
  );
  return [
    ...faults,
    ...repeated(catalogo.productos.map(({ sku }) => sku)).map((sku) => `sku ${sku} repeats`),
    ...repeated(catalogo.productos.map(({ nombre }) => nombre)).map((n) => `nombre ${n} repeats`),
  ];
}

function findProductoFaults(producto: DemoProducto, slugs: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  for (const field of [
    "sku",
    "nombre",
    "descripcion",
    "material",
    "dimensiones",
    "altura_capa",
  ] as const) {
    if (typeof producto[field] !== "string" || !producto[field].trim()) {
      faults.push(`${field} is empty`);
    }
  }
  for (const field of ["precio", "stock", "peso_gramos"] as const) {
    if (!Number.isInteger(producto[field]) || producto[field] < 0) {
      faults.push(`${field} must be a whole number from 0`);
    }
  }
  const campos = describeCampos(producto.personalizacion ?? []);
  if (campos !== null) faults.push(campos);
  if (!slugs.has(producto.categoria)) faults.push(`unknown categoria ${producto.categoria}`);
  if (typeof producto.destacado !== "boolean") faults.push("destacado must be true or false");
  if (!producto.imagenes?.length) faults.push("imagenes is empty");
  if (!producto.opiniones?.every(isSoundOpinion)) faults.push("an opinion is incomplete");
  return faults;
}

function isSoundOpinion({ nombre_usuario, calificacion, comentario }: DemoOpinion): boolean {
  const isStars = Number.isInteger(calificacion) && calificacion >= 1 && calificacion <= 5;
  return isStars && Boolean(nombre_usuario?.trim()) && Boolean(comentario?.trim());
}

function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
}
