import type { Size } from "./parse-dimensiones.ts";

export const stage = { width: 480, height: 320 };
/** Space for the measures. */
const room = { left: 104, between: 112, right: 20, top: 28, bottom: 68 };

export const card = { kind: "card", width: 85.6, height: 54 } as const;
export const coin = { kind: "coin", width: 27, height: 27 } as const;
export type KnownThing = typeof card | typeof coin;

/** Up to this size a coin compares better than a card. */
const coinUpToMm = 60;
/** Cabinet projection: half of the depth, at 45°. */
const slant = Math.SQRT1_2 / 2;
const narrowestSquare = 6;

export type ScaleLayout = {
  thing: KnownThing;
  /** Units of the drawing for a millimetre. */
  scale: number;
  squareMm: number;
  ground: number;
  box: { x: number; y: number; width: number; height: number; slant: number };
  thingX: number;
};

/** On one ground, as large as the stage allows. */
export function layOutScale({ ancho, alto, fondo }: Size): ScaleLayout {
  const thing = Math.max(ancho, alto, fondo) <= coinUpToMm ? coin : card;
  const wide = ancho + fondo * slant + thing.width;
  const high = Math.max(alto + fondo * slant, thing.height);
  const free = {
    width: stage.width - room.left - room.between - room.right,
    height: stage.height - room.top - room.bottom,
  };
  const scale = Math.min(free.width / wide, free.height / high);
  const ground = stage.height - room.bottom;
  // The rest of the width goes to both sides.
  const x = room.left + (free.width - wide * scale) / 2;
  const box = { x, width: ancho * scale, height: alto * scale, slant: fondo * slant * scale };
  return {
    thing,
    scale,
    squareMm: scale * 10 >= narrowestSquare ? 10 : 100,
    ground,
    box: { ...box, y: ground - box.height },
    thingX: x + box.width + box.slant + room.between,
  };
}
