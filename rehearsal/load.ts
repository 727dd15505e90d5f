import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { actAtWebpay } from "#rig/standins/webpay.ts";
import type { Scene } from "./scene.ts";
import type { Answer } from "./tally.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

const pages = [
  "/",
  "/tienda",
  "/nosotros",
  "/contacto",
  "/carrito",
  "/api/endpoints/productos.php",
];

/** Runs until `signal` aborts, then ends what it has begun. */
export async function runLoad(scene: Scene, signal: AbortSignal): Promise<void> {
  const { buyers, readers, uploaders, owner } = scene.people;
  await Promise.all([
    ...buyers.map((buyer, place) =>
      visit(scene, { token: buyer.token, signal }, (visitor, turn) =>
        buy(scene, { visitor, direccion_id: buyer.direccion_id, turn: turn + place }),
      ),
    ),
    ...Array.from({ length: readers }, (_, place) =>
      visit(scene, { signal }, (visitor, turn) => read(scene, visitor, turn * 7 + place)),
    ),
    ...Array.from({ length: uploaders }, () =>
      visit(scene, { token: owner.token, signal }, (visitor) => upload(scene, visitor)),
    ),
  ]);
}

async function visit(
  scene: Scene,
  { token, signal }: { token?: string; signal: AbortSignal },
  act: (visitor: Visitor, turn: number) => Promise<void>,
): Promise<void> {
  const visitor = createVisitor(scene, token);
  for (let turn = 0; !signal.aborted; turn++) {
    await act(visitor, turn);
    await wait(scene.pauseMs);
  }
  visitor.leave();
}

async function read({ productos }: Scene, visitor: Visitor, turn: number): Promise<void> {
  const producto = productos[turn % productos.length]?.id;
  await visitor.send(turn % 3 === 0 ? `/producto/${producto}` : `${pages[turn % pages.length]}`);
}

type Buying = { visitor: Visitor; direccion_id: number; turn: number };

async function buy(scene: Scene, { visitor, direccion_id, turn }: Buying): Promise<void> {
  const { productos, standinsUrl, ledger, origin } = scene;
  const producto_id = productos[turn % productos.length]?.id ?? 0;
  await visitor.api("setCarritoLinea", { body: { producto_id, cantidad: 1 } });
  const started = await visitor.api("startPago", { body: { direccion_id } });
  if (!started.ok) return;
  const retorno = await actAtWebpay({ standinsUrl }, started.data.token, { accion: "aprobar" });
  const answer = await goBack(visitor, { ...retorno, path: retorno.url.slice(origin.length) });
  const page = URL.parse(answer.headers.location ?? "", origin);
  if (answer.status === 303 && page?.searchParams.get("status") === "success")
    ledger.paid.add(Number(page.searchParams.get("order_id")));
}

type GoingBack = { path: string; metodo: string; campos: Record<string, string> };

const reloads = 20;
const reloadMs = 500;

/** Somebody whose page did not come loads it again; the failure is counted all the same. */
async function goBack(visitor: Visitor, { path, metodo, campos }: GoingBack): Promise<Answer> {
  const fields = new URLSearchParams(campos).toString();
  const send = () =>
    metodo === "GET"
      ? visitor.send(`${path}?${fields}`)
      : visitor.send(path, {
          method: "POST",
          headers: { "content-type": "application/x-www-form-urlencoded" },
          body: fields,
        });
  let answer = await send();
  for (let turn = 0; turn < reloads && (answer.status === 0 || answer.status >= 500); turn++) {
    await wait(reloadMs);
    answer = await send();
  }
  return answer;
}

let serial = 0;

async function upload({ ledger }: Scene, visitor: Visitor): Promise<void> {
  const form = await makeForm(300);
  const answer = await visitor.send("/api/endpoints/productos.php", { method: "POST", ...form });
  if (answer.status < 300 && answer.status > 0) ledger.uploaded += 1;
}

/** An upload by a slow line. */
export async function uploadSlowly(scene: Scene, lastsMs: number): Promise<void> {
  const visitor = createVisitor(scene, scene.people.owner.token);
  const form = await makeForm(1200);
  const slow = { method: "POST", ...form, lastsMs };
  const answer = await visitor.sendSlowly("/api/endpoints/productos.php", slow);
  if (answer.status < 300 && answer.status > 0) scene.ledger.uploaded += 1;
  visitor.leave();
}

/** The form of a new producto with one picture of `width` pixels. */
async function makeForm(width: number): Promise<{ headers: Record<string, string>; body: Buffer }> {
  serial += 1;
  const form = new FormData();
  const fields = {
    nombre: `Figura subida ${serial}`,
    sku: `ENSAYO-${serial}`,
    precio: "9990",
    categoria_id: "1",
    stock: "1",
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const picture = await sharp({
    create: { width, height: width, channels: 3, background: "red", noise },
  })
    .jpeg()
    .toBuffer();
  form.append("imagenes[]", new Blob([new Uint8Array(picture)]), "figura.jpg");
  const encoded = new Response(form);
  return {
    headers: { "content-type": encoded.headers.get("content-type") ?? "" },
    body: Buffer.from(await encoded.arrayBuffer()),
  };
}
