import { useId } from "react";
import { impresorasCopy as copy } from "./impresoras.copy.ts";

type Props = {
  /** Digits, Monday 1: "12345". */
  dias: string;
  error: string | undefined;
  onChange: (dias: string) => void;
};

export function DiasField({ dias, error, onChange }: Props) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : `${id}-hint`}>
      <legend className="mb-1 font-semibold">{copy.dias}</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {copy.diaNames.map((name, place) => {
          const digit = String(place + 1);
          return (
            <label key={name} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="size-6 shrink-0 accent-action"
                checked={dias.includes(digit)}
                onChange={({ target }) => onChange(withDigit(dias, digit, target.checked))}
              />
              <span>{name}</span>
            </label>
          );
        })}
      </div>
      {error ? (
        <p id={`${id}-error`} className="text-sm text-danger">
          {error}
        </p>
      ) : (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {copy.feriados}
        </p>
      )}
    </fieldset>
  );
}

function withDigit(dias: string, digit: string, isOn: boolean): string {
  const others = [...dias].filter((it) => it !== digit);
  return (isOn ? [...others, digit] : others).sort().join("");
}
