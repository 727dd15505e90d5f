import { createHash } from "node:crypto";
import type { Campo } from "#contract/schemas/campos.ts";
import type { Personalizacion } from "#contract/schemas/personalizacion.ts";
import { personalizacionKey } from "#contract/values/producto/describe-pieza.ts";
import { imagenPath } from "#contract/values/producto/imagenes.ts";
import { checkPersonalizacion } from "#contract/values/producto/personalizacion.ts";
import { madeInDays } from "#contract/values/producto/suministro.ts";
import { type Pieza, toPieza } from "#contract/values/producto/to-pieza.ts";
import { AppError } from "../../errors.ts";
import type { SellableRow } from "../catalogo/index.ts";

export type Linea = {
  producto_id: number;
  nombre_producto: string;
  sku: string;
  /** For one unit, with its personalizacion. */
  precio: number;
  cantidad: number;
  /** Units of the producto on the shelf, reservas included. */
  stock: number;
  /** Units of the producto that can be bought. */
  disponible: number;
  /** For one unit; 0 when it is not known. */
  peso_gramos: number;
  /** Working days until it is made, also by the work ahead of it; 0 from the shelf. */
  plazo_dias: number;
  /** Made with what the buyer tells: as its producto is marked, or by what was written for this piece. */
  a_medida: boolean;
  /** Paths, covers first. */
  imagenes: string[];
  /** Null for a plain piece. */
  pieza: LineaPieza | null;
};

/** Difference between a line and the plain line of its producto; `huella`: SHA-256 of the values. */
type LineaPieza = Pick<Pieza, "valores" | "textos" | "errores"> & { huella: string };

/** "" for a plain line. The values are in their one form. */
export function huellaOf(valores: Personalizacion | undefined): string {
  const key = personalizacionKey(valores);
  return key === "" ? "" : createHash("sha256").update(key).digest("hex");
}

export type Wanted = { producto_id: number; cantidad: number; valores: Personalizacion };

/** A line as the campos are today. One that they no longer fit costs what its producto does, and cannot be bought. */
export function toLinea({ cantidad, valores }: Wanted, producto: SellableRow): Linea {
  const { nombre: nombre_producto, sku, stock, disponible, peso_gramos } = producto;
  const sold = {
    ...producto,
    a_medida: producto.a_medida === 1,
    personalizacion: readCampos(producto),
  };
  const { textos, precio, a_medida, errores } = toPieza(sold, valores);
  const isPlain = Object.keys(valores).length === 0 && Object.keys(errores).length === 0;
  return {
    producto_id: producto.id,
    nombre_producto,
    sku,
    precio,
    cantidad,
    stock,
    disponible,
    peso_gramos,
    plazo_dias: madeInDays(producto),
    a_medida,
    imagenes: readImagenes(producto),
    pieza: isPlain ? null : { huella: huellaOf(valores), valores, textos, errores },
  };
}

/** Throws 422 with the clave of each campo that lacks or does not fit. */
export function checkTyped(producto: SellableRow, typed: Personalizacion | undefined) {
  const checked = checkPersonalizacion(readCampos(producto), typed);
  if ("errores" in checked) throw refusePieza(producto.nombre, checked.errores);
  return checked.valores;
}

export function refusePieza(nombre: string, errores: Record<string, string>): AppError {
  const [first = ""] = Object.values(errores);
  const campos = Object.fromEntries(
    Object.entries(errores).map(([clave, error]) => [`personalizacion.${clave}`, error]),
  );
  return new AppError({ status: 422, message: `${nombre}: ${first}`, campos });
}

function readCampos({ personalizacion }: SellableRow): Campo[] {
  return personalizacion === "[]" ? [] : (JSON.parse(personalizacion) as Campo[]);
}

function readImagenes({ imagenes }: SellableRow): string[] {
  return (JSON.parse(imagenes) as { nombre: string }[]).map(({ nombre }) => imagenPath(nombre));
}

export const isSameLinea =
  ({ producto_id, huella }: { producto_id: number; huella: string }) =>
  (other: { producto_id: number; huella: string }): boolean =>
    other.producto_id === producto_id && other.huella === huella;

/** Units of a producto over all its lines: its stock is one. */
export function sumByProducto(
  lineas: readonly { producto_id: number; cantidad: number }[],
): { producto_id: number; cantidad: number }[] {
  const sums = new Map<number, number>();
  for (const { producto_id, cantidad } of lineas) {
    sums.set(producto_id, (sums.get(producto_id) ?? 0) + cantidad);
  }
  return [...sums].map(([producto_id, cantidad]) => ({ producto_id, cantidad }));
}

export function sumUnits(lineas: readonly Pick<Linea, "cantidad">[]): number {
  return lineas.reduce((sum, { cantidad }) => sum + cantidad, 0);
}
