import { useRef, useState } from "react";

export type Outcome = {
  isDone: boolean;
  text: string;
  /** A piece was not checked: it goes only with a reason. */
  needsReason?: boolean;
};

export type Move = { id: number; run: () => Promise<Outcome> };

export type Moves = {
  /** By the id of the row; the latest. */
  outcomes: ReadonlyMap<number, Outcome>;
  /** Those that are not done. */
  leftOf: <T extends { id: number }>(rows: readonly T[]) => T[];
  /** Null while nothing runs. */
  progress: { place: number; count: number } | null;
  /** One after the other: each succeeds or fails alone. Does nothing while it runs. */
  run: (moves: readonly Move[]) => Promise<void>;
};

/** `refresh` runs once, after the last one. */
export function useMoves(refresh: () => Promise<void>): Moves {
  const isRunning = useRef(false);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map());
  const [progress, setProgress] = useState<Moves["progress"]>(null);

  async function run(moves: readonly Move[]): Promise<void> {
    if (isRunning.current || moves.length === 0) return;
    isRunning.current = true;
    for (const [index, move] of moves.entries()) {
      setProgress({ place: index + 1, count: moves.length });
      const outcome = await move.run();
      setOutcomes((before) => new Map(before).set(move.id, outcome));
    }
    isRunning.current = false;
    setProgress(null);
    await refresh();
  }

  return {
    outcomes,
    leftOf: (rows) => rows.filter(({ id }) => !outcomes.get(id)?.isDone),
    progress,
    run,
  };
}
