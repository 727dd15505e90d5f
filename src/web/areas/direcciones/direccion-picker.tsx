import { DireccionEditor } from "./direccion-editor.tsx";
import type { DireccionSelection } from "./direccion-selection.ts";
import { direccionesCopy as copy } from "./direcciones.copy.ts";
import type { DireccionesView } from "./direcciones-data.ts";

type Props = { view: DireccionesView; selection: DireccionSelection };

export function DireccionPicker({ view, selection }: Props) {
  return (
    <fieldset>
      <legend className="mb-5 font-display text-xl font-bold tracking-tight">{copy.heading}</legend>
      <DireccionEditor view={view} selection={selection} />
    </fieldset>
  );
}
