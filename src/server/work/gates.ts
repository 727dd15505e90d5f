import { createGate, type Gate } from "./gate.ts";
import { createLoopTurns, type LoopTurns } from "./loop-turns.ts";
import { createShares, type Shares } from "./shares.ts";
import { workBounds } from "./work-bounds.ts";

/** For one process; pages, pictures and passwords have theirs where the work is done. */
export type Gates = Record<
  "answer" | "compression" | "upload" | "photo" | "import" | "export",
  Gate
> & {
  turns: LoopTurns;
  /** By network. */
  photoShares: Shares;
};

/** So that one network never has all places. */
const mostPhotos = 2;

export function createGates(): Gates {
  const turns = createLoopTurns();
  return {
    turns,
    answer: createGate({ ...workBounds.answer, turns }),
    compression: createGate(workBounds.compression),
    upload: createGate(workBounds.upload),
    photo: createGate(workBounds.photo),
    photoShares: createShares({ ...workBounds.photo, maxRunning: mostPhotos }),
    import: createGate(workBounds.import),
    export: createGate(workBounds.export),
  };
}
