import { Agent, get, type IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import {
  imagenPreviewPath,
  imagenVariant,
  imagenWidths,
} from "#contract/values/producto/imagenes.ts";
import { subjects } from "#demo/generate-words.ts";
import type { MemoryPeople } from "./memory-shop.ts";
import { type Calls, createCalls } from "./writes-calls.ts";
import { lineOf } from "./writes-line.ts";
import type { Persona } from "./writes-people.ts";

export type Place = { origin: string; standinsUrl: string; people: MemoryPeople };
type Load = Place & { calls: Calls; productos: number; photo: Blob; pictures: string[] };

/** `serial` counts this act's own calls. */
type Act = { share: number; run: (load: Load, serial: number) => Promise<unknown> };

const perSecond = 30;
const maxPending = 40;
const agent = new Agent({ keepAlive: true });
const list = "/api/endpoints/productos.php";
const fixed = ["/", "/tienda", "/categoria/figuras", "/categoria/regalos", "/nosotros", "/login"];

/** Acts of people, in thousandths of the calls. */
const acts: Record<string, Act> = {
  "kept page": { share: 300, run: (load, n) => ask(load, fixed[n % fixed.length] ?? "/") },
  "page of a producto": { share: 200, run: (load, n) => ask(load, `/producto/${idOf(load, n)}`) },
  "new search": { share: 60, run: (load, n) => ask(load, `/tienda?q=${wordOf(n)}+${n}`) },
  list: {
    share: 120,
    run: (load, n) => ask(load, `${list}?q=${wordOf(n)}&pagina=${1 + (n % 50)}`),
  },
  "one producto": { share: 120, run: (load, n) => ask(load, `${list}?id=${idOf(load, n)}`) },
  "the owner's list": { share: 20, run: askAsOwner },
  picture: { share: 80, run: (load, n) => ask(load, pictureOf(load, n)) },
  preview: { share: 8, run: (load, n) => ask(load, previewOf(load, n)) },
  "carrito line": { share: 60, run: (load, n) => setLinea(load, n) },
  login: { share: 10, run: ({ calls, people }, n) => calls.login(shopperOf(people, n)) },
  purchase: { share: 20, run: buy },
  "picture upload": { share: 2, run: upload },
};

const turns = Object.keys(acts).flatMap((name) => Array(acts[name]?.share ?? 0).fill(name));

/** Until `isOver`, at a steady pace. Answers with the calls of each kind, and the first faults. */
export async function runLoad(load: Load, isOver: () => boolean) {
  const counts: Record<string, number> = {};
  const faults: string[] = [];
  const pending = new Set<Promise<void>>();
  for (let turn = 0; !isOver(); turn++) {
    await wait(1000 / perSecond);
    if (pending.size >= maxPending) continue;
    // Without a common divisor: each thousand calls holds every act in its share.
    const name = turns[(turn * 617) % turns.length] as string;
    const serial = counts[name] ?? 0;
    counts[name] = serial + 1;
    const act = acts[name]?.run(load, serial) ?? Promise.resolve();
    const done = act.then(
      () => undefined,
      (error: Error) => void faults.push(`${name}: ${error.message.slice(0, 200)}`),
    );
    pending.add(done);
    void done.finally(() => pending.delete(done));
  }
  await Promise.all(pending);
  return { counts, faults };
}

export async function prepareLoad(
  place: Place,
  options: { productos: number; photo: Blob },
): Promise<Load> {
  const calls = createCalls(place.origin, place.standinsUrl);
  const load: Load = { ...place, ...options, calls, pictures: [] };
  const rows = JSON.parse(await ask(load, `${list}?por_pagina=50`)) as { imagenes: string[] }[];
  const known = rows.flatMap(({ imagenes }) => imagenes);
  // Generated productos name pictures that are not there.
  for (const path of known) {
    if (await ask(load, path).then(Boolean, () => false)) load.pictures.push(path);
  }
  while (load.pictures.length < 3) await upload(load, -1 - load.pictures.length);
  return load;
}

async function ask(
  { origin }: Place,
  path: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = { agent, headers: { ...headers, "accept-encoding": "identity" } };
    get(origin + path, asked, resolve).once("error", reject);
  });
  let text = "";
  for await (const chunk of response.setEncoding("latin1")) text += chunk;
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`);
  return text;
}

function askAsOwner(load: Load, serial: number): Promise<string> {
  const path = `${list}?incluir_inactivos=true&q=${wordOf(serial)}&pagina=${1 + (serial % 20)}`;
  return ask(load, path, { authorization: `Bearer ${load.people.admin}` });
}

async function buy({ calls, people }: Load, serial: number): Promise<void> {
  const persona = shopperOf(people, serial);
  await calls.setLinea(persona, { producto_id: people.productos[0] ?? 0, cantidad: 1 });
  await calls.giveBack(await calls.approve(await calls.start(persona)));
}

function setLinea({ calls, people }: Load, serial: number): Promise<void> {
  const half = people.personas.length / 2;
  const persona = people.personas[half + (serial % half)] as Persona;
  return calls.setLinea(persona, lineOf(serial, people.productos));
}

async function upload({ origin, people, photo, pictures }: Load, serial: number): Promise<void> {
  const form = new FormData();
  const fields = { nombre: `Foto ${serial}`, sku: `FOTO-${serial}`, precio: "15990", stock: "3" };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("categoria_id", "1");
  form.append("imagenes[]", photo, "foto.jpg");
  const headers = { authorization: `Bearer ${people.admin}` };
  const answer = await fetch(origin + list, { method: "POST", headers, body: form });
  if (answer.status !== 201) throw new Error(`answered ${answer.status}: ${await answer.text()}`);
  const { producto } = (await answer.json()) as { producto: { imagenes: string[] } };
  pictures.push(...producto.imagenes);
}

/** Those who buy; the others fill a carrito. */
function shopperOf({ personas }: MemoryPeople, serial: number): Persona {
  return personas[serial % (personas.length / 2)] as Persona;
}

/** Every second call is for one of fifty. In the large data every twentieth is inactive. */
function idOf({ productos }: Load, serial: number): number {
  const id = 1 + ((serial * 7919) % (serial % 2 ? productos : 50));
  return id % 20 === 1 ? id + 1 : id;
}

function wordOf(serial: number): string {
  return encodeURIComponent(subjects[serial % subjects.length]?.nombre.split(" ")[0] ?? "");
}

function pictureOf({ pictures }: Load, serial: number): string {
  const width = imagenWidths[serial % imagenWidths.length] ?? imagenWidths[0];
  const format = serial % 2 ? "webp" : "avif";
  return imagenVariant(pictures[(serial * 31) % pictures.length] ?? "", width, format);
}

function previewOf({ pictures }: Load, serial: number): string {
  return imagenPreviewPath(pictures[(serial * 31) % pictures.length] ?? "");
}
