import { useId } from "react";
import * as z from "zod/mini";
import { errorMessages } from "#contract/error-messages.ts";
import { optionalText, requiredText } from "#contract/schemas/fields.ts";
import type { PedidoDetalleAdmin } from "#contract/schemas/pedidos-admin.ts";
import { transportistas } from "#contract/values/despacho/transportistas.ts";
import { notaLength } from "#contract/values/lengths.ts";
import { api } from "#web/app/api/api.ts";
import { RecoveredBanner } from "#web/areas/acceso/drafts/recovered-banner.tsx";
import { useDraftForm } from "#web/areas/acceso/drafts/use-draft-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Dialog } from "#web/ui/windows/dialog.tsx";
import { adminPedidoCopy as copy } from "../pedidos.copy.ts";
import { type PedidoAct, usePedidoAct } from "./pedido-data.ts";

const DespachoSchema = z.strictObject({
  transportista: requiredText("transportista", 60, errorMessages.transportistaRequired),
  seguimiento: requiredText("seguimiento", 80, errorMessages.seguimientoRequired),
  sin_revisar: optionalText("sin_revisar", notaLength),
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
    act.forgetFailure();
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
  const { field, submit, isRecovered } = useDraftForm({
    draft: `despacho:${isCorrection ? "corregir" : "enviar"}:${pedido.id}`,
    saved: { transportista, seguimiento, sin_revisar: "" },
    schema: DespachoSchema,
    fields: ["transportista", "seguimiento", "sin_revisar"],
    send(typed) {
      const query = { id: String(pedido.id) };
      const body = { estado: "enviado", desde: pedido.estado, ...typed } as const;
      return act.run(() => api("movePedido", { query, body }));
    },
    onDone,
  });

  return (
    <form id={formId} onSubmit={submit} method="post" noValidate className="grid gap-5">
      {act.failure && <Banner kind="error">{act.failure.error ?? copy.noAnswer}</Banner>}
      {isRecovered && <RecoveredBanner />}
      <p className="text-muted">{copy.despachoLead}</p>
      <TextField
        {...field("transportista")}
        data-autofocus
        readOnly={act.isBusy}
        label={copy.transportista}
        hint={copy.transportistaHint}
        list={suggestionsId}
        autoComplete="off"
        required
      />
      <datalist id={suggestionsId}>
        {transportistas.map(({ nombre }) => (
          <option key={nombre} value={nombre} />
        ))}
      </datalist>
      <TextField
        {...field("seguimiento")}
        readOnly={act.isBusy}
        label={copy.seguimiento}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      {pedido.por_revisar.length > 0 && (
        <TextArea
          {...field("sin_revisar")}
          readOnly={act.isBusy}
          label={copy.sinRevisar}
          hint={copy.sinRevisarHint(pedido.por_revisar.length)}
          rows={2}
          maxLength={notaLength}
        />
      )}
    </form>
  );
}
