import { useRef } from "react";
import { Link } from "react-router";
import { CloseIcon } from "../art/icons.tsx";
import { cx } from "../class-names.ts";
import { uiCopy } from "../ui.copy.ts";
import { useSwipe } from "./use-swipe.ts";

type Item = {
  id: number;
  text: string;
  kind: "success" | "error" | "info";
  subject?: string;
  action?: { label: string; act: () => void };
  link?: { label: string; to: string };
};

const marks: Record<Item["kind"], string> = {
  success: "bg-success",
  error: "bg-danger",
  info: "bg-warning-mark",
};

type Props = {
  toasts: readonly Item[];
  onDismiss?: (id: number) => void;
  /** Pointer or focus is on the toasts. */
  onHold?: () => void;
  onRelease?: () => void;
};

/**
 * At the lower edge on every page, above a bar that stands there. The newest is lowest. The region
 * always exists, so that toasts are announced. What has the focus keeps clear of them
 * (`styles/base.css`).
 */
export function ToastRegion({ toasts, onDismiss, onHold, onRelease }: Props) {
  return (
    <section
      aria-label={uiCopy.notices}
      data-toasts={toasts.length > 0 ? "" : undefined}
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
      onFocus={onHold}
      onBlur={onRelease}
      className="on-dark pointer-events-none fixed inset-x-4 bottom-[calc(var(--bottom-bar,0px)+1rem)] z-50 sm:inset-x-auto sm:right-6 lg:bottom-[calc(var(--bottom-bar,0px)+1.5rem)] print:hidden"
    >
      <div role="status" className="grid justify-items-center gap-2 sm:justify-items-end">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} onDismiss={onDismiss} onRelease={onRelease} />
        ))}
      </div>
    </section>
  );
}

type ItemProps = Pick<Props, "onDismiss" | "onRelease"> & { toast: Item };

const actionClass =
  "grid min-h-12 shrink-0 place-items-center px-4 font-semibold underline decoration-copper decoration-2 underline-offset-4 -outline-offset-4 hover:bg-float-strong";

function ToastItem({ toast, onDismiss, onRelease }: ItemProps) {
  const { id, text, subject, kind, action, link } = toast;
  const box = useRef<HTMLDivElement>(null);
  function dismiss(): void {
    onDismiss?.(id);
    onRelease?.();
  }
  const swipe = useSwipe(box, dismiss);
  function act(): void {
    action?.act();
    dismiss();
  }
  return (
    <div
      ref={box}
      {...swipe}
      className="pointer-events-auto flex w-full max-w-md animate-toast touch-none items-stretch overflow-hidden rounded-thin bg-float text-on-night shadow-lift sm:w-auto"
    >
      <span aria-hidden="true" className={cx("w-2 shrink-0", marks[kind])} />
      <p className="min-w-0 grow self-center py-3 pl-4">
        <span className="block">{text}</span>
        {subject && (
          <span className="line-clamp-2 block text-sm text-on-night-muted">{subject}</span>
        )}
      </p>
      {action && (
        <button type="button" onClick={act} className={actionClass}>
          {action.label}
        </button>
      )}
      {link && (
        <Link to={link.to} onClick={dismiss} className={actionClass}>
          {link.label}
        </Link>
      )}
      <button
        type="button"
        aria-label={uiCopy.dismissNotice}
        onClick={dismiss}
        className="grid min-h-12 w-12 shrink-0 place-items-center -outline-offset-4 hover:bg-float-strong"
      >
        <CloseIcon className="size-5" />
      </button>
    </div>
  );
}
