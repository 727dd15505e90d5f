import { useId } from "react";
import * as z from "zod/mini";
import type { ApiFailure } from "#contract/client.ts";
import { errorMessages } from "#contract/error-messages.ts";
import { requiredText } from "#contract/schemas/fields.ts";
import type { PedidoDetalleAdmin } from "#contract/schemas/pedidos-admin.ts";
import { correctableTextos } from "#contract/values/producto/correctable.ts";
import { api } from "#web/app/api/api.ts";
import { RecoveredBanner } from "#web/areas/acceso/drafts/recovered-banner.tsx";
import { useDraftForm } from "#web/areas/acceso/drafts/use-draft-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Dialog } from "#web/ui/windows/dialog.tsx";
import { adminPedidoCopy as copy } from "../pedidos.copy.ts";
import { type PedidoAct, usePedidoAct } from "./pedido-data.ts";
import { unitsToCorrect } from "./units-to-correct.ts";

type Props = {
  pedido: PedidoDetalleAdmin;
  linea: PedidoDetalleAdmin["detalles"][number];
  onClose: () => void;
  onDone: () => void;
};

export function CorrectTextoDialog({ pedido, linea, onClose, onDone }: Props) {
  const formId = useId();
  const act = usePedidoAct(pedido.id);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={copy.textoTitle(linea.nombre_producto)}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" form={formId} isBusy={act.isBusy}>
            {act.isBusy ? copy.moving : copy.textoSave}
          </Button>
        </div>
      }
    >
      <CorrectTextoForm {...{ formId, pedido, linea, act, onDone }} />
    </Dialog>
  );
}

type FormProps = Omit<Props, "onClose"> & { formId: string; act: PedidoAct };

function CorrectTextoForm({ formId, pedido, linea, act, onDone }: FormProps) {
  const textos = correctableTextos(linea.personalizacion_textos ?? []);
  const units = unitsToCorrect(pedido, linea);
  const all = String(units.at(-1) ?? linea.cantidad);
  const claves = textos.map(({ clave }) => fieldOf(clave));
  const { field, submit, isRecovered } = useDraftForm({
    draft: `texto:${linea.id}`,
    saved: {
      ...Object.fromEntries(textos.map(({ clave, valor }) => [fieldOf(clave), valor])),
      unidades: all,
      nota: "",
    } as Record<string, string>,
    schema: FormSchema,
    fields: [...claves, "unidades", "nota"],
    async send({ unidades, nota, ...typed }) {
      const changed = textos.map(({ clave }) => [clave, typed[fieldOf(clave)] ?? ""] as const);
      const { id: detalle_id, cantidad } = linea;
      const body = {
        ...{ detalle_id, cantidad, unidades: Number(unidades) },
        textos: Object.fromEntries(changed),
        nota,
      };
      const result = await act.run(() => api("correctTexto", { body }));
      return result.ok ? result : atFields(result);
    },
    onDone,
  });
  return (
    <form id={formId} onSubmit={submit} method="post" noValidate className="grid gap-5">
      {act.failure && Object.keys(act.failure.campos).length === 0 && (
        <Banner kind="error">{act.failure.error ?? copy.noAnswer}</Banner>
      )}
      {isRecovered && <RecoveredBanner />}
      <p className="text-muted">{copy.textoLead}</p>
      {textos.map(({ clave, etiqueta, valor, tipo }, at) => {
        const control = { ...field(fieldOf(clave)), label: etiqueta, readOnly: act.isBusy };
        const typing = { autoComplete: "off", spellCheck: false, required: true };
        const focus = at === 0 ? { "data-autofocus": true } : {};
        return valor.includes("\n") ? (
          <TextArea key={clave} {...control} {...typing} {...focus} rows={4} />
        ) : (
          <TextField
            key={clave}
            {...control}
            {...typing}
            {...focus}
            type={tipo === "fecha" ? "date" : "text"}
          />
        );
      })}
      {units.length > 1 && (
        <Select {...field("unidades")} label={copy.textoUnits} hint={copy.textoUnitsHint}>
          {units.map((count) => (
            <option key={count} value={count}>
              {copy.textoUnitsOf(count, linea.cantidad)}
            </option>
          ))}
        </Select>
      )}
      <TextArea
        {...field("nota")}
        label={copy.textoNota}
        hint={copy.textoNotaHint}
        rows={2}
        readOnly={act.isBusy}
        required
      />
    </form>
  );
}

const prefix = "texto-";
/** Beside `nota`, which may be a clave as well. */
const fieldOf = (clave: string) => `${prefix}${clave}`;

const FormSchema = z.catchall(
  z.object({
    unidades: z.string(),
    nota: requiredText("nota", 500, errorMessages.notaRequired),
  }),
  z.string(),
);

function atFields(failure: ApiFailure): ApiFailure {
  const campos = Object.entries(failure.campos).map(([name, text]) => {
    return [name.replace(/^textos\./, prefix), text] as const;
  });
  return { ...failure, campos: Object.fromEntries(campos) };
}
