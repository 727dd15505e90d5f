/** Under this name the router keeps the place of an entry in its state. */
const placeKey = "idx";
type Entry = { place: number; href: string; isWindow: boolean };
type OpenWindow = { place: number; close: () => void };

/** The entry that the page shows. */
let shown: Entry | null = null;
let opened: OpenWindow | null = null;
/** The next step back is ours. */
let isStepping = false;

/** To be called when the router shows another address. */
export function noteShown(): void {
  shown = readEntry();
}

/**
 * Adds an entry of the same address, so that a step back closes the window. The result takes it out
 * again, but not when the window closes because a link was followed: the next page stands on it.
 */
export function enterWindow(close: () => void): (isLeaving: boolean) => void {
  if (shown === null) addEventListener("popstate", followStep, { capture: true });
  const place = readEntry().place + 1;
  history.pushState({ ...history.state, [placeKey]: place, isWindow: true }, "");
  noteShown();
  const mine: OpenWindow = { place, close };
  opened = mine;
  return (isLeaving) => {
    if (opened !== mine) return;
    opened = null;
    if (isLeaving || !readEntry().isWindow) return;
    isStepping = true;
    history.back();
  };
}

/** Before the router, which has nothing to do for a step that leads to the address it shows. */
function followStep(event: PopStateEvent): void {
  const before = shown ?? readEntry();
  const entry = readEntry();
  const isOwnStep = isStepping;
  isStepping = false;
  shown = entry;
  const isSameAddress = entry.href === before.href;
  if (opened !== null && entry.place < opened.place) {
    const { close } = opened;
    opened = null;
    close();
    if (isSameAddress) event.stopImmediatePropagation();
  } else if (opened === null && entry.isWindow) {
    // A link was followed out of that window: its entry is passed over.
    event.stopImmediatePropagation();
    shown = { ...before, place: entry.place, isWindow: true };
    history.go(entry.place < before.place ? -1 : 1);
  } else if (isSameAddress && (isOwnStep || before.isWindow)) {
    event.stopImmediatePropagation();
  }
}

function readEntry(): Entry {
  const state = (history.state ?? {}) as Record<string, unknown>;
  const place = Number(state[placeKey] ?? 0);
  return { place, isWindow: state.isWindow === true, href: location.href };
}
