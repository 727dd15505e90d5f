import type { Ref } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { direccionesCopy as copy } from "../direcciones.copy.ts";
import { type FoundComuna, nearestComunas } from "./comuna-search.ts";

type Props = {
  typed: string;
  /** Takes the focus when the form is sent without an answer. */
  firstRef: Ref<HTMLButtonElement>;
  onChoose: (found: FoundComuna) => void;
  onKeep: () => void;
};

/** Asks back before a parcel is sent to a comuna that is not on the official list. */
export function ComunaQuestion({ typed, firstRef, onChoose, onKeep }: Props) {
  const nearest = nearestComunas(typed);
  return (
    <fieldset className="mt-2 rounded-thin border border-edge bg-quiet p-4 text-sm">
      <legend className="float-left mb-3">
        {nearest.length > 0 ? copy.comunaUnknown(typed) : copy.comunaUnknownAlone(typed)}
      </legend>
      <div className="clear-both flex flex-wrap gap-2">
        {nearest.map((found, place) => (
          <Button
            key={found.comuna.codigo}
            ref={place === 0 ? firstRef : undefined}
            variant="secondary"
            onClick={() => onChoose(found)}
          >
            {`${found.comuna.nombre} · ${copy.shortRegion(found.region)}`}
          </Button>
        ))}
        <Button ref={nearest.length === 0 ? firstRef : undefined} variant="quiet" onClick={onKeep}>
          {copy.comunaKeep(typed)}
        </Button>
      </div>
    </fieldset>
  );
}
