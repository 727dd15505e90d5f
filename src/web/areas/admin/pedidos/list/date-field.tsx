import { useState } from "react";
import { TextField } from "#web/ui/fields/text-field.tsx";
import type { ListUrl } from "../../list/use-list-url.ts";

type Props = { list: ListUrl; name: string; label: string; error?: string | null };

/** Ignores a year that is still being typed (0002, 0020…). */
export function DateField({ list, name, label, error }: Props) {
  const known = list.get(name);
  const [seen, setSeen] = useState(known);
  const [typed, setTyped] = useState(known);
  if (seen !== known) {
    setSeen(known);
    setTyped(known);
  }
  return (
    <TextField
      label={label}
      type="date"
      name={name}
      value={typed}
      error={error}
      // Browsers draw the focus ring around some parts of a date only.
      className="[&:focus-within_input]:outline-2 [&:focus-within_input]:outline-offset-2 [&:focus-within_input]:outline-focus"
      onChange={(event) => {
        const { value } = event.target;
        setTyped(value);
        const isWhole = value === "" || value >= "2000-01-01";
        if (isWhole && value !== known) list.set({ [name]: value });
      }}
    />
  );
}
