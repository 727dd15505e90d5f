import { type FormEvent, useRef, useState } from "react";
import { busquedaLength } from "#contract/values/producto/catalogo-lists.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { SearchIcon } from "#web/ui/art/icons.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { adminCopy as copy } from "../admin.copy.ts";
import type { ListUrl } from "./use-list-url.ts";

const typingPauseMs = 300;

type Props = {
  list: Pick<ListUrl, "get" | "set">;
  label: string;
  /** In place of a visible label, where the screen is short. */
  placeholder?: string;
  /** Takes the focus when its dialog opens. */
  isFocusedFirst?: boolean;
};

/** Debounced; the search is `q` of the list, usually of the address. */
export function ListSearch({ list, label, placeholder, isFocusedFirst = false }: Props) {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const known = list.get("q");
  const [seen, setSeen] = useState(known);
  const [text, setText] = useState(known);
  if (seen !== known) {
    setSeen(known);
    // Only a change that was not typed here replaces the text.
    if (known !== text.trim()) setText(known);
  }

  function search(typed: string): void {
    clearTimeout(pause.current);
    if (typed.trim() !== known) list.set({ q: typed.trim() });
  }

  return (
    <search className="grow">
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          search(text);
        }}
      >
        <TextField
          label={label}
          isLabelHidden={placeholder !== undefined}
          placeholder={placeholder}
          data-autofocus={isFocusedFirst || undefined}
          type="search"
          name="q"
          maxLength={busquedaLength}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={(event) => {
            const typed = event.target.value;
            setText(typed);
            clearTimeout(pause.current);
            pause.current = setTimeout(() => search(typed), typingPauseMs);
          }}
          suffix={<IconButton type="submit" label={copy.searchButton} icon={<SearchIcon />} />}
        />
      </form>
    </search>
  );
}
