import { type KeyboardEvent, type Ref, useId, useState } from "react";
import type { Comuna } from "#contract/values/comunas.ts";
import { cx } from "#web/ui/class-names.ts";
import { controlClass, Field } from "#web/ui/fields/field.tsx";
import { direccionesCopy as copy } from "../direcciones.copy.ts";
import { closedCombobox, pressKey } from "./combobox-state.ts";
import { exactComuna, searchComunas } from "./comuna-search.ts";

type Props = {
  comunas: readonly Comuna[];
  value: string;
  onChange: (text: string) => void;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
  error: string | undefined;
};

/** Type-ahead over a region's comunas; free text is allowed. */
export function ComunaCombobox({ comunas, value, onChange, onBlur, inputRef, error }: Props) {
  const [state, setState] = useState(closedCombobox);
  const listId = useId();
  // A complete name lists the whole region again.
  const options = searchComunas(comunas, exactComuna(comunas, value) ? "" : value);
  const isOpen = state.isOpen && comunas.length > 0;
  const optionId = (place: number) => `${listId}-${place}`;

  function choose(comuna: Comuna | undefined): void {
    if (comuna) onChange(comuna.nombre);
    setState(closedCombobox);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = pressKey(state, event.key, options.length);
    if (step.isHandled) event.preventDefault();
    setState(step.state);
    if (step.choose !== null) choose(options[step.choose]);
  }

  /** Replaces a variant of the name by the official one. */
  function leave(): void {
    setState(closedCombobox);
    const official = exactComuna(comunas, value)?.nombre;
    if (official && official !== value) onChange(official);
    onBlur();
  }

  return (
    <Field
      // The ErrorSummary links to this id.
      id="comuna"
      label={copy.comuna}
      hint={comunas.length === 0 ? copy.comunaNeedsRegion : copy.comunaHint}
      error={error}
    >
      {(control) => (
        <span className="relative block">
          <input
            {...control}
            ref={inputRef}
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={
              isOpen && state.activeIndex >= 0 ? optionId(state.activeIndex) : undefined
            }
            autoComplete="shipping address-level2"
            required
            value={value}
            onChange={(event) => {
              onChange(event.target.value);
              setState({ isOpen: true, activeIndex: -1 });
            }}
            onClick={() => setState({ isOpen: true, activeIndex: -1 })}
            onKeyDown={onKeyDown}
            onBlur={leave}
            className={controlClass}
          />
          <Options
            {...{ listId, optionId, options, isOpen }}
            activeIndex={state.activeIndex}
            onChoose={choose}
          />
          <span role="status" className="sr-only">
            {isOpen && copy.comunaOptions(options.length)}
          </span>
        </span>
      )}
    </Field>
  );
}

type OptionsProps = {
  listId: string;
  optionId: (place: number) => string;
  options: readonly Comuna[];
  isOpen: boolean;
  activeIndex: number;
  onChoose: (comuna: Comuna) => void;
};

function Options({ listId, optionId, options, isOpen, activeIndex, onChoose }: OptionsProps) {
  return (
    <div
      id={listId}
      role="listbox"
      tabIndex={-1}
      aria-label={copy.suggestions}
      hidden={!isOpen || options.length === 0}
      className="absolute inset-x-0 top-full z-10 mt-1 max-h-60 overflow-y-auto overscroll-contain rounded-thin border border-borde bg-blanco py-1 shadow-lift"
    >
      {isOpen &&
        options.map((comuna, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the text field, which keeps the focus
          <div
            key={comuna.codigo}
            id={optionId(place)}
            ref={place === activeIndex ? keepInView : null}
            role="option"
            tabIndex={-1}
            aria-selected={place === activeIndex}
            // Keeps the focus in the text field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(comuna)}
            className={cx(
              "flex min-h-11 cursor-pointer items-center px-3.5",
              place === activeIndex ? "bg-lapis text-blanco" : "hover:bg-lapis-claro",
            )}
          >
            {comuna.nombre}
          </div>
        ))}
    </div>
  );
}

function keepInView(option: Element | null): void {
  option?.scrollIntoView({ block: "nearest" });
}
