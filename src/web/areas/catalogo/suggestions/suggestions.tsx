import { type RefObject, useEffect, useEffectEvent, useId, useState } from "react";
import { closedCombobox, pressKey } from "#web/forms/combobox-state.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import { suggestionsCopy as copy } from "./suggestions.copy.ts";
import { type FoundProductos, useFound } from "./use-found.ts";

type Props = {
  field: RefObject<HTMLInputElement | null>;
  /** A suggestion was followed. */
  onFollow: () => void;
};

/**
 * The list of a search field that was there before it: the field is in the HTML of every page, and
 * this comes with the first focus. It makes the field a combobox of WAI-ARIA.
 */
export function Suggestions({ field, onFollow }: Props) {
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [state, setState] = useState(closedCombobox);
  const found = useFound(typed);
  const places = placesOf(found);
  const isOpen = state.isOpen && places > 0;
  const optionId = (place: number) => `${listId}-${place}`;
  const activeId = isOpen && state.activeIndex >= 0 ? optionId(state.activeIndex) : null;

  const onInput = useEffectEvent(() => {
    setTyped(field.current?.value ?? "");
    setState({ isOpen: true, activeIndex: -1 });
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Tab") return setState(closedCombobox);
    const step = pressKey({ ...state, isOpen }, event.key, places);
    if (step.isHandled) event.preventDefault();
    setState(step.state);
    if (step.choose !== null) document.getElementById(optionId(step.choose))?.click();
  });
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const listening = new AbortController();
    const options = { signal: listening.signal };
    input.addEventListener("input", onInput, options);
    input.addEventListener("click", onInput, options);
    input.addEventListener("keydown", onKeyDown, options);
    input.addEventListener("blur", () => setState(closedCombobox), options);
    // Letters typed while this file was on its way.
    if (input.value !== input.defaultValue) onInput();
    return () => listening.abort();
  }, [field]);

  useEffect(() => {
    const input = field.current;
    input?.setAttribute("role", "combobox");
    input?.setAttribute("aria-autocomplete", "list");
    input?.setAttribute("aria-controls", listId);
    input?.setAttribute("aria-expanded", String(isOpen));
    if (activeId === null) input?.removeAttribute("aria-activedescendant");
    else input?.setAttribute("aria-activedescendant", activeId);
  });

  return (
    <>
      <SuggestionList
        {...{ listId, optionId, found, isOpen }}
        activeIndex={state.activeIndex}
        onFollow={() => {
          setState(closedCombobox);
          onFollow();
        }}
      />
      <span role="status" className="sr-only">
        {state.isOpen && found !== null && copy.count(found.productos.length, found)}
      </span>
    </>
  );
}

/** One after the productos leads to all of them; without any, to the message that asks for the piece. */
function placesOf(found: FoundProductos | null): number {
  return found === null ? 0 : found.productos.length + 1;
}
