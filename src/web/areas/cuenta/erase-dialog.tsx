import { useId } from "react";
import * as z from "zod/mini";
import { api } from "#web/app/api/api.ts";
import { showToastAfterLoad } from "#web/app/toasts.ts";
import { sessionStore } from "#web/areas/acceso/session/session.ts";
import { PasswordField } from "#web/forms/password-field.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/windows/dialog.tsx";
import { cuentaCopy } from "./cuenta.copy.ts";
import { FailureBanner } from "./failure-banner.tsx";

const copy = cuentaCopy.erase;
const WithPasswordSchema = z.strictObject({
  password: z.string().check(z.minLength(1, copy.passwordRequired)),
});
const WithoutPasswordSchema = z.strictObject({ password: z.string() });

type Props = {
  /** Without a password the server wants a recent sign-in instead. */
  hasPassword: boolean;
  onClose: () => void;
};

export function EraseDialog({ hasPassword, onClose }: Props) {
  const formId = useId();
  const { field, submit, failure, isErasing } = useErase(hasPassword);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={copy.dialogTitle}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" form={formId} variant="danger" isBusy={isErasing}>
            {isErasing ? copy.deleting : copy.confirm}
          </Button>
        </div>
      }
    >
      <form id={formId} onSubmit={submit} method="post" noValidate className="grid gap-5">
        {failure && <FailureBanner failure={failure} />}
        <Consequences title={copy.goesTitle} points={copy.goes} />
        <Consequences title={copy.staysTitle} points={copy.stays} />
        <p className="text-muted">{copy.saveFirst}</p>
        {hasPassword && (
          <PasswordField
            {...field("password")}
            label={copy.password}
            autoComplete="current-password"
            required
          />
        )}
      </form>
    </Dialog>
  );
}

/** A new document, so that nothing stays in memory. */
function useErase(hasPassword: boolean) {
  const { field, submit, answer, failure, isSending } = useApiForm({
    schema: hasPassword ? WithPasswordSchema : WithoutPasswordSchema,
    fields: ["password"],
    defaultValues: { password: "" },
    send: ({ password }) => api("deleteCuenta", { body: hasPassword ? { password } : {} }),
    onDone: ({ mensaje }) => {
      showToastAfterLoad(mensaje);
      sessionStore.end({ to: "/" });
    },
  });
  return { field, submit, failure, isErasing: isSending || answer !== null };
}

function Consequences({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div className="grid gap-1.5">
      <h3 className="font-semibold">{title}</h3>
      <ul className="grid list-disc gap-1 pl-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
