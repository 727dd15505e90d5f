import { createGate, type Gate } from "./gate.ts";
import { createLoopTurns, type LoopTurns } from "./loop-turns.ts";
import { workBounds } from "./work-bounds.ts";

/** Of one process; pages, pictures and passwords have theirs where the work is done. */
export type Gates = Record<"answer" | "compression" | "upload" | "import" | "export", Gate> & {
  turns: LoopTurns;
};

export function createGates(): Gates {
  const turns = createLoopTurns();
  return {
    turns,
    answer: createGate({ ...workBounds.answer, turns }),
    compression: createGate(workBounds.compression),
    upload: createGate(workBounds.upload),
    import: createGate(workBounds.import),
    export: createGate(workBounds.export),
  };
}
