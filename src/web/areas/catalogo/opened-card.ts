import type { Producto } from "#contract/schemas/catalogo.ts";
import { productoPath } from "#contract/values/producto/producto-path.ts";
import { pageAnswers } from "#web/app/api/page-answers.ts";

export type OpenedCard = {
  producto: Producto;
  /** Its picture in the window; undefined without one. */
  box: DOMRect | undefined;
  /** Address of the file that shows it, when that has come; a larger one is still to come. */
  src: string | undefined;
  /** When its picture took off, on the document's timeline. */
  flownAt?: CSSNumberish | null;
};

let opened: OpenedCard | null = null;

/**
 * Remembers a pressed card whose page needs no call. Until another page's address is there Back leaves the list, so nothing
 * else may be shown for long.
 */
export function openCard(producto: Producto, link: Element): void {
  const isKept = pageAnswers.isKept("getProducto", { query: { id: String(producto.id) } });
  const image = link.closest("article")?.querySelector<HTMLImageElement>("picture img");
  const src = image?.complete ? image.currentSrc : undefined;
  opened = isKept ? { producto, box: image?.getBoundingClientRect(), src } : null;
}

/** The producto of the pressed card when `pathname` is its page. */
export function openedProducto(pathname: string): Producto | null {
  return opened && productoPath(opened.producto) === pathname ? opened.producto : null;
}

/** The pressed card when it is of this producto. */
export function openedCard(id: number): OpenedCard | null {
  return opened?.producto.id === id ? opened : null;
}

export function forgetCard(): void {
  opened = null;
}
