import { type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { busquedaLength } from "#contract/values/producto/catalogo-lists.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { SearchIcon } from "#web/ui/art/icons.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { catalogoCopy } from "../catalogo.copy.ts";
import { HiddenFilters } from "./hidden-filters.tsx";
import { type CatalogoView, hrefWith } from "./scope.ts";

const typingPauseMs = 300;

/** Searches while typing; without scripts a plain GET form. */
export function SearchForm({
  view,
  onSearch,
}: {
  view: CatalogoView;
  onSearch?: (() => void) | undefined;
}) {
  const { scope, filters } = view;
  const { text, type, submit } = useSearchText(view);
  return (
    <search>
      <form
        action={scope.path}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          submit();
          onSearch?.();
        }}
      >
        <HiddenFilters filters={filters} without={["q"]} />
        <TextField
          label={catalogoCopy.search}
          name="q"
          type="search"
          maxLength={busquedaLength}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={catalogoCopy.searchPlaceholder}
          value={text}
          onChange={(event) => type(event.target.value)}
          suffix={
            <IconButton type="submit" label={catalogoCopy.searchButton} icon={<SearchIcon />} />
          }
        />
      </form>
    </search>
  );
}

/**
 * Follows the address (a link, the back button), but not while answers to what was typed arrive.
 */
function useSearchText({ scope, filters }: CatalogoView) {
  const navigate = useNavigate();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [text, setText] = useState(filters.q);
  const [known, setKnown] = useState(filters.q);
  const [sent, setSent] = useState<string | null>(null);
  if (known !== filters.q) {
    setKnown(filters.q);
    if (filters.q !== sent) {
      setText(filters.q);
      setSent(null);
    }
  }

  function search(typed: string): void {
    clearTimeout(pause.current);
    const q = typed.replace(/\s+/g, " ").trim();
    if (q === (sent ?? filters.q)) return;
    setSent(q);
    void navigate(hrefWith(scope, filters, { q }), { replace: true, preventScrollReset: true });
  }

  return {
    text,
    submit: () => search(text),
    type(typed: string): void {
      setText(typed);
      clearTimeout(pause.current);
      pause.current = setTimeout(() => search(typed), typingPauseMs);
    },
  };
}
