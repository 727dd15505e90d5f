import { type RefObject, useEffect, useRef } from "react";

/** Opens and closes a native `<dialog>` with the state. Where the focus was, it returns on closing. */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const places = useRef<readonly HTMLElement[]>([]);
  // After every drawing: a browser may close it against the state, when a key is pressed twice.
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (isOpen && !dialog.open) {
      places.current = placesOf(document.activeElement);
      open(dialog);
    }
    if (!isOpen && dialog.open) {
      dialog.close();
      returnFocus(places.current);
    }
  });
  // An open dialog that is taken away: the browser gives nothing back then.
  useEffect(() => () => returnFocus(places.current), []);
  return ref;
}

/** The focus goes to what is marked by `data-autofocus`: React writes no `autofocus` for the browser to find. */
function open(dialog: HTMLDialogElement): void {
  dialog.showModal();
  dialog.querySelector<HTMLElement>("[data-autofocus]")?.focus();
}

/** The opener and everything around it: what it stood in may outlive it. */
function placesOf(opener: Element | null): HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let place = opener; place instanceof HTMLElement; place = place.parentElement) {
    if (place !== document.body) places.push(place);
  }
  return places;
}

const controls = "a[href], button:not(:disabled), input:not(:disabled, [hidden]), h1[tabindex]";

/** To the opener; where that went with what was done, to the first control near its place. */
function returnFocus([opener, ...around]: readonly HTMLElement[]): void {
  const isLost = () => document.activeElement === document.body;
  if (isLost() && opener?.isConnected) opener.focus({ preventScroll: true });
  for (const place of around) {
    if (!isLost()) return;
    if (place.isConnected) place.querySelector<HTMLElement>(controls)?.focus();
  }
}

type Point = { clientX: number; clientY: number };

/** True for a click on the backdrop: it reaches the dialog itself, outside its box. */
export function isOutside(dialog: Element, { clientX, clientY }: Point): boolean {
  const box = dialog.getBoundingClientRect();
  const isInWidth = clientX >= box.left && clientX <= box.right;
  return !(isInWidth && clientY >= box.top && clientY <= box.bottom);
}
