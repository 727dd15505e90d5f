import { uiCopy } from "#web/copy/ui.ts";
import { cx } from "./class-names.ts";

type Item = { id: number; text: string; kind: "success" | "error" | "info" };

const marks: Record<Item["kind"], string> = {
  success: "bg-verde",
  error: "bg-rojo",
  info: "bg-ambar",
};

/** Short messages at the edge of the screen. The region is always there, so that they are announced. */
export function ToastRegion({ toasts }: { toasts: readonly Item[] }) {
  return (
    <section
      aria-label={uiCopy.notices}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 grid justify-items-center gap-2 sm:inset-x-auto sm:right-6 sm:bottom-6 sm:justify-items-end print:hidden"
    >
      {toasts.map((toast) => (
        <p
          key={toast.id}
          className="pointer-events-auto flex w-full max-w-sm animate-toast items-stretch overflow-hidden rounded-thin bg-obsidiana text-blanco shadow-lift sm:w-auto"
        >
          <span aria-hidden="true" className={cx("w-2 shrink-0", marks[toast.kind])} />
          <span className="px-4 py-3.5">{toast.text}</span>
        </p>
      ))}
    </section>
  );
}
