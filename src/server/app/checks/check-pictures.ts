import { imagenWidths } from "#contract/values/imagenes.ts";
import { batches } from "../../batches.ts";
import { hours } from "../../clock.ts";
import type { AppContext } from "../../context.ts";
import { type Broken, maxNamed } from "../../db/invariants/check-invariants.ts";
import { pictureKeepMs, takeCensus } from "../../modules/catalogo/index.ts";
import { readPictureWidth } from "../../providers/pictures.ts";

/** Pictures that are read in parallel: a bucket answers one file a request. */
const atOnce = 16;
/** The sweep runs once an hour. */
const sweptMs = pictureKeepMs + hours(3);

const expected = imagenWidths.flatMap((width) => [`${width}.avif`, `${width}.webp`]);
const [narrowest] = imagenWidths;

type PictureContext = Pick<AppContext, "db" | "images" | "clock">;

/** `shown`: the names that the database knows. None of them is removed within a day. */
export async function checkPictures(
  ctx: PictureContext,
  shown: readonly string[],
): Promise<Broken[]> {
  const missing: string[] = [];
  const unreadable: string[] = [];
  for await (const names of batches(shown, atOnce)) {
    const faults = await Promise.all(names.map((name) => findPictureFault(ctx, name)));
    for (const [place, name] of names.entries()) {
      if (faults[place] === "missing") missing.push(name);
      if (faults[place] === "unreadable") unreadable.push(name);
    }
  }
  const { orphans } = await takeCensus(ctx, ctx.clock.now() - sweptMs);
  return [
    brokenPictures("imagen-con-archivos", "le faltan archivos", missing),
    brokenPictures(
      "imagen-legible",
      "su archivo más angosto no es una imagen de su ancho",
      unreadable,
    ),
    brokenPictures(
      "archivo-con-producto",
      "ningún producto la muestra y sigue entre las imágenes",
      orphans,
    ),
  ].filter(({ total }) => total > 0);
}

async function findPictureFault(
  { images }: PictureContext,
  name: string,
): Promise<"missing" | "unreadable" | null> {
  const files = new Set(await images.listFiles(name));
  if (!expected.every((file) => files.has(file))) return "missing";
  const bytes = await images.read(name, `${narrowest}.webp`);
  const width = bytes && (await readPictureWidth(bytes));
  // A high picture is narrower than its name.
  return width && width <= narrowest ? null : "unreadable";
}

function brokenPictures(name: string, fault: string, names: readonly string[]): Broken {
  return { name, fault, of: "imagen", total: names.length, ids: names.slice(0, maxNamed) };
}
