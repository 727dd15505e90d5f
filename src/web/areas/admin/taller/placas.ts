import type { PlaceTrabajos, Trabajo } from "#contract/schemas/taller.ts";
import { groupBy } from "#web/app/group-by.ts";

type Sized = Pick<Trabajo, "receta">;
type Move = PlaceTrabajos["piezas"][number];

export type Placa = {
  /** Its pieces share it once the owner chose this placa; null for one of the sequence. */
  clave: number | null;
  /** False for pieces of the sequence that have no receta: how many fit is not known. */
  isSized: boolean;
  trabajos: Trabajo[];
};

/** Shares of thirds and sevenths do not add up to 1 in floating point. */
const slack = 1e-9;

/**
 * Placas of pieces of one material and colors, in the sequence of their first pieces. Those that the owner chose hold
 * what was put there. The others are runs of the sequence: a new one begins with the first piece that does not fit, and
 * no later piece fills what is free before it.
 */
export function splitPlacas(trabajos: readonly Trabajo[]): Placa[] {
  const places = new Map(trabajos.map(({ id }, place) => [id, place]));
  const placeOf = ({ trabajos: [first] }: Placa) => (first && places.get(first.id)) ?? 0;
  const [chosen, rest] = divide(trabajos, ({ placa }) => placa !== null);
  const [sized, withoutReceta] = divide(rest, ({ receta }) => receta !== null);
  const placas = [
    ...[...groupBy(chosen, ({ placa }) => placa)].map(([clave, group]) => ({
      ...{ clave, isSized: true, trabajos: group },
    })),
    ...fillInSequence(sized).map((group) => ({ clave: null, isSized: true, trabajos: group })),
    ...(withoutReceta.length > 0 ? [{ clave: null, isSized: false, trabajos: withoutReceta }] : []),
  ];
  return placas.sort((a, b) => placeOf(a) - placeOf(b));
}

function divide<T>(items: readonly T[], test: (item: T) => boolean): [yes: T[], no: T[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}

function fillInSequence(trabajos: readonly Trabajo[]): Trabajo[][] {
  const placas: Trabajo[][] = [];
  let filled = 0;
  for (const trabajo of trabajos) {
    const share = shareOf(trabajo);
    const last = placas.at(-1);
    if (last && filled + share <= 1 + slack) {
      last.push(trabajo);
      filled += share;
    } else {
      placas.push([trabajo]);
      filled = share;
    }
  }
  return placas;
}

/** Part of a placa that it takes; a piece without a receta counts for nothing. */
function shareOf({ receta }: Sized): number {
  return receta === null ? 0 : 1 / receta.por_placa;
}

export type Fill = {
  /** Pieces with a receta. */
  sized: number;
  withoutReceta: number;
  /** Pieces of a full one when all are alike, else null. */
  holds: number | null;
  /** Rounded so that only a full one has 100, and only a fuller one more. */
  percent: number;
  isOver: boolean;
};

export function fillOf(trabajos: readonly Sized[]): Fill {
  const porPlaca = trabajos.flatMap(({ receta }) => receta?.por_placa ?? []);
  const [first = null] = porPlaca;
  const share = trabajos.reduce((sum, it) => sum + shareOf(it), 0);
  const isOver = share > 1 + slack;
  return {
    sized: porPlaca.length,
    withoutReceta: trabajos.length - porPlaca.length,
    holds: porPlaca.every((it) => it === first) ? first : null,
    percent: isOver ? Math.ceil(100 * share) : Math.floor(100 * (share + slack)),
    isOver,
  };
}

/** Puts the piece on that placa, which is the owner's choice from now on: the sequence no longer fills it. */
export function moveToPlaca(
  piece: Trabajo,
  { target, open }: { target: Pick<Placa, "clave" | "trabajos">; open: readonly Trabajo[] },
): Move[] {
  const pieces = target.clave === null ? [...target.trabajos, piece] : [piece];
  const placa = target.clave ?? freeClave(pieces, open);
  return pieces.map(({ id, placa: desde }) => ({ id, desde, placa }));
}

/** The id of one of its pieces: two phones that make a placa of different pieces do not make the same one. */
function freeClave(pieces: readonly Trabajo[], open: readonly Trabajo[]): number {
  const taken = new Set(open.map(({ placa }) => placa));
  const own = pieces.find(({ id }) => !taken.has(id));
  return own?.id ?? 1 + open.reduce((most, { placa }) => Math.max(most, placa ?? 0), 0);
}

/** Gives all of these pieces back to the sequence. */
export function moveToSequence(trabajos: readonly Trabajo[]): Move[] {
  return trabajos.flatMap(({ id, placa }) =>
    placa === null ? [] : [{ id, desde: placa, placa: null }],
  );
}

export function undoMoves(moves: readonly Move[]): Move[] {
  return moves.map(({ id, desde, placa }) => ({ id, desde: placa, placa: desde }));
}
