import { type ReactNode, useId } from "react";
import { IconButton } from "../actions/icon-button.tsx";
import { CloseIcon } from "../art/icons.tsx";
import { cx } from "../class-names.ts";
import { uiCopy } from "../ui.copy.ts";
import { isOutside, useModal } from "./use-modal.ts";

export type ModalProps = {
  isOpen: boolean;
  /** By Escape, close button or backdrop. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Sticky. */
  footer?: ReactNode;
};

type Props = ModalProps & { size?: "normal" | "wide" };

/** On the native element, which traps and restores the focus. */
export function Dialog({ size = "normal", ...modal }: Props) {
  return (
    <Modal
      {...modal}
      className={cx(
        "m-auto max-h-[min(92dvh,56rem)] w-[calc(100%-2rem)] rounded-soft",
        size === "wide" ? "max-w-3xl" : "max-w-lg",
      )}
    />
  );
}

/** For dialog and drawer. The content exists only while open. */
export function Modal({
  isOpen,
  onClose,
  title,
  children,
  footer,
  className,
}: ModalProps & { className: string }) {
  const ref = useModal(isOpen);
  const titleId = useId();
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      // Only the state closes it, so that a form can ask first.
      onKeyDown={(event) => {
        const isHere = (event.target as Element).closest("dialog") === event.currentTarget;
        if (event.key !== "Escape" || event.defaultPrevented || !isHere) return;
        event.preventDefault();
        onClose();
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ target, currentTarget }) => {
        // The event is late: meanwhile somebody may have opened it again.
        if (target === currentTarget && isOpen && !currentTarget.open) onClose();
      }}
      onClick={(event) => {
        const isBackdrop = event.target === event.currentTarget;
        if (isBackdrop && isOutside(event.currentTarget, event)) onClose();
      }}
      className={cx("bg-card p-0 text-ink open:flex flex-col overflow-hidden", className)}
    >
      {isOpen && (
        <>
          <div className="flex items-center justify-between gap-4 py-3 pr-3 pl-6">
            <h2 id={titleId} className="text-xl">
              {title}
            </h2>
            <IconButton label={uiCopy.close} icon={<CloseIcon />} onClick={onClose} />
          </div>
          <div className="layers mx-6 shrink-0 text-hairline" />
          <div className="grow overflow-y-auto overscroll-contain px-6 py-5">{children}</div>
          {footer && <footer className="border-t border-hairline px-6 py-4">{footer}</footer>}
        </>
      )}
    </dialog>
  );
}
