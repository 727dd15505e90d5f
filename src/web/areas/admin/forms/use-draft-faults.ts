import { useEffect, useId, useRef } from "react";

/** `field`: its path in what is sent, e.g. `zonas.0.nombre`. */
export type DraftFault = { field: string; text: string };

/**
 * For a form whose values are a draft: ids of its fields, their errors, and the list of several
 * (`ErrorSummary`), which gets the focus; a single one gets it itself, also in a closed part.
 */
export function useDraftFaults(faults: readonly DraftFault[]) {
  const prefix = useId();
  const ref = useRef<HTMLDivElement>(null);
  const idOf = (field: string) => `${prefix}-${field}`;
  useEffect(() => {
    const [first, ...more] = faults;
    if (more.length > 0) ref.current?.focus();
    else if (first) focusControl(`${prefix}-${first.field}`);
  }, [faults, prefix]);
  return {
    idOf,
    errorOf: (field: string) => faults.find((fault) => fault.field === field)?.text,
    summary: {
      ref,
      faults: faults.length < 2 ? [] : faults.map(({ field, text }) => linkTo(idOf(field), text)),
    },
  };
}

function linkTo(id: string, text: string) {
  return { text, href: `#${id}`, onFollow: () => focusControl(id) };
}

/** A file has a control of its own inside. */
function focusControl(id: string): void {
  const found = document.getElementById(id);
  const part = found?.closest("details");
  if (part) part.open = true;
  (found?.querySelector<HTMLElement>("input[type=file]") ?? found)?.focus();
}
