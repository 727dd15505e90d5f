import type { Page } from "playwright-core";
import type { CarritoItem } from "#contract/schemas/carrito.ts";
import type { Producto } from "#contract/schemas/catalogo.ts";
import { answer } from "#views/moves.ts";
import type { Stage } from "#views/stage.ts";
import { pieces } from "#views/stage-productos.ts";

export async function keepGuestCarrito(page: Page, { productos }: Stage): Promise<void> {
  await keepInBrowser(page, [productos.withOpiniones, productos.longest]);
}

async function keepInBrowser(page: Page, productos: readonly Producto[]): Promise<void> {
  const lines = productos.map((producto) => ({
    ...producto,
    producto_id: producto.id,
    cantidad: 2,
    ...(producto.a_medida && { personalizacion: pieces.written }),
  }));
  await page.addInitScript(
    (kept) => localStorage.setItem("guestCart", kept),
    JSON.stringify(lines),
  );
}

type Line = { cantidad: number; disponible: number } & Partial<CarritoItem>;

export async function answerCarrito(page: Page, ...lines: Line[]): Promise<void> {
  const known = { nombre_producto: "Lámpara Quebrada", precio: 34_990, imagenes: [] };
  const body = lines.map((line, place) => ({ ...known, producto_id: place + 1, ...line }));
  await answer(page, "getCarrito", { status: 200, body });
}

export const plate = {
  nombre_producto: "Placa de escritorio con tu nombre",
  precio: 12_990,
  personalizacion: pieces.written,
  personalizacion_textos: [
    { clave: "nombre", etiqueta: "Nombre", tipo: "texto" as const, valor: "Ñandú 3°" },
    {
      ...{ clave: "letras", etiqueta: "Color de las letras", tipo: "color" as const },
      ...{ valor: "Cobre", opcion: "cobre", color: "#c4662f" },
    },
  ],
};

export function answerMixed(page: Page): Promise<void> {
  const some = { cantidad: 1, disponible: 9 };
  return answerCarrito(page, some, { ...some, ...plate, a_medida: true });
}

/** A carrito of which one line is made to measure. */
export async function keepMixedCarrito(page: Page, { productos }: Stage): Promise<void> {
  await keepInBrowser(page, [productos.withOpiniones, productos.written]);
}
