import { type DemoProducto, loadCatalogo } from "./catalogo.ts";
import {
  careTexts,
  collections,
  comentarioTexts,
  finishes,
  opinionAutores,
  sizes,
  subjects,
} from "./generate-words.ts";
import { createRandom } from "./solids/random.ts";

const combinationCount = subjects.length * collections.length * finishes.length * sizes.length;

/** Producto n depends on `seed` and n only, so a second call can continue at `from`. */
export function generateProductos(options: {
  count: number;
  seed: number;
  from?: number;
}): DemoProducto[] {
  const { count, seed, from = 1 } = options;
  const curated = new Map(loadCatalogo().productos.map((producto) => [producto.sku, producto]));
  return Array.from({ length: count }, (_, i) => createProducto(from + i, seed, curated));
}

function createProducto(
  number: number,
  seed: number,
  curated: ReadonlyMap<string, DemoProducto>,
): DemoProducto {
  const words = wordsOf(number, seed);
  const model = curated.get(words.subject.from);
  if (!model) throw new Error(`No curated product ${words.subject.from} to borrow pictures from`);
  const random = createRandom(seed * 7919 + number);
  const { factor } = words.size;
  return {
    sku: `${model.sku.slice(0, 3)}-G${String(number).padStart(6, "0")}`,
    nombre: nameOf(words),
    descripcion: descripcionOf(words, pick(careTexts, random)),
    precio: precioFrom(model.precio * factor * (0.85 + random() * 0.3)),
    stock: stockFrom(random()),
    material: words.finish.material,
    dimensiones: scaleDimensiones(model.dimensiones, factor),
    altura_capa: model.altura_capa,
    peso_gramos: Math.max(5, Math.round(model.peso_gramos * factor ** 2.2)),
    categoria: model.categoria,
    destacado: false,
    imagenes: model.imagenes,
    opiniones: opinionesFrom(random),
  };
}

type Words = {
  subject: (typeof subjects)[number];
  collection: string;
  finish: (typeof finishes)[number];
  size: (typeof sizes)[number];
  edition: number;
};

/** Visits every combination once before it repeats one as a numbered edition. */
function wordsOf(number: number, seed: number): Words {
  const stride = coprimeStride(combinationCount);
  const position = ((number * stride + seed * 104729) % combinationCount) + combinationCount;
  let rest = position % combinationCount;
  const take = <Item>(items: readonly Item[]): Item => {
    const item = items[rest % items.length] as Item;
    rest = Math.floor(rest / items.length);
    return item;
  };
  return {
    subject: take(subjects),
    finish: take(finishes),
    collection: take(collections),
    size: take(sizes),
    edition: Math.floor((number - 1) / combinationCount) + 1,
  };
}

function coprimeStride(total: number): number {
  let stride = Math.floor(total * 0.618034);
  while (greatestDivisor(stride, total) !== 1) stride += 1;
  return stride;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

function nameOf({ subject, collection, finish, size, edition }: Words): string {
  const sized = size.nombre ? ` ${size.nombre}` : "";
  const series = edition > 1 ? ` (serie ${edition})` : "";
  return `${subject.nombre} ${collection}${sized}, ${finish.nombre}${series}`;
}

function descripcionOf({ subject, collection, finish }: Words, care: string): string {
  const about = `${subject.nombre} de la serie ${collection}, en tirada corta.`;
  return [
    about,
    `${finish.sentence} Capas de 0,2 mm y revisión a mano antes del envío.`,
    care,
  ].join("\n\n");
}

/** Ends in 990; CLP, IVA included. */
function precioFrom(clp: number): number {
  return Math.min(64_990, Math.max(3_990, Math.round(clp / 1_000) * 1_000 - 10));
}

function stockFrom(chance: number): number {
  if (chance < 0.06) return 0;
  if (chance < 0.14) return 1;
  return 4 + Math.floor(((chance - 0.14) / 0.86) * 22);
}

function scaleDimensiones(text: string, factor: number): string {
  return text.replace(/\d+(?:,\d+)?/g, (number) => {
    const centimetres = Number(number.replace(",", ".")) * factor;
    return (Math.round(centimetres * 2) / 2 || 0.5).toString().replace(".", ",");
  });
}

function opinionesFrom(random: () => number): DemoProducto["opiniones"] {
  const count = Math.max(0, Math.floor(random() * 7) - 3);
  const start = Math.floor(random() * opinionAutores.length);
  return Array.from({ length: count }, (_, i) => ({
    nombre_usuario: opinionAutores[(start + i) % opinionAutores.length] as string,
    ...pick(comentarioTexts, random),
  }));
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  return items[Math.floor(random() * items.length)] as Item;
}
