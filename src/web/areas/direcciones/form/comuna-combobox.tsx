import { type KeyboardEvent, type Ref, useId, useState } from "react";
import { type ComboboxState, closedCombobox, pressKey } from "#web/forms/combobox-state.ts";
import { controlClass, Field } from "#web/ui/fields/field.tsx";
import { direccionesCopy as copy } from "../direcciones.copy.ts";
import { ComunaOptions } from "./comuna-options.tsx";
import {
  comunasOfRegion,
  exactComuna,
  type FoundComuna,
  isMeant,
  searchComunas,
} from "./comuna-search.ts";

type Props = {
  /** Listed while nothing is typed. */
  region: string;
  value: string;
  onChange: (text: string) => void;
  onChoose: (found: FoundComuna) => void;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
  error: string | undefined;
  /** A comuna outside the list is refused. */
  isFromList?: boolean;
};

/** Type-ahead over all comunas of Chile; free text is allowed. */
export function ComunaCombobox({
  region,
  value,
  onChange,
  onChoose,
  onBlur,
  inputRef,
  error,
  isFromList = false,
}: Props) {
  const [state, setState] = useState(closedCombobox);
  const [isTyping, setIsTyping] = useState(false);
  const listId = useId();
  const options = isTyping ? searchComunas(value) : comunasOfRegion(region);
  const countText = isFromList ? copy.comunasFromList : copy.comunaOptions;
  const optionId = (place: number) => `${listId}-${place}`;

  function choose(found: FoundComuna | undefined): void {
    if (found) onChoose(found);
    setIsTyping(false);
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
    choose(isTyping ? exactComuna(value) : undefined);
    onBlur();
  }

  return (
    <Field
      // The ErrorSummary links to this id.
      id="comuna"
      label={copy.comuna}
      hint={isFromList ? copy.comunaFromListHint : copy.comunaHint}
      error={error}
    >
      {(control) => (
        <span className="relative block">
          <input
            {...control}
            ref={inputRef}
            role="combobox"
            aria-expanded={state.isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={
              state.isOpen && state.activeIndex >= 0 ? optionId(state.activeIndex) : undefined
            }
            autoComplete="shipping address-level2"
            required
            value={value}
            onChange={(event) => {
              const typed = event.target.value;
              onChange(typed);
              setIsTyping(true);
              setState(openFor(typed));
            }}
            onClick={() => setState({ isOpen: true, activeIndex: -1 })}
            onKeyDown={onKeyDown}
            onBlur={leave}
            className={controlClass}
          />
          <ComunaOptions
            {...{ listId, optionId, options, isOpen: state.isOpen }}
            activeIndex={state.activeIndex}
            onChoose={choose}
          />
          <span role="status" className="sr-only">
            {state.isOpen && isTyping && countText(options.length)}
          </span>
        </span>
      )}
    </Field>
  );
}

/** Enter and Tab take what was certainly meant: an exact name, or the only one that begins so. */
function openFor(typed: string): ComboboxState {
  return { isOpen: true, activeIndex: isMeant(typed) ? 0 : -1 };
}
