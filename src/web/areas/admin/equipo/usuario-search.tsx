import { useState } from "react";
import { FindUsuarioQuerySchema, type Usuario } from "#contract/schemas/administradores.ts";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { equipoCopy } from "./equipo.copy.ts";
import { findUsuario } from "./equipo-data.ts";
import { UsuarioCard } from "./usuario-card.tsx";

const copy = equipoCopy.usuarios;

export function UsuarioSearch() {
  const [usuario, setUsuario] = useState<Usuario | null>(null);
  const { field, submit, failure, isSending } = useApiForm({
    schema: FindUsuarioQuerySchema,
    fields: ["email"],
    defaultValues: { email: "" },
    send: ({ email }) => findUsuario(email),
    onDone: (found) => setUsuario(found),
    onFailure: () => setUsuario(null),
  });
  return (
    <div className="grid gap-4">
      <form onSubmit={submit} method="post" noValidate className="grid gap-4">
        {failure && <Banner kind="error">{failure.error ?? equipoCopy.failed}</Banner>}
        <TextField
          {...field("email")}
          label={copy.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          required
        />
        <Button type="submit" variant="secondary" isBusy={isSending} className="justify-self-start">
          {isSending ? copy.finding : copy.find}
        </Button>
      </form>
      <div aria-live="polite">
        {usuario && <UsuarioCard usuario={usuario} onChanged={setUsuario} />}
      </div>
    </div>
  );
}
