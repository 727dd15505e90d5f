import type { DemoProducto } from "#demo/catalogo.ts";
import {
  type Buyer,
  demoClienteNombre,
  emailOf,
  fullNombre,
  guestBuyers,
  places,
  quietBuyers,
} from "#demo/history/buyers.ts";
import { hiddenOpinion, pastRespuestas } from "#demo/history/opiniones.ts";
import { pastPieces } from "#demo/history/piece-texts.ts";
import { createRandom } from "#demo/solids/random.ts";
import { days, hours, minutes } from "#server/time/clock.ts";
import { dateOpiniones } from "../date-opiniones.ts";
import { fixedStories } from "./fixed-stories.ts";
import { guestStories } from "./guest-stories.ts";
import { ownerHour, shopperHour } from "./hours.ts";
import { historySeed, type Line, type Story } from "./story.ts";
import { workshopStories } from "./workshop-stories.ts";

const monthMs = days(30);
const wantedOfMonth = 45;
/** Curated productos with fewer are left to those who wrote about them. */
const plentifulStock = 6;
const quietMs = minutes(12);
/** One in so many buyers without an opinion has no account. */
const guestEvery = 6;

export type Plan = { productos: readonly DemoProducto[]; now: number; clienteEmail: string };

/** The pedidos of the shop, oldest first; the same for the same day and catalogue. */
export function planStories({ productos, now, clienteEmail }: Plan): Story[] {
  const random = createRandom(historySeed);
  const stage: Stage = { random, now, plentiful: findPlentiful(productos) };
  const authors = productos.flatMap((producto) => planAuthors(stage, producto));
  const known = new Set(productos.map(({ sku }) => sku));
  const isKnown = ({ lines }: Story) => lines.every(({ sku }) => known.has(sku));
  const fixed = fixedStories({ now, random, clienteEmail, cliente: demoClienteNombre })
    .filter(isKnown)
    .map((story) => move(stage, story));
  const told = [...authors, ...fixed, ...planHidden(stage, known)];
  // A sequence of their own, so that the others stay as they are.
  const apart: Stage = { ...stage, random: createRandom(historySeed + 1) };
  const guests = guestStories(apart).filter(isKnown);
  told.push(...guests.map((story) => move(apart, story)));
  const ofMonth = told.filter(({ at }) => at > now - monthMs).length;
  const workshop: Stage = { ...stage, random: createRandom(historySeed + 2) };
  told.push(...workshopStories(workshop).filter(isKnown));
  const quiet = stage.plentiful.length === 0 ? [] : planQuiet(stage, wantedOfMonth - ofMonth);
  return writePieces([...told, ...quiet].sort((a, b) => a.at - b.at));
}

/** Each line of a producto that asks for a text has the next one of its list. */
function writePieces(stories: readonly Story[]): Story[] {
  const sales = new Map<string, number>();
  const write = (line: Line): Line => {
    const pieces = pastPieces[line.sku] ?? [];
    const sale = sales.get(line.sku) ?? 0;
    sales.set(line.sku, sale + 1);
    const personalizacion = pieces[sale % pieces.length];
    return personalizacion ? { ...line, personalizacion } : line;
  };
  return stories.map((story) => ({ ...story, lines: story.lines.map(write) }));
}

type Stage = { random: () => number; now: number; plentiful: readonly string[] };

function findPlentiful(productos: readonly DemoProducto[]): string[] {
  return productos.filter(({ stock }) => stock >= plentifulStock).map(({ sku }) => sku);
}

/** Each author of an opinion bought the producto two weeks before. */
function planAuthors(stage: Stage, producto: DemoProducto): Story[] {
  const { random, now } = stage;
  return dateOpiniones(producto, now).map(({ nombre_usuario: autor, creado_en, ...opinion }) => {
    const written = shopperHour(creado_en, random);
    const lines = [{ sku: producto.sku, cantidad: 1 }, ...extraLine(stage, producto.sku)];
    const at = shopperHour(written - days(10 + Math.floor(random() * 4)), random);
    const story = move(stage, bought(stage, { nombre: fullNombre(autor, random()), lines, at }));
    const opinionAt = Math.max(written, (story.deliveredAt ?? at) + hours(4));
    const respuesta = answerTo(stage, { sku: producto.sku, autor, at: opinionAt });
    const { calificacion, comentario } = opinion;
    const said = { sku: producto.sku, calificacion, comentario, at: opinionAt };
    return { ...story, opinion: { ...said, ...(respuesta ? { respuesta } : {}) } };
  });
}

function answerTo({ now, random }: Stage, about: { sku: string; autor: string; at: number }) {
  const found = pastRespuestas.find(({ sku, autor }) => sku === about.sku && autor === about.autor);
  if (!found) return null;
  const at = ownerHour(about.at + hours(found.tarda), random);
  return { texto: found.texto, at: Math.min(at, now - hours(1)) };
}

function planHidden(stage: Stage, known: ReadonlySet<string>): Story[] {
  const { sku, autor, calificacion, comentario, hace } = hiddenOpinion;
  if (!known.has(sku)) return [];
  const at = shopperHour(stage.now - days(hace), stage.random);
  const lines = [{ sku, cantidad: 1 }];
  const nombre = fullNombre(autor, stage.random());
  const story = move(stage, bought(stage, { nombre, lines, at: at - days(11) }));
  const hiddenAt = at + hours(2);
  return [{ ...story, opinion: { sku, calificacion, comentario, at, hiddenAt } }];
}

/** Somebody buys every few hours, and the last ones wait to be printed. */
function planQuiet(stage: Stage, count: number): Story[] {
  const recent = [2.2, 7.5, 21, 27, 33, 45, 52, 63, 77].map(hours);
  return Array.from({ length: Math.max(0, count) }, (_, place) => {
    const { random, now } = stage;
    const age = recent[place] ?? days(4 + random() * 25);
    const isInvitado = place % guestEvery === 1;
    const names = isInvitado ? guestBuyers : quietBuyers;
    const nombre = names[place % names.length] ?? "";
    const at = place < recent.length ? now - age : shopperHour(now - age, random);
    const lines = [{ sku: anyOf(stage.plentiful, random), cantidad: 1 + Number(random() < 0.2) }];
    const more = extraLine(stage, lines[0]?.sku ?? "");
    const story = bought(stage, { nombre, lines: [...lines, ...more], at });
    return move(stage, isInvitado ? { ...story, isInvitado } : story);
  });
}

type Wish = { nombre: string; lines: readonly Line[]; at: number };

function bought({ random }: Stage, { nombre, lines, at }: Wish): Story {
  const buyer: Buyer = { nombre, email: emailOf(nombre), place: anyOf(places, random) };
  return { buyer, lines, at, payment: "paid", card: anyOf(cards, random) };
}

const cards: readonly Story["card"][] = [
  { tarjeta: "6623" },
  { tarjeta: "4051885600446623", tipo: "VC", cuotas: 6 },
  { tarjeta: "4051884239937763" },
  { tarjeta: "4511346660037060" },
  { tarjeta: "4051885600446623", tipo: "S2", cuotas: 2 },
  { tarjeta: "4051886000056590" },
];

const transportistas = ["Chilexpress", "Starken", "Blue Express"];

/** Acts of the owner about it until now. */
function move({ random, now }: Stage, story: Story): Story {
  const paidAt = story.doubt?.at ?? story.at;
  const last = Math.min(story.refund?.at ?? now, now - quietMs);
  const latest = story.isUnderWay ? last - hours(1) : Number.POSITIVE_INFINITY;
  const prepared = ownerHour(paidAt + hours(3 + random() * 14), random);
  const preparedAt = Math.min(prepared, latest - hours(1));
  const sentAt = Math.min(ownerHour(prepared + hours(16 + random() * 20), random), latest);
  const deliveredAt = ownerHour(sentAt + days(1.4 + random() * 2), random);
  const transportista = anyOf(transportistas, random);
  const seguimiento = String(700_000_000_000 + Math.floor(random() * 99_999_999_999));
  if (story.payment !== "paid" && story.payment !== "later" && !story.doubt) return story;
  return {
    ...story,
    ...(preparedAt < last ? { preparedAt } : {}),
    ...(sentAt < last ? { sent: { at: sentAt, transportista, seguimiento } } : {}),
    ...(deliveredAt < last && !story.isUnderWay ? { deliveredAt } : {}),
  };
}

function extraLine({ random, plentiful }: Stage, bought: string): Line[] {
  const sku = random() < 0.35 ? anyOf(plentiful, random) : bought;
  return sku === bought || sku === undefined ? [] : [{ sku, cantidad: 1 }];
}

function anyOf<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)] as T;
}
