import { type FormEvent, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { busquedaLength } from "#contract/values/producto/catalogo-lists.ts";
import { catalogoSearch, readCatalogoFilters } from "#contract/values/producto/catalogo-url.ts";
import type { Suggestions as SuggestionsType } from "#web/areas/catalogo/suggestions/suggestions.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { SearchIcon } from "#web/ui/art/icons.tsx";
import { cx } from "#web/ui/class-names.ts";
import { controlClass } from "#web/ui/fields/field.tsx";
import { frameCopy } from "../frame.copy.ts";

type Props = {
  /** Matters on narrow screens, and beside a list, which has a search field of its own. */
  isOpen: boolean;
  isBesideList: boolean;
  onDone: () => void;
};

/** A plain GET form; its suggestions come when it gets the focus for the first time. */
export function HeaderSearch({ isOpen, isBesideList, onDone }: Props) {
  const navigate = useNavigate();
  const listed = useListedSearch();
  const field = useRef<HTMLInputElement>(null);
  const { Suggestions, load } = useSuggestions();
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const q = (field.current?.value ?? "").replace(/\s+/g, " ").trim();
    field.current?.blur();
    onDone();
    void navigate(`/tienda${catalogoSearch({ q })}`);
  }

  return (
    <search
      className={cx(
        "order-last w-full pb-3 noscript:block",
        !isBesideList && "xl:order-none xl:block xl:w-auto xl:min-w-48 xl:max-w-80 xl:grow xl:pb-0",
        !isOpen && "hidden",
      )}
    >
      <form key={listed} action="/tienda" onSubmit={submit} className="relative">
        <input
          ref={field}
          type="search"
          name="q"
          defaultValue={listed}
          maxLength={busquedaLength}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={frameCopy.searchTienda}
          placeholder={frameCopy.searchTienda}
          onFocus={load}
          onInput={load}
          className={cx(controlClass, "pr-12")}
        />
        <span className="absolute inset-y-0 right-0.5 grid place-items-center">
          <IconButton type="submit" label={frameCopy.searchButton} icon={<SearchIcon />} />
        </span>
        {Suggestions && <Suggestions field={field} onFollow={onDone} />}
      </form>
    </search>
  );
}

/** Search of the list on this page. */
function useListedSearch(): string {
  const { pathname, search } = useLocation();
  return isListPath(pathname) ? readCatalogoFilters(new URLSearchParams(search)).q : "";
}

export function isListPath(pathname: string): boolean {
  return /^\/(?:tienda|categoria)(?:\/|$)/.test(pathname);
}

type Loaded = { Suggestions: typeof SuggestionsType };

/** Not `lazy`: where the file cannot be had, the form goes on without, and the next focus tries again. */
function useSuggestions() {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  function load(): void {
    if (loaded !== null) return;
    import("#web/areas/catalogo/suggestions/suggestions.tsx").then(setLoaded, () => undefined);
  }
  return { Suggestions: loaded?.Suggestions, load };
}
