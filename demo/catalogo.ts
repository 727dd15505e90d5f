import { readFileSync } from "node:fs";
import { type Campo, describeCampos } from "../src/contract/schemas/campos.ts";
import type { Eje } from "../src/contract/schemas/ejes.ts";
import { SaveFamiliaSchema } from "../src/contract/schemas/familias.ts";
import { varianteNombre } from "../src/contract/values/producto/variante.ts";

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

/** One piece in several colors or sizes; each variante is a producto. */
export type DemoFamilia = {
  nombre: string;
  ejes: Eje[];
  variantes: { sku: string; valores: string[] }[];
};

export type DemoCatalogo = {
  categorias: DemoCategoria[];
  productos: DemoProducto[];
  familias: DemoFamilia[];
};

/** A variante may have these of its own; all else is that of the piece. */
type OwnFields = Partial<Omit<DemoProducto, keyof Ficha | "nombre" | "sku">>;
type Ficha = Pick<
  DemoProducto,
  "descripcion" | "categoria" | "personalizacion" | "a_medida" | "destacado"
>;

/** A piece in the file, with its other variantes; the familia has its nombre. */
type WrittenProducto = DemoProducto & {
  familia?: {
    ejes: Eje[];
    valores: string[];
    variantes: (OwnFields & { sku: string; valores: string[] })[];
  };
};

/** Stored widths in px, and formats. */
export const pictureWidths = [320, 640, 960, 1200] as const;
export const pictureFormats = ["avif", "webp"] as const;

const catalogoFile = new URL("./catalogo.json", import.meta.url);

/** Throws with the producto's name. */
export function loadCatalogo(): DemoCatalogo {
  const { categorias, productos: written } = JSON.parse(readFileSync(catalogoFile, "utf8")) as {
    categorias: DemoCategoria[];
    productos: WrittenProducto[];
  };
  const catalogo = {
    categorias,
    productos: written.flatMap(productosOf),
    familias: written.flatMap(familiaOf),
  };
  const faults = findCatalogoFaults(catalogo);
  if (faults.length > 0) throw new Error(`demo/catalogo.json: ${faults.join("; ")}`);
  return catalogo;
}

/** The piece itself is the last of its variantes, so the oldest: of equal ones lists show that. */
function productosOf({ familia, ...piece }: WrittenProducto): DemoProducto[] {
  if (!familia) return [piece];
  const named = (valores: string[]) => varianteNombre(piece.nombre, familia.ejes, valores);
  const others = familia.variantes.map(({ valores, ...own }) => {
    return { ...piece, opiniones: [], ...own, nombre: named(valores) };
  });
  return [...others, { ...piece, nombre: named(familia.valores) }];
}

function familiaOf({ nombre, sku, familia }: WrittenProducto): DemoFamilia[] {
  if (!familia) return [];
  const { ejes, valores, variantes } = familia;
  const all = [{ sku, valores }, ...variantes];
  return [{ nombre, ejes, variantes: all.map((one) => ({ sku: one.sku, valores: one.valores })) }];
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
    ...catalogo.familias.flatMap((familia) => findFamiliaFaults(familia, catalogo.productos)),
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

/** Those that the shop would refuse. */
function findFamiliaFaults(
  { nombre, ejes, variantes }: DemoFamilia,
  productos: readonly DemoProducto[],
): string[] {
  const rows = variantes.map((variante) => {
    const producto = productos.find(({ sku }) => sku === variante.sku);
    return { ...variante, precio: producto?.precio, stock: producto?.stock, activo: true };
  });
  const { error } = SaveFamiliaSchema.safeParse({ nombre, ejes, variantes: rows });
  return (error?.issues ?? []).map(({ message }) => `${nombre}: ${message}`);
}

function isSoundOpinion({ nombre_usuario, calificacion, comentario }: DemoOpinion): boolean {
  const isStars = Number.isInteger(calificacion) && calificacion >= 1 && calificacion <= 5;
  return isStars && Boolean(nombre_usuario?.trim()) && Boolean(comentario?.trim());
}

function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
}
