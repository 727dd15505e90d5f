import { zodResolver } from "@hookform/resolvers/zod";
import { useId } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { requiredText } from "#contract/schemas/fields.ts";
import type { PedidoDetalleAdmin } from "#contract/schemas/pedidos-admin.ts";
import { api } from "#web/app/api/api.ts";
import { RecoveredBanner } from "#web/areas/acceso/drafts/recovered-banner.tsx";
import { useKeepTexts, useRecoveredTexts } from "#web/areas/acceso/drafts/use-kept-draft.ts";
import { setServerErrors } from "#web/forms/server-errors.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Dialog } from "#web/ui/windows/dialog.tsx";
import { adminPedidoCopy as copy } from "../pedidos.copy.ts";
import { ActFailure } from "./act-failure.tsx";
import { type PedidoAct, usePedidoAct } from "./pedido-data.ts";

const DespachoSchema = z.strictObject({
  transportista: requiredText("transportista", 60),
  seguimiento: requiredText("seguimiento", 80),
});

/** `send` moves the pedido to enviado, `correct` changes a sent one. */
export type DespachoPurpose = "send" | "correct";

type Props = {
  pedido: PedidoDetalleAdmin;
  /** Null while closed. */
  purpose: DespachoPurpose | null;
  onClose: () => void;
  onDone: () => void;
};

export function DespachoDialog({ pedido, purpose, onClose, onDone }: Props) {
  const formId = useId();
  const act = usePedidoAct(pedido.id);
  const isCorrection = purpose === "correct";
  const close = () => {
    act.forget();
    onClose();
  };
  return (
    <Dialog
      isOpen={purpose !== null}
      onClose={close}
      title={isCorrection ? copy.despachoEditTitle : copy.despachoTitle}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={close}>
            {copy.cancel}
          </Button>
          <Button type="submit" form={formId} isBusy={act.isBusy}>
            {submitText(act.isBusy, isCorrection)}
          </Button>
        </div>
      }
    >
      <DespachoForm
        formId={formId}
        pedido={pedido}
        act={act}
        isCorrection={isCorrection}
        onDone={onDone}
      />
    </Dialog>
  );
}

function submitText(isBusy: boolean, isCorrection: boolean): string {
  if (isBusy) return copy.moving;
  return isCorrection ? copy.seguimientoSaveEdit : copy.move.enviado;
}

type FormProps = {
  formId: string;
  pedido: PedidoDetalleAdmin;
  act: PedidoAct;
  isCorrection: boolean;
  onDone: () => void;
};

function DespachoForm({ formId, pedido, act, isCorrection, onDone }: FormProps) {
  const suggestionsId = useId();
  const { transportista = "", seguimiento = "" } = (isCorrection && pedido.envio) || {};
  const standing = { transportista, seguimiento };
  const draftName = `despacho:${isCorrection ? "corregir" : "enviar"}:${pedido.id}`;
  const { texts, isRecovered } = useRecoveredTexts(draftName, standing);
  const form = useForm({ resolver: zodResolver(DespachoSchema), defaultValues: texts });
  useKeepTexts(draftName, { typed: form.watch(), standing });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (typed) => {
    const query = { id: String(pedido.id) };
    const body = { estado: "enviado", desde: pedido.estado, ...typed } as const;
    const isDone = await act.run(async () => {
      const result = await api("movePedido", { query, body });
      if (!result.ok) setServerErrors(form, result, ["transportista", "seguimiento"]);
      return result;
    });
    if (isDone) onDone();
  });

  return (
    <form id={formId} onSubmit={submit} method="post" noValidate className="grid gap-5">
      {act.failure && <ActFailure failure={act.failure} />}
      {isRecovered && <RecoveredBanner />}
      <p className="text-pizarra">{copy.despachoLead}</p>
      <TextField
        {...form.register("transportista")}
        data-autofocus
        readOnly={act.isBusy}
        label={copy.transportista}
        hint={copy.transportistaHint}
        list={suggestionsId}
        autoComplete="off"
        required
        error={errors.transportista?.message}
      />
      <datalist id={suggestionsId}>
        {copy.transportistas.map((nombre) => (
          <option key={nombre} value={nombre} />
        ))}
      </datalist>
      <TextField
        {...form.register("seguimiento")}
        readOnly={act.isBusy}
        label={copy.seguimiento}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        error={errors.seguimiento?.message}
      />
    </form>
  );
}
