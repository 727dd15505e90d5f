import { cleanLine } from "#contract/values/persona/clean-text.ts";
import type { AppContext } from "./context.ts";
import { AppError } from "./errors.ts";
import type { UploadedFile } from "./http/api/handlers.ts";

const pictureFaults = {
  type: "no es una imagen PNG, JPG o GIF.",
  pixels: "tiene demasiados píxeles: el máximo son 24 megapíxeles.",
  side: "mide más de 10.000 píxeles de ancho o de alto.",
  damaged: "está dañada y no se puede leer.",
} as const;

export function pictureRefused(name: string, fault: keyof typeof pictureFaults): string {
  return `«${name}» ${pictureFaults[fault]}`;
}

function fotoRefused(name: string): string {
  return `«${name}» no es una imagen PNG, JPG, GIF o WebP.`;
}

/** A WebP without metadata. Throws 422 for a file that is no picture. */
export async function renderFoto(
  { pictures }: Pick<AppContext, "pictures">,
  { name, bytes }: UploadedFile,
): Promise<Buffer> {
  const rendered = await pictures.renderFoto(bytes);
  if (rendered.ok) return rendered.bytes;
  const told = cleanLine(name);
  const { fault } = rendered;
  const message = fault === "type" ? fotoRefused(told) : pictureRefused(told, fault);
  throw new AppError({ status: 422, message, campos: { fotos: message } });
}
