import { type FormEvent, useEffect, useRef, useState } from "react";
import { direccionesCopy as copy } from "../direcciones.copy.ts";
import { ComunaCombobox } from "../form/comuna-combobox.tsx";
import { exactComuna, type FoundComuna } from "../form/comuna-search.ts";
import type { Place } from "./parcel.ts";

export function AskComuna({ onChoose }: { onChoose: (place: Place) => void }) {
  const [typed, setTyped] = useState("");
  const [isRefused, setIsRefused] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => inputRef.current?.focus(), []);

  function choose({ comuna, region }: FoundComuna): void {
    onChoose({ comuna: comuna.nombre, region });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = exactComuna(typed);
    if (found) choose(found);
    else setIsRefused(true);
  }

  return (
    <form noValidate onSubmit={submit}>
      <ComunaCombobox
        isFromList
        region=""
        value={typed}
        onChange={(text) => {
          setIsRefused(false);
          setTyped(text);
        }}
        onChoose={choose}
        onBlur={() => {}}
        inputRef={inputRef}
        error={isRefused ? copy.comunaFromList : undefined}
      />
    </form>
  );
}
