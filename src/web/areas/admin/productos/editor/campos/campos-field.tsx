import { useId, useRef, useState } from "react";
import {
  type CampoFault,
  CampoSchema,
  findCampoFault,
  personalizacionLimits,
} from "#contract/schemas/campos.ts";
import { PieceFields } from "#web/areas/producto/piece/piece-fields.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { useAdminList } from "../../../list/use-admin-list.ts";
import { CampoCard } from "./campo-card.tsx";
import {
  type CampoDraft,
  newCampo,
  type Preset,
  presetNames,
  readCampos,
  readList,
  writeCampos,
} from "./campo-draft.ts";
import { camposCopy as copy } from "./campos.copy.ts";
import { moved } from "./moved.ts";

type Props = {
  /** JSON list of campos. */
  value: string;
  /** Precio of one unit, for the preview; 0 while it is no number. */
  precio: number;
  error: string | undefined;
  /** Gets what the form focuses when the campos are refused. */
  ref: (control: { id: string; focus: () => void }) => void;
  isSaving: boolean;
  onChange: (value: string) => void;
};

/** Fields for the buyer: edited in cards, with the page's own fields as a preview. */
export function CamposField({ value, precio, error, ref, isSaving, onChange }: Props) {
  const [drafts, setDrafts] = useState(() => ({ from: value, list: readCampos(value) }));
  // Another version was loaded into the form.
  const list = drafts.from === value ? drafts.list : readCampos(value);

  const colores = useAdminList("listColores", {});
  const claves = colores.rows.map(({ clave }) => clave);
  const [added, setAdded] = useState("");
  const id = useId();
  const own = useRef<HTMLFieldSetElement>(null);
  const fault = error === undefined ? null : findCampoFault(readList(value));

  /** The refused control of its card, or the first way to mend the list. */
  function focusFault(): void {
    const refused = findCampoFault(readList(writeCampos(list, claves)));
    const { place = 0, opcion = 0 } = refused ?? {};
    const card = own.current?.querySelectorAll("[data-campo]")[place] ?? own.current;
    const name = refused ? controlOf(refused, list[place]) : "";
    const controls = card?.querySelectorAll<HTMLElement>(`[name="${name}"]`);
    const control = controls?.[opcion] ?? card?.querySelector<HTMLElement>("input, button");
    // A closed one keeps the focus out, and may not be rendered open yet.
    control?.closest("details")?.setAttribute("open", "");
    control?.focus();
  }

  function write(next: CampoDraft[]): void {
    if (isSaving) return;
    const json = writeCampos(next, claves);
    setDrafts({ from: json, list: next });
    onChange(json);
  }

  const change = (key: string, fields: Partial<CampoDraft>) =>
    write(list.map((campo) => (campo.key === key ? { ...campo, ...fields } : campo)));

  function add(preset: Preset): void {
    const campo = newCampo(preset);
    setAdded(campo.key);
    write([...list, campo]);
  }

  return (
    <fieldset
      id={id}
      ref={(element) => {
        own.current = element;
        if (element) ref({ id, focus: focusFault });
      }}
      className="grid gap-4"
    >
      <legend className="font-display text-lg font-bold">{copy.title}</legend>
      <p className="text-sm text-muted">{copy.hint}</p>
      {error && fault?.place === undefined && (
        <p className="text-sm font-medium text-danger">{error}</p>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid gap-4">
          {list.map((campo, at) => (
            <div key={campo.key} data-campo="">
              <CampoCard
                campo={campo}
                colores={colores}
                place={at + 1}
                fault={
                  fault?.place === at
                    ? { name: controlOf(fault, campo), opcion: fault.opcion, text: fault.text }
                    : undefined
                }
                isAdded={campo.key === added}
                isLast={at === list.length - 1}
                onChange={(fields) => change(campo.key, fields)}
                onMove={(by) => write(moved(list, at, by))}
                onRemove={() => write(list.filter(({ key }) => key !== campo.key))}
              />
            </div>
          ))}
          {list.length < personalizacionLimits.campos && (
            <fieldset>
              <legend className="mb-1.5 text-sm font-semibold">{copy.add}</legend>
              <div className="flex flex-wrap gap-2">
                {presetNames.map((preset) => (
                  <Button key={preset} variant="secondary" size="small" onClick={() => add(preset)}>
                    {copy.presets[preset]}
                  </Button>
                ))}
              </div>
            </fieldset>
          )}
        </div>
        {list.length > 0 && <Preview json={value} precio={precio} />}
      </div>
    </fieldset>
  );
}

/** Control of a card: a clave is made of the etiqueta, and colors are ticked. */
function controlOf({ field = "clave", opcion }: CampoFault, campo: CampoDraft | undefined): string {
  if (field === "opciones" && opcion === undefined && campo?.tipo === "color") return "colores";
  return field === "clave" ? "etiqueta" : field;
}

/** Only of campos that can be saved. */
function Preview({ json, precio }: { json: string; precio: number }) {
  const campos = readList(json).flatMap((item) => {
    const parsed = CampoSchema.safeParse(item);
    return parsed.success ? [parsed.data] : [];
  });
  return (
    <section
      aria-label={copy.preview}
      className="relative grid gap-3 rounded-soft bg-quiet p-4 lg:sticky lg:top-4"
    >
      <p className="text-sm font-semibold">{copy.preview}</p>
      {campos.length === 0 ? (
        <p className="text-sm text-muted">{copy.previewEmpty}</p>
      ) : (
        <PieceFields sold={{ precio, a_medida: false, personalizacion: campos }} />
      )}
    </section>
  );
}
