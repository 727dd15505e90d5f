import { useId } from "react";
import type { AnswerOf } from "#contract/client.ts";
import { ConfirmCodigoSchema } from "#contract/schemas/factor.ts";
import { api } from "#web/app/api/api.ts";
import { CodigoField } from "#web/areas/acceso/factor/answer-fields.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Dialog } from "#web/ui/windows/dialog.tsx";
import { seguridadCopy } from "./seguridad.copy.ts";
import { applyChange, type OnRespaldos } from "./seguridad-data.ts";

const copy = seguridadCopy.codigo;

type Props = {
  started: AnswerOf<"startCodigo">;
  onClose: () => void;
  onRespaldos: OnRespaldos;
};

export function CodigoDialog({ started, onClose, onRespaldos }: Props) {
  const formId = useId();
  const { field, submit, failure, isSending } = useApiForm({
    schema: ConfirmCodigoSchema,
    fields: ["codigo"],
    defaultValues: { codigo: "" },
    send: (body) => api("confirmCodigo", { body }),
    onDone: (answer) => {
      onClose();
      applyChange(answer);
      onRespaldos(answer.respaldos);
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={copy.dialogTitle}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {seguridadCopy.cancel}
          </Button>
          <Button type="submit" form={formId} isBusy={isSending}>
            {isSending ? copy.confirming : copy.confirm}
          </Button>
        </div>
      }
    >
      <form id={formId} onSubmit={submit} method="post" noValidate className="grid gap-5">
        {failure && <Banner kind="error">{failure.error ?? seguridadCopy.failed}</Banner>}
        <p>{copy.scan}</p>
        <QrCode {...started.qr} />
        <dl className="grid gap-1">
          <dt className="text-muted">{copy.type}</dt>
          <dd className="text-lg tracking-wide wrap-anywhere select-all">
            {inGroups(started.secreto)}
          </dd>
        </dl>
        <p>{copy.typeCode}</p>
        <CodigoField {...field("codigo")} />
      </form>
    </Dialog>
  );
}

/** Dark on white in any colour scheme: cameras need the contrast. */
function QrCode({ lado, trazo }: { lado: number; trazo: string }) {
  return (
    <svg
      role="img"
      aria-label={copy.qr}
      viewBox={`0 0 ${lado} ${lado}`}
      shapeRendering="crispEdges"
      className="size-56 justify-self-center bg-paper text-on-paper"
    >
      <path d={trazo} fill="currentColor" />
    </svg>
  );
}

/** Four letters at a time, for typing. */
function inGroups(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, "$1 ");
}
