export type Transitions<S extends string> = Readonly<Record<S, readonly S[]>>;

/** The states that lead to `to` in one step. */
export function statesBefore<S extends string>(transitions: Transitions<S>, to: S): S[] {
  return (Object.keys(transitions) as S[]).filter((from) => transitions[from].includes(to));
}

/** States unreachable from `initial`, and states from which no final state is reachable. */
export function findFlaws<S extends string>(
  transitions: Transitions<S>,
  { initial, final }: { initial: S; final: readonly S[] },
): { unreachable: S[]; deadEnds: S[] } {
  const states = Object.keys(transitions) as S[];
  const reachable = closure(transitions, initial);
  return {
    unreachable: states.filter((state) => !reachable.has(state)),
    deadEnds: states.filter((state) => !final.some((end) => closure(transitions, state).has(end))),
  };
}

function closure<S extends string>(transitions: Transitions<S>, start: S): Set<S> {
  const seen = new Set<S>([start]);
  for (const state of seen) for (const next of transitions[state]) seen.add(next);
  return seen;
}
