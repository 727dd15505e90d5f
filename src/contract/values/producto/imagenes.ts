/** Stored widths in pixels, each as AVIF and WebP. */
export const imagenWidths = [320, 640, 960, 1200] as const;
export type ImagenWidth = (typeof imagenWidths)[number];
export type ImagenFormat = "avif" | "webp";

/** The path in `imagenes`: the largest WebP. */
export function imagenPath(name: string): string {
  return `/imagenes/${name}/1200.webp`;
}

/** Returns a path of another shape unchanged. */
export function imagenVariant(path: string, width: ImagenWidth, format: ImagenFormat): string {
  return path.replace(/\/\d+\.(?:webp|avif)$/, `/${width}.${format}`);
}

/** `srcset` over all widths. */
export function imagenSrcset(path: string, format: ImagenFormat): string {
  return imagenWidths.map((width) => `${imagenVariant(path, width, format)} ${width}w`).join(", ");
}

/** Pixels of the JPEG that other sites show of a page. */
export const imagenPreview = { width: 1200, height: 630 } as const;

export function imagenPreviewPath(path: string): string {
  return path.replace(/\/\d+\.(?:webp|avif)$/, "/previa.jpg");
}
