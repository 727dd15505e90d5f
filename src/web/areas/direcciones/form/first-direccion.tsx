import { useId } from "react";
import type { Direccion } from "#contract/schemas/direcciones.ts";
import { direccionesCopy as copy } from "../direcciones.copy.ts";
import { DireccionFields, SaveButton } from "./direccion-fields.tsx";
import { useDireccionForm } from "./use-direccion-form.ts";

/** The form on the page itself, for a person who has no direccion yet. */
function FirstDireccion({ onSaved }: { onSaved: (direccion: Direccion) => void }) {
  const headingId = useId();
  const formId = useId();
  const form = useDireccionForm({ direccion: null, isFirst: true, onSaved });
  return (
    <section
      aria-labelledby={headingId}
      className="grid gap-5 rounded-soft bg-card p-5 inset-ring inset-ring-hairline sm:p-6"
    >
      <h2 id={headingId} className="text-lg font-semibold">
        {copy.addTitle}
      </h2>
      <DireccionFields formId={formId} form={form} />
      <div className="justify-self-start">
        <SaveButton formId={formId} isSending={form.isSending} />
      </div>
    </section>
  );
}

// biome-ignore lint/style/noDefaultExport: React.lazy takes the default export
export default FirstDireccion;
