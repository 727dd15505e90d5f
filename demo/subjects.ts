import { parrot, penguin } from "./models/birds.ts";
import { cabin } from "./models/cabin.ts";
import { condor } from "./models/condor.ts";
import { cyclist } from "./models/cyclist.ts";
import { diceTower, diceTray } from "./models/dice.ts";
import { dragon } from "./models/dragon.ts";
import { fox } from "./models/fox.ts";
import {
  cableOrganizer,
  gamepadStand,
  headphoneStand,
  phoneStand,
  wristRest,
} from "./models/gamer-desk.ts";
import { deckBox, ruinedTower } from "./models/gamer-table.ts";
import { ballBearing, helicalGears, impeller, planetaryGears } from "./models/gears.ts";
import { coasters, hexagonalBox, jewelryBox, piggyBank, puzzle } from "./models/gifts.ts";
import { blueWhale, huemul } from "./models/huemul-whale.ts";
import { keycapTray } from "./models/keyboard.ts";
import {
  angleBracket,
  boltAndNut,
  doorHinge,
  electronicsCase,
  universalJoint,
} from "./models/mechanics.ts";
import { muleteer } from "./models/muleteer.ts";
import { houseNumber, keyRings, lithophane, namePlate, topper } from "./models/personal-gifts.ts";
import { cactus, planter } from "./models/plants.ts";
import { pudu } from "./models/pudu.ts";
import { bookends, candleHolder, deskClock, knot, volcano, wavyBowl } from "./models/reliefs.ts";
import { chinchilla, monito } from "./models/rodents.ts";
import { facetedVase, lampShade, spiralVase } from "./models/vases.ts";
import type { Filament, Part } from "./solids/part.ts";

type CloseView = { height: number; zoom: number; x: number; yaw?: number };

/**
 * Angles in degrees. `views` follow the cover: an angle, or a close view. `macro` adds a last picture of the
 * layers, at the named place or the fullest one.
 */
export type Subject = {
  model: () => Part[];
  yaw?: number;
  views?: (number | CloseView)[];
  macro?: Partial<CloseView>;
};
export type PictureName = string;

export const subjects: Record<string, Subject> = {
  "pudu-del-bosque": {
    model: () => pudu({ coat: "canela", ground: "musgo" }, 1),
    views: [-6, 128],
    macro: { height: 78, x: -24 },
  },
  "zorro-culpeo": {
    model: () => fox({ coat: "cobre", light: "sal", dark: "castano" }, 1),
    yaw: -30,
  },
  chinchilla: { model: () => chinchilla({ coat: "ceniza", light: "sal" }, 1), yaw: -30 },
  huemul: { model: () => huemul({ coat: "castano", ground: "ceniza" }, 1), yaw: -48 },
  condor: { model: () => condor({ main: "obsidiana", accent: "sal" }, 1), yaw: -28 },
  pinguino: { model: () => penguin({ main: "obsidiana", accent: "sal" }, 1), yaw: -24 },
  "ballena-azul": { model: () => blueWhale({ skin: "oceano", belly: "ceniza" }, 1), yaw: -58 },
  "loro-tricahue": { model: () => parrot({ main: "musgo", accent: "hueso" }, 1), yaw: -32 },
  "monito-del-monte": { model: () => monito({ coat: "canela", light: "hueso" }, 1), yaw: -24 },
  arriero: { model: () => muleteer({ poncho: "pizarra", stripe: "rojo" }, 1), yaw: -28 },
  ciclista: { model: () => cyclist({ jersey: "lapis", frame: "ambar" }, 1), yaw: -58 },
  planetario: {
    model: () => planetaryGears({ ring: "obsidiana", planet: "cobre", sun: "ambar" }, 1),
    yaw: -24,
    views: [22, 160],
    macro: {},
  },
  helicoidales: { model: () => helicalGears({ large: "malaquita", small: "hueso" }, 1), yaw: -24 },
  rodamiento: {
    model: () => ballBearing({ race: "lapis", ball: "ambar" }, 1),
    yaw: -32,
    views: [36],
  },
  impulsor: { model: () => impeller({ main: "ceniza" }, 1), yaw: -26, views: [36], macro: {} },
  bisagra: { model: () => doorHinge({ main: "pizarra", accent: "cobre" }, 1), yaw: -14 },
  gabinete: { model: () => electronicsCase({ main: "ceniza", accent: "lapis" }, 1), yaw: -28 },
  escuadra: { model: () => angleBracket({ main: "verde", accent: "verde" }, 1), yaw: -38 },
  tornillo: { model: () => boltAndNut({ main: "pizarra", accent: "ambar" }, 1), yaw: -20 },
  cardan: { model: () => universalJoint({ main: "lapis", accent: "cobre" }, 1), yaw: -30 },
  cabana: {
    model: () => cabin({ roof: "obsidiana", wall: "canela", land: "hueso" }, 5),
    yaw: -30,
    views: [40],
  },
  "placa-nombre": {
    model: () => namePlate({ text: "ELISA", base: "lapis", letter: "sal" }, 1),
    yaw: -22,
    views: [0, 156],
    macro: {},
  },
  llaveros: {
    model: () => keyRings({ text: "TAM", tags: ["cobre", "lapis", "verde"], letter: "sal" }, 1),
    yaw: -24,
    views: [26],
  },
  litofania: { model: () => lithophane({ frame: "castano" }, 4), yaw: -20, views: [28] },
  "caja-hexagonal": { model: () => hexagonalBox({ main: "verde", lid: "hueso" }, 1), yaw: -20 },
  chanchito: piggyIn("rosa"),
  "chanchito-cielo": piggyIn("cielo"),
  "chanchito-hueso": piggyIn("hueso"),
  topper: {
    model: () => topper({ text: "30", base: "hueso", letter: "cobre" }, 1),
    yaw: -22,
    views: [26],
  },
  "numero-casa": {
    model: () => houseNumber({ text: "1047", base: "obsidiana", letter: "sal" }, 1),
    yaw: -20,
    views: [24],
  },
  posavasos: {
    model: () => coasters({ colours: ["hueso", "arcilla", "pizarra", "cobre"] }, 2),
    yaw: -20,
  },
  joyero: {
    model: () => jewelryBox({ main: "arcilla", accent: "ambar" }, 1),
    yaw: -14,
    views: [30],
  },
  rompecabezas: {
    model: () => puzzle({ colours: ["lapis", "cobre", "hueso"] }, 1),
    yaw: -32,
  },
  "torre-de-dados": {
    model: () =>
      diceTower({ stone: "ceniza", roof: "castano", dice: ["lapis", "cobre", "sal"] }, 3),
    yaw: -32,
    views: [0, 140],
    macro: {},
  },
  "bandeja-dados": {
    model: () => diceTray({ tray: "obsidiana", felt: "verde", dice: ["ambar", "sal", "rojo"] }, 1),
    yaw: -20,
  },
  "caja-mazos": {
    model: () => deckBox({ main: "lapis", accent: "ambar" }, 1),
    yaw: -28,
    views: [148],
  },
  torreon: { model: () => ruinedTower({ stone: "ceniza", ground: "musgo" }, 6), yaw: -30 },
  dragon: { model: () => dragon({ scales: "malaquita", spines: "ambar" }, 1), yaw: -20 },
  "soporte-audifonos": {
    model: () => headphoneStand({ main: "cobre", accent: "hueso" }, 1),
    yaw: -30,
  },
  "soporte-control": {
    model: () => gamepadStand({ main: "lapis", accent: "ambar" }, 1),
    yaw: -26,
    views: [40],
  },
  "bandeja-teclas": {
    model: () =>
      keycapTray({ tray: "obsidiana", caps: ["sal", "cobre", "ceniza", "sal", "lapis"] }, 1),
    yaw: -24,
    views: [32],
  },
  "organizador-cables": {
    model: () => cableOrganizer({ main: "verde", cables: ["obsidiana", "sal", "cobre"] }, 1),
    yaw: -30,
  },
  reposamunecas: { model: () => wristRest({ main: "pizarra", accent: "cobre" }, 1), yaw: -24 },
  "soporte-telefono": {
    model: () => phoneStand({ main: "arcilla", accent: "obsidiana" }, 1),
    yaw: -28,
    views: [48],
  },
  "florero-espiral": vaseIn("cobre"),
  "florero-espiral-lapislazuli": vaseIn("lapis"),
  "florero-espiral-araucaria": vaseIn("verde"),
  "florero-espiral-hueso": vaseIn("hueso"),
  "florero-facetado": { model: () => facetedVase({ main: "sal", stems: "cobre" }, 1), yaw: 12 },
  lampara: {
    model: () => lampShade({ shade: "hueso", foot: "obsidiana" }, 1),
    yaw: 0,
    views: [
      { height: 70, zoom: 1.6, x: 0 },
      { height: 16, zoom: 2.2, x: 0 },
    ],
    macro: {},
  },
  macetero: planterIn("arcilla"),
  "macetero-hueso": planterIn("hueso"),
  "macetero-pizarra": planterIn("pizarra"),
  cactus: { model: () => cactus({ pot: "hueso", plant: "verde" }, 1), yaw: -20 },
  volcan: {
    model: () => volcano({ low: "castano", middle: "cobre", high: "pizarra", snow: "sal" }, 4),
    yaw: -28,
    views: [58, 150],
    macro: {},
  },
  sujetalibros: {
    model: () => bookends({ main: "pizarra", second: "cobre" }, 3),
    yaw: -22,
    views: [26],
  },
  portavela: {
    model: () => candleHolder({ main: "sal" }, 1),
    yaw: 0,
    views: [{ height: 52, zoom: 1.8, x: 0 }],
  },
  reloj: {
    model: () => deskClock({ main: "castano", dial: "hueso", hands: "obsidiana" }, 1),
    yaw: -26,
    views: [34],
  },
  cuenco: {
    model: () => wavyBowl({ main: "lapis" }, 1),
    yaw: 0,
    views: [{ height: 30, zoom: 1.6, x: -14 }],
  },
  nudo: { model: () => knot({ main: "malaquita", foot: "obsidiana" }, 1), yaw: -26 },
};

/** One piece in several colours: the same shots of each. */
function piggyIn(skin: Filament): Subject {
  return { model: () => piggyBank({ skin, coin: "ambar" }, 1), yaw: -36 };
}

function vaseIn(main: Filament): Subject {
  return {
    model: () => spiralVase({ main }, 1),
    yaw: 0,
    views: [{ height: 66, zoom: 1.9, x: 0 }],
  };
}

function planterIn(pot: Filament): Subject {
  return {
    model: () => planter({ pot, plant: "malaquita" }, 1),
    yaw: 0,
    views: [{ height: 60, zoom: 1.7, x: 0 }],
  };
}
