import { type RefObject, useEffect, useRef } from "react";

/** Opens and closes a native `<dialog>` with the state. Where the focus was, it returns on closing. */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useFocusReturn(isOpen);
  // After every drawing: a browser may close it against the state, when a key is pressed twice.
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (isOpen && !dialog.open) open(dialog);
    if (!isOpen && dialog.open) dialog.close();
  });
  return ref;
}

/** The focus goes to what is marked by `data-autofocus`: React writes no `autofocus` for the browser to find. */
function open(dialog: HTMLDialogElement): void {
  dialog.showModal();
  dialog.querySelector<HTMLElement>("[data-autofocus]")?.focus();
}

/** The browser gives the focus back on closing, but not when an open dialog is taken away. */
function useFocusReturn(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement;
    return () => {
      const isLost = document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [isOpen]);
}

type Point = { clientX: number; clientY: number };

/** True for a click on the backdrop: it reaches the dialog itself, outside its box. */
export function isOutside(dialog: Element, { clientX, clientY }: Point): boolean {
  const box = dialog.getBoundingClientRect();
  const isInWidth = clientX >= box.left && clientX <= box.right;
  return !(isInWidth && clientY >= box.top && clientY <= box.bottom);
}
