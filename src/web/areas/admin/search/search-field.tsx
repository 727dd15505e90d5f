import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { busquedaLength } from "#contract/values/producto/catalogo-lists.ts";
import { pressKey } from "#web/forms/combobox-state.ts";
import { controlClass } from "#web/ui/fields/field.tsx";
import { ResultList } from "./result-list.tsx";
import { searchCopy as copy } from "./search.copy.ts";
import { useResults } from "./use-results.ts";

/** A combobox of WAI-ARIA; Enter follows the first result unless another one is marked. */
export function SearchField({ onFollow }: { onFollow: () => void }) {
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  /** Enter came before the results did, as from a scanner. */
  const [isEager, setIsEager] = useState(false);
  const found = useResults(typed);
  const { status } = found;
  const places = found.groups.reduce((sum, { results }) => sum + results.length, 0);
  const optionId = (place: number) => `${listId}-${place}`;
  const activeIndex = Math.min(active, places - 1);

  useEffect(() => {
    if (!isEager || status !== "ready") return;
    setIsEager(false);
    document.getElementById(`${listId}-0`)?.click();
  }, [isEager, status, listId]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Enter") {
      event.preventDefault();
      if (status === "ready") document.getElementById(optionId(activeIndex))?.click();
      else setIsEager(status === "searching");
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setActive(pressKey({ isOpen: true, activeIndex }, event.key, places).state.activeIndex);
  }

  return (
    <div className="grid gap-4">
      <input
        data-autofocus
        type="search"
        role="combobox"
        aria-label={copy.field}
        aria-autocomplete="list"
        aria-controls={listId}
        aria-expanded={places > 0}
        aria-activedescendant={places > 0 ? optionId(activeIndex) : undefined}
        placeholder={copy.field}
        maxLength={busquedaLength}
        autoComplete="off"
        enterKeyHint="go"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
          setIsEager(false);
        }}
        onKeyDown={onKeyDown}
        className={controlClass}
      />
      <ResultList {...{ listId, optionId, activeIndex, onFollow }} groups={found.groups} />
      {places === 0 && <Silence found={found} />}
      <span role="status" className="sr-only">
        {status === "ready" && places > 0 && copy.count(places)}
      </span>
    </div>
  );
}

function Silence({ found: { q, status } }: { found: ReturnType<typeof useResults> }) {
  const texts = {
    idle: copy.hint,
    searching: copy.searching,
    ready: copy.nothing(q),
    failed: copy.failed,
  };
  return (
    <p role={status === "idle" ? undefined : "status"} className="text-muted">
      {texts[status]}
    </p>
  );
}
