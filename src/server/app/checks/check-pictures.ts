import { imagenWidths } from "#contract/values/producto/imagenes.ts";
import { batches } from "../../batches.ts";
import type { AppContext } from "../../context.ts";
import { type Broken, maxNamed } from "../../db/invariants/check-invariants.ts";
import { pictureKeepMs, takeCensus } from "../../modules/catalogo/index.ts";
import { readPictureWidth } from "../../providers/pictures.ts";
import { hours } from "../../time/clock.ts";

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
  const whole = await listWhole(ctx);
  const missing = shown.filter((name) => !whole.has(name));
  const unreadable: string[] = [];
  for await (const names of batches(
    shown.filter((name) => whole.has(name)),
    atOnce,
  )) {
    const readable = await Promise.all(names.map((name) => isReadable(ctx, name)));
    unreadable.push(...names.filter((_, place) => !readable[place]));
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

/** The names that have every file. */
async function listWhole({ images }: PictureContext): Promise<Set<string>> {
  const whole = new Set<string>();
  for await (const { name, files } of images.listAllFiles()) {
    const found = new Set(files);
    if (expected.every((file) => found.has(file))) whole.add(name);
  }
  return whole;
}

async function isReadable({ images }: PictureContext, name: string): Promise<boolean> {
  const bytes = await images.read(name, `${narrowest}.webp`);
  const width = bytes && (await readPictureWidth(bytes));
  // A high picture is narrower than its name.
  return Boolean(width && width <= narrowest);
}

function brokenPictures(name: string, fault: string, names: readonly string[]): Broken {
  return { name, fault, of: "imagen", total: names.length, ids: names.slice(0, maxNamed) };
}
