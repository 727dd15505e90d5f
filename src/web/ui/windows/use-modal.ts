import { type RefObject, useEffect, useRef } from "react";

/** Native `<dialog>`; restores the focus. */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const places = useRef<readonly HTMLElement[]>([]);
  // After every render: a second Escape makes the browser close the dialog against the state.
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
  // The browser restores no focus when an open dialog is unmounted.
  useEffect(() => () => returnFocus(places.current), []);
  return ref;
}

/** Focuses `data-autofocus`, since React writes no `autofocus` attribute. */
function open(dialog: HTMLDialogElement): void {
  dialog.showModal();
  dialog.querySelector<HTMLElement>("[data-autofocus]")?.focus();
}

/** The opener and its ancestors, which may outlive it. */
function placesOf(opener: Element | null): HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let place = opener; place instanceof HTMLElement; place = place.parentElement) {
    if (place !== document.body) places.push(place);
  }
  return places;
}

const controls = "a[href], button:not(:disabled), input:not(:disabled, [hidden]), h1[tabindex]";

/** If the opener is gone, to the first control near its place. */
function returnFocus([opener, ...around]: readonly HTMLElement[]): void {
  const isLost = () => document.activeElement === document.body;
  if (isLost() && opener?.isConnected) opener.focus({ preventScroll: true });
  for (const place of around) {
    if (!isLost()) return;
    if (place.isConnected) place.querySelector<HTMLElement>(controls)?.focus();
  }
}

type Point = { clientX: number; clientY: number };

/** A click on the backdrop hits the dialog outside its box. */
export function isOutside(dialog: Element, { clientX, clientY }: Point): boolean {
  const box = dialog.getBoundingClientRect();
  const isInWidth = clientX >= box.left && clientX <= box.right;
  return !(isInWidth && clientY >= box.top && clientY <= box.bottom);
}
