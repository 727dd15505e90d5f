import { type Ref, useId } from "react";
import { cx } from "#web/ui/class-names.ts";
import { opinionesCopy as copy } from "./opiniones.copy.ts";

const places = [1, 2, 3, 4, 5] as const;
const shape = "M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z";

type Props = {
  /** 0 is none. */
  value: number;
  error: string | undefined;
  onChange: (value: number) => void;
  inputRef: Ref<HTMLInputElement>;
};

export function StarsField({ value, error, onChange, inputRef }: Props) {
  const name = useId();
  const noteId = useId();
  return (
    <fieldset aria-describedby={noteId} className="grid gap-1.5">
      <legend className="text-sm font-semibold">{copy.calificacion}</legend>
      <div className="-ml-2 flex">
        {places.map((place) => (
          <label
            key={place}
            className="grid size-12 cursor-pointer place-items-center rounded-soft text-copper hover:bg-quiet has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              ref={place === 1 ? inputRef : null}
              type="radio"
              name={name}
              value={place}
              checked={place === value}
              onChange={() => onChange(place)}
              aria-label={copy.stars(place)}
              className="sr-only"
            />
            <svg viewBox="0 0 20 20" className="size-8" aria-hidden="true">
              <path
                d={shape}
                fill={place <= value ? "currentColor" : "none"}
                stroke="currentColor"
                strokeWidth="1.4"
                strokeLinejoin="round"
              />
            </svg>
          </label>
        ))}
      </div>
      <p
        id={noteId}
        className={cx("text-sm", error ? "font-medium text-danger" : "text-muted")}
        role={error ? "alert" : undefined}
      >
        {error ?? (value === 0 ? copy.calificacionHint : copy.stars(value))}
      </p>
    </fieldset>
  );
}
