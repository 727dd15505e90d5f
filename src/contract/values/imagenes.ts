/** Widths in pixels in which every picture is kept, each as AVIF and as WebP. */
export const imagenWidths = [320, 640, 960, 1200] as const;
export type ImagenWidth = (typeof imagenWidths)[number];
export type ImagenFormat = "avif" | "webp";

/** The path that stands in `imagenes`: the largest WebP, which every browser shows. */
export function imagenPath(name: string): string {
  return `/imagenes/${name}/1200.webp`;
}

/** The same picture in another size or format; a path of another shape comes back unchanged. */
export function imagenVariant(path: string, width: ImagenWidth, format: ImagenFormat): string {
  return path.replace(/\/\d+\.(?:webp|avif)$/, `/${width}.${format}`);
}

/** `srcset` over all widths, e.g. for `<source type="image/avif">`. */
export function imagenSrcset(path: string, format: ImagenFormat): string {
  return imagenWidths.map((width) => `${imagenVariant(path, width, format)} ${width}w`).join(", ");
}

/** Size in pixels of the picture that other sites show of a page, always a JPEG. */
export const imagenPreview = { width: 1200, height: 630 } as const;

/** The preview made of a picture that stands in `imagenes`. */
export function imagenPreviewPath(path: string): string {
  return path.replace(/\/\d+\.(?:webp|avif)$/, "/previa.jpg");
}
