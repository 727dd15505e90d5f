import * as z from "zod/mini";
import type { ApiFailure, ApiResult, BodyOf } from "#contract/client.ts";
import { PasskeyNombreSchema } from "#contract/schemas/factor.ts";
import { api } from "#web/app/api/api.ts";
import { makePasskey } from "#web/areas/acceso/factor/passkeys.ts";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { seguridadCopy } from "./seguridad.copy.ts";
import { applyChange, type OnRespaldos } from "./seguridad-data.ts";

const copy = seguridadCopy.passkeys;
const PasskeyFormSchema = z.strictObject({ nombre: PasskeyNombreSchema });

export function PasskeyForm({ onRespaldos }: { onRespaldos: OnRespaldos }) {
  const { field, submit, failure, isSending } = useApiForm({
    schema: PasskeyFormSchema,
    fields: ["nombre"],
    defaultValues: { nombre: "" },
    send: ({ nombre }) => addPasskey(nombre),
    onDone: (answer, { form }) => {
      form.reset({ nombre: "" });
      applyChange(answer);
      onRespaldos(answer.respaldos);
    },
  });
  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-4">
      {failure && <Banner kind="error">{failure.error ?? seguridadCopy.failed}</Banner>}
      <TextField {...field("nombre")} label={copy.nombre} hint={copy.nombreHint} required />
      <Button type="submit" variant="secondary" isBusy={isSending} className="justify-self-start">
        {isSending ? copy.adding : copy.add}
      </Button>
    </form>
  );
}

async function addPasskey(nombre: string): Promise<ApiResult<"createPasskey">> {
  const started = await api("startPasskey");
  if (!started.ok) return started;
  const passkey = await makePasskey(started.data.passkey);
  if (passkey === null) return notMade;
  const body = { reto: started.data.reto, nombre, passkey } as BodyOf<"createPasskey">;
  return api("createPasskey", { body });
}

/** The person cancelled, or the browser made none: the server was not asked. */
const notMade: ApiFailure = {
  ok: false,
  status: 0,
  error: copy.notMade,
  campos: {},
  disponible: null,
  retryAfterSeconds: null,
};
