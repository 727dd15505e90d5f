import { type DragEvent, type ReactNode, useId, useState } from "react";
import { cx } from "../class-names.ts";

type Props = {
  label: string;
  /** The text while idle, and while files are dragged over. */
  idle: string;
  active: string;
  hint?: string;
  error?: ReactNode;
  accept: string;
  isMultiple?: boolean;
  isDisabled?: boolean;
  /** Takes the focus when its dialog opens. */
  isFocusedFirst?: boolean;
  icon?: ReactNode;
  onFiles: (files: File[]) => void;
};

/** Accepts drops; the control is the browser's own. */
export function FileDrop({ label, idle, active, hint, error, icon, onFiles, ...rest }: Props) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const { isMultiple = false, isDisabled = false, isFocusedFirst = false, accept } = rest;

  function follow(event: DragEvent): void {
    if (isDisabled || !event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setIsOver(true);
  }

  function drop(event: DragEvent): void {
    setIsOver(false);
    if (isDisabled || !event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    onFiles([...event.dataTransfer.files]);
  }

  return (
    <div className="grid gap-1.5">
      <span id={`${id}-label`} className="text-sm font-semibold">
        {label}
      </span>
      <label
        onDragEnter={follow}
        onDragOver={follow}
        onDragLeave={(event) => {
          const isInside = event.currentTarget.contains(event.relatedTarget as Node | null);
          if (!isInside) setIsOver(false);
        }}
        onDrop={drop}
        className={cx(
          "bed relative grid min-h-28 cursor-pointer place-items-center content-center gap-2 rounded-soft border-2 border-dashed px-4 py-5 text-center",
          "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
          isOver ? "border-accent bg-accent-tint" : "border-edge hover:border-ink",
          isDisabled && "pointer-events-none opacity-60",
        )}
      >
        <input
          type="file"
          accept={accept}
          multiple={isMultiple}
          disabled={isDisabled}
          data-autofocus={isFocusedFirst || undefined}
          aria-labelledby={`${id}-label ${id}-text`}
          aria-describedby={cx(hint && `${id}-hint`, Boolean(error) && `${id}-error`)}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            // Reset, so that the same file can be chosen again.
            event.target.value = "";
            if (files.length > 0) onFiles(files);
          }}
          className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
        />
        {icon && <span className="pointer-events-none text-muted">{icon}</span>}
        <span id={`${id}-text`} className="pointer-events-none font-semibold">
          {isOver ? active : idle}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="pointer-events-none text-sm text-muted">
            {hint}
          </span>
        )}
      </label>
      <div id={`${id}-error`} role="alert" className="grid gap-1 text-sm font-medium text-danger">
        {error}
      </div>
    </div>
  );
}
