import { type KeyboardEvent, useId, useState } from "react";
import { lugares as allLugares, lugarName, readLugar } from "#contract/values/despacho/lugares.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { despachoCopy as copy } from "./despacho.copy.ts";

type Props = {
  /** For the text field. */
  id: string;
  error: string | undefined;
  lugares: readonly string[];
  onChange: (lugares: string[]) => void;
};

/** Several may be pasted at once, separated by commas. */
export function LugaresField({ id, error, lugares, onChange }: Props) {
  const [typed, setTyped] = useState("");
  const [unknown, setUnknown] = useState<string | null>(null);
  const listId = useId();
  const titleId = useId();

  function add(): void {
    const words = typed
      .split(",")
      .map((word) => word.trim())
      .filter((word) => word !== "");
    const wrong = words.find((word) => readLugar(word) === undefined);
    setUnknown(wrong ?? null);
    if (wrong !== undefined) return;
    const added = words.flatMap((word) => readLugar(word) ?? []);
    onChange([...new Set([...lugares, ...added])]);
    setTyped("");
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Enter") return;
    event.preventDefault();
    add();
  }

  return (
    <fieldset className="grid gap-3">
      <legend id={titleId} className="mb-2 font-semibold">
        {copy.lugares}
      </legend>
      {lugares.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {lugares.map((codigo) => {
            const nombre = lugarName(codigo) ?? codigo;
            return (
              <li key={codigo}>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={copy.removeLugar(nombre)}
                  onClick={() => onChange(lugares.filter((other) => other !== codigo))}
                >
                  {nombre} <span aria-hidden="true">×</span>
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <TextField
          label={copy.lugarAdd}
          hint={copy.lugarHint}
          id={id}
          error={unknown === null ? error : copy.lugarUnknown(unknown)}
          list={listId}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button variant="secondary" onClick={add}>
          {copy.add}
        </Button>
      </div>
      <datalist id={listId}>
        {allLugares.map(({ codigo, nombre }) => (
          <option key={codigo} value={nombre} />
        ))}
      </datalist>
    </fieldset>
  );
}
