import { useState } from "react";
import { type Direccion, DireccionInputSchema } from "#contract/schemas/direcciones.ts";
import { formatTelefono } from "#contract/values/persona/telefono.ts";
import { useDraftForm } from "#web/areas/acceso/drafts/use-draft-form.ts";
import { readComuna } from "../despacho/remembered-comuna.ts";
import { saveDireccion } from "../direcciones-data.ts";
import { direccionDraft } from "../use-open-direccion.ts";
import { ciudadOf } from "./comuna-search.ts";

const emptyDireccion = {
  region: "",
  comuna: "",
  calle_numero: "",
  ciudad: "",
  alias: "",
  nota: "",
  recibe: "",
  telefono: "",
};

type Options = {
  /** The direccion to edit, or null for a new one. */
  direccion: Direccion | null;
  /** The first one goes to the comuna that this browser remembers. */
  isFirst?: boolean;
  onSaved: (direccion: Direccion) => void;
};

export type DireccionForm = ReturnType<typeof useDireccionForm>;

export function useDireccionForm({ direccion, isFirst = false, onSaved }: Options) {
  const [remembered] = useState(() => (isFirst ? rememberedPlace() : {}));
  return useDraftForm({
    draft: direccionDraft(direccion),
    saved: { ...valuesOf(direccion), ...remembered },
    schema: DireccionInputSchema,
    fields: ["comuna", "region", "calle_numero", "ciudad", "alias", "nota", "recibe", "telefono"],
    send: (input) => saveDireccion(direccion?.id ?? null, input),
    onDone: (answer) => onSaved(answer.direccion),
  });
}

function valuesOf(direccion: Direccion | null) {
  if (!direccion) return emptyDireccion;
  const { id: _id, ...values } = direccion;
  return { ...values, telefono: formatTelefono(values.telefono) };
}

function rememberedPlace() {
  const place = readComuna();
  return place === null ? {} : { ...place, ciudad: ciudadOf(place.comuna) };
}
