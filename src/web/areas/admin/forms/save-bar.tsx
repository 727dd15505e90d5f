import type { ReactNode } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { cx } from "#web/ui/class-names.ts";
import { adminCopy as copy } from "../admin.copy.ts";
import { UnsavedDialog } from "../list/unsaved-dialog.tsx";
import type { LeaveGuard } from "../list/use-leave-guard.ts";

type Props = {
  isChanged: boolean;
  isSending: boolean;
  guard: LeaveGuard;
  /** The button. */
  text?: string;
  /** Further acts, after the button that saves. */
  children?: ReactNode;
};

/** The end of a long form: at the screen's lower edge while something is unsaved, and asked about when it is left. */
export function SaveBar({ isChanged, isSending, guard, text = copy.save, children }: Props) {
  return (
    <div
      data-bottom-bar={isChanged || undefined}
      className={cx(
        "flex flex-wrap items-center gap-x-4 gap-y-2",
        isChanged &&
          "sticky bottom-0 z-20 border-t border-edge bg-page pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))]",
      )}
    >
      <p role="status" className={cx("grow font-semibold", !isChanged && "sr-only")}>
        {isChanged && copy.unsaved}
      </p>
      {children}
      <Button type="submit" isBusy={isSending} className={isChanged ? "" : "order-first"}>
        {isSending ? copy.saving : text}
      </Button>
      <UnsavedDialog guard={guard} />
    </div>
  );
}
