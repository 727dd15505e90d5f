import type { ReactNode } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { AlertIcon, CheckIcon } from "#web/ui/art/icons.tsx";
import { cx } from "#web/ui/class-names.ts";
import { Dialog } from "#web/ui/windows/dialog.tsx";
import { severalCopy as copy } from "./several.copy.ts";
import type { Moves, Outcome } from "./use-moves.ts";

type Props = {
  title: string;
  lead: string;
  /** Text of the button before the first try. */
  startText: (count: number) => string;
  /** How many there are. */
  count: number;
  /** "3 pedidos" */
  countText: (count: number) => string;
  moves: Moves;
  /** Begins with those that are not done. */
  onStart: () => void;
  onClose: () => void;
  isWide?: boolean;
  /** Between the lead and the list. */
  before?: ReactNode;
  children: ReactNode;
};

/** Shared frame: one button that starts, starts again what failed, and at last closes. */
export function MovesDialog(props: Props) {
  const {
    title,
    lead,
    startText,
    count,
    countText,
    moves,
    onStart,
    onClose,
    isWide,
    before,
    children,
  } = props;
  const { outcomes, progress } = moves;
  const done = [...outcomes.values()].filter(({ isDone }) => isDone).length;
  const left = count - done;
  const isBusy = progress !== null;
  const close = () => !isBusy && onClose();
  return (
    <Dialog
      isOpen
      title={title}
      size={isWide ? "wide" : "normal"}
      onClose={close}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-3">
          <p role="status" className="grow text-sm text-muted">
            {statusText(moves, { done: countText(done), failed: outcomes.size - done })}
          </p>
          {left > 0 && (
            <Button variant="quiet" disabled={isBusy} onClick={close}>
              {copy.close}
            </Button>
          )}
          <Button isBusy={isBusy} onClick={left > 0 ? onStart : close}>
            {buttonText()}
          </Button>
        </div>
      }
    >
      <div className="grid gap-3">
        <p className="text-muted">{lead}</p>
        {before}
        <ul className="divide-y divide-hairline">{children}</ul>
      </div>
    </Dialog>
  );

  function buttonText(): string {
    if (left === 0) return copy.done;
    return outcomes.size > 0 && !isBusy ? copy.again(countText(left)) : startText(left);
  }
}

function statusText({ outcomes, progress }: Moves, count: { done: string; failed: number }) {
  if (progress) return copy.moving(progress.place, progress.count);
  return outcomes.size === 0 ? "" : copy.outcome(count.done, count.failed);
}

export function OutcomeLine({ outcome: { isDone, text } }: { outcome: Outcome }) {
  const Icon = isDone ? CheckIcon : AlertIcon;
  return (
    <p
      className={cx(
        "flex items-start gap-1.5 text-sm",
        isDone ? "text-success" : "font-medium text-danger",
      )}
    >
      <Icon className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </p>
  );
}
