import { arriero } from "./models/arriero.ts";
import { loro, pinguino } from "./models/aves.ts";
import { cabana } from "./models/cabana.ts";
import { ciclista } from "./models/ciclista.ts";
import { condor } from "./models/condor.ts";
import { bandejaDados, torreDeDados } from "./models/dados.ts";
import { dragon } from "./models/dragon.ts";
import { helicoidal, impulsor, planetario, rodamiento } from "./models/engranajes.ts";
import { floreroEspiral, floreroFacetado, lampara } from "./models/floreros.ts";
import {
  organizadorCables,
  reposamunecas,
  soporteAudifonos,
  soporteControl,
  soporteTelefono,
} from "./models/gamer-escritorio.ts";
import { cajaMazos, torreon } from "./models/gamer-mesa.ts";
import { ballena, huemul } from "./models/huemul-ballena.ts";
import { bisagra, cardan, escuadra, gabinete, tornillo } from "./models/mecanica.ts";
import { cactus, macetero } from "./models/plantas.ts";
import { pudu } from "./models/pudu.ts";
import { cajaHexagonal, chanchito, joyero, posavasos, rompecabezas } from "./models/regalos.ts";
import { litofania, llavero, placa, topper } from "./models/regalos-personales.ts";
import { cuenco, nudo, portavela, reloj, sujetalibros, volcan } from "./models/relieves.ts";
import { chinchilla, monito } from "./models/roedores.ts";
import { bandejaTeclas } from "./models/teclado.ts";
import { zorro } from "./models/zorro.ts";
import type { Part } from "./solids/part.ts";

type CloseView = { height: number; zoom: number; x: number; yaw?: number };

/**
 * How a product is made and shown. Angles are degrees; `views` are the pictures after the cover:
 * an angle, or a close view for pieces that look alike from every side. With `macro` there is a
 * last picture of the layers: of the fullest place, or of the one it names.
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
    model: () => zorro({ coat: "cobre", light: "sal", dark: "castano" }, 1),
    yaw: -30,
  },
  chinchilla: { model: () => chinchilla({ coat: "ceniza", light: "sal" }, 1), yaw: -30 },
  huemul: { model: () => huemul({ coat: "castano", ground: "ceniza" }, 1), yaw: -48 },
  condor: { model: () => condor({ main: "obsidiana", accent: "sal" }, 1), yaw: -28 },
  pinguino: { model: () => pinguino({ main: "obsidiana", accent: "sal" }, 1), yaw: -24 },
  "ballena-azul": { model: () => ballena({ skin: "oceano", belly: "ceniza" }, 1), yaw: -58 },
  "loro-tricahue": { model: () => loro({ main: "musgo", accent: "hueso" }, 1), yaw: -32 },
  "monito-del-monte": { model: () => monito({ coat: "canela", light: "hueso" }, 1), yaw: -24 },
  arriero: { model: () => arriero({ poncho: "pizarra", stripe: "rojo" }, 1), yaw: -28 },
  ciclista: { model: () => ciclista({ jersey: "lapis", frame: "ambar" }, 1), yaw: -58 },
  planetario: {
    model: () => planetario({ ring: "obsidiana", planet: "cobre", sun: "ambar" }, 1),
    yaw: -24,
    views: [22, 160],
    macro: {},
  },
  helicoidales: { model: () => helicoidal({ large: "malaquita", small: "hueso" }, 1), yaw: -24 },
  rodamiento: {
    model: () => rodamiento({ race: "lapis", ball: "ambar" }, 1),
    yaw: -32,
    views: [36],
  },
  impulsor: { model: () => impulsor({ main: "ceniza" }, 1), yaw: -26, views: [36], macro: {} },
  bisagra: { model: () => bisagra({ main: "pizarra", accent: "cobre" }, 1), yaw: -14 },
  gabinete: { model: () => gabinete({ main: "ceniza", accent: "lapis" }, 1), yaw: -28 },
  escuadra: { model: () => escuadra({ main: "verde", accent: "verde" }, 1), yaw: -38 },
  tornillo: { model: () => tornillo({ main: "pizarra", accent: "ambar" }, 1), yaw: -20 },
  cardan: { model: () => cardan({ main: "lapis", accent: "cobre" }, 1), yaw: -30 },
  cabana: {
    model: () => cabana({ roof: "obsidiana", wall: "canela", land: "hueso" }, 5),
    yaw: -30,
    views: [40],
  },
  "placa-nombre": {
    model: () => placa({ text: "ELISA", base: "lapis", letter: "sal" }, 1),
    yaw: -22,
    views: [0, 156],
    macro: {},
  },
  llaveros: {
    model: () => llavero({ text: "TAM", tags: ["cobre", "lapis", "verde"], letter: "sal" }, 1),
    yaw: -24,
    views: [26],
  },
  litofania: { model: () => litofania({ frame: "castano" }, 4), yaw: -20, views: [28] },
  "caja-hexagonal": { model: () => cajaHexagonal({ main: "verde", lid: "hueso" }, 1), yaw: -20 },
  chanchito: { model: () => chanchito({ skin: "rosa", coin: "ambar" }, 1), yaw: -36 },
  topper: {
    model: () => topper({ text: "30", base: "hueso", letter: "cobre" }, 1),
    yaw: -22,
    views: [26],
  },
  posavasos: {
    model: () => posavasos({ colours: ["hueso", "arcilla", "pizarra", "cobre"] }, 2),
    yaw: -20,
  },
  joyero: { model: () => joyero({ main: "arcilla", accent: "ambar" }, 1), yaw: -14, views: [30] },
  rompecabezas: {
    model: () => rompecabezas({ colours: ["lapis", "cobre", "hueso"] }, 1),
    yaw: -32,
  },
  "torre-de-dados": {
    model: () =>
      torreDeDados({ stone: "ceniza", roof: "castano", dice: ["lapis", "cobre", "sal"] }, 3),
    yaw: -32,
    views: [0, 140],
    macro: {},
  },
  "bandeja-dados": {
    model: () =>
      bandejaDados({ tray: "obsidiana", felt: "verde", dice: ["ambar", "sal", "rojo"] }, 1),
    yaw: -20,
  },
  "caja-mazos": {
    model: () => cajaMazos({ main: "lapis", accent: "ambar" }, 1),
    yaw: -28,
    views: [148],
  },
  torreon: { model: () => torreon({ stone: "ceniza", ground: "musgo" }, 6), yaw: -30 },
  dragon: { model: () => dragon({ scales: "malaquita", spines: "ambar" }, 1), yaw: -20 },
  "soporte-audifonos": {
    model: () => soporteAudifonos({ main: "cobre", accent: "hueso" }, 1),
    yaw: -30,
  },
  "soporte-control": {
    model: () => soporteControl({ main: "lapis", accent: "ambar" }, 1),
    yaw: -26,
    views: [40],
  },
  "bandeja-teclas": {
    model: () =>
      bandejaTeclas({ tray: "obsidiana", caps: ["sal", "cobre", "ceniza", "sal", "lapis"] }, 1),
    yaw: -24,
    views: [32],
  },
  "organizador-cables": {
    model: () => organizadorCables({ main: "verde", cables: ["obsidiana", "sal", "cobre"] }, 1),
    yaw: -30,
  },
  reposamunecas: { model: () => reposamunecas({ main: "pizarra", accent: "cobre" }, 1), yaw: -24 },
  "soporte-telefono": {
    model: () => soporteTelefono({ main: "arcilla", accent: "obsidiana" }, 1),
    yaw: -28,
    views: [48],
  },
  "florero-espiral": {
    model: () => floreroEspiral({ main: "cobre" }, 1),
    yaw: 0,
    views: [{ height: 66, zoom: 1.9, x: 0 }],
  },
  "florero-facetado": { model: () => floreroFacetado({ main: "sal", stems: "cobre" }, 1), yaw: 12 },
  lampara: {
    model: () => lampara({ shade: "hueso", foot: "obsidiana" }, 1),
    yaw: 0,
    views: [
      { height: 70, zoom: 1.6, x: 0 },
      { height: 16, zoom: 2.2, x: 0 },
    ],
    macro: {},
  },
  macetero: {
    model: () => macetero({ pot: "arcilla", plant: "malaquita" }, 1),
    yaw: 0,
    views: [{ height: 60, zoom: 1.7, x: 0 }],
  },
  cactus: { model: () => cactus({ pot: "hueso", plant: "verde" }, 1), yaw: -20 },
  volcan: {
    model: () => volcan({ low: "castano", middle: "cobre", high: "pizarra", snow: "sal" }, 4),
    yaw: -28,
    views: [58, 150],
    macro: {},
  },
  sujetalibros: {
    model: () => sujetalibros({ main: "pizarra", second: "cobre" }, 3),
    yaw: -22,
    views: [26],
  },
  portavela: {
    model: () => portavela({ main: "sal" }, 1),
    yaw: 0,
    views: [{ height: 52, zoom: 1.8, x: 0 }],
  },
  reloj: {
    model: () => reloj({ main: "castano", dial: "hueso", hands: "obsidiana" }, 1),
    yaw: -26,
    views: [34],
  },
  cuenco: {
    model: () => cuenco({ main: "lapis" }, 1),
    yaw: 0,
    views: [{ height: 30, zoom: 1.6, x: -14 }],
  },
  nudo: { model: () => nudo({ main: "malaquita", foot: "obsidiana" }, 1), yaw: -26 },
};
