import { cx } from "../class-names.ts";
import { uiCopy } from "../ui.copy.ts";

type Item = {
  id: number;
  text: string;
  kind: "success" | "error" | "info";
  action?: { label: string; act: () => void };
};

const marks: Record<Item["kind"], string> = {
  success: "bg-verde",
  error: "bg-rojo",
  info: "bg-ambar",
};

type Props = {
  toasts: readonly Item[];
  onDismiss?: (id: number) => void;
  /** Pointer or focus is on the toasts. */
  onHold?: () => void;
  onRelease?: () => void;
  /** Distance in px from the upper edge; at the lower edge by default. */
  top?: number | undefined;
};

/**
 * The newest is lowest. The region always exists, so that toasts are announced. Toasts keep clear
 * of the focus and of a bar at the lower edge.
 */
export function ToastRegion({ toasts, onDismiss, onHold, onRelease, top }: Props) {
  const isHigh = top !== undefined;
  return (
    <section
      aria-label={uiCopy.notices}
      data-toasts={toasts.length > 0 ? edgeName(isHigh) : undefined}
      // Set by script only: the policy forbids inline styles in HTML.
      style={isHigh ? { top } : undefined}
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
      onFocus={onHold}
      onBlur={onRelease}
      className={cx(
        "on-dark pointer-events-none fixed inset-x-4 z-50 sm:inset-x-auto sm:right-6 print:hidden",
        !isHigh &&
          "bottom-[calc(var(--bottom-bar,0px)+1rem)] lg:bottom-[calc(var(--bottom-bar,0px)+1.5rem)]",
      )}
    >
      <div role="status" className="grid justify-items-center gap-2 sm:justify-items-end">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} onDismiss={onDismiss} onRelease={onRelease} />
        ))}
      </div>
    </section>
  );
}

function edgeName(isHigh: boolean): "top" | "bottom" {
  return isHigh ? "top" : "bottom";
}

type ItemProps = Pick<Props, "onDismiss" | "onRelease"> & { toast: Item };

function ToastItem({ toast: { id, text, kind, action }, onDismiss, onRelease }: ItemProps) {
  function act(): void {
    action?.act();
    onDismiss?.(id);
    onRelease?.();
  }
  return (
    <div className="pointer-events-auto flex w-full max-w-md animate-toast items-stretch overflow-hidden rounded-thin bg-obsidiana text-blanco shadow-lift sm:w-auto">
      <span aria-hidden="true" className={cx("w-2 shrink-0", marks[kind])} />
      <p className="min-w-0 grow self-center px-4 py-3">{text}</p>
      {action && (
        <button
          type="button"
          onClick={act}
          className="min-h-12 shrink-0 px-4 font-semibold underline decoration-cobre decoration-2 underline-offset-4 -outline-offset-4 hover:bg-pizarra"
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
