import { useState } from "react";
import { accesoCopy } from "#web/copy/cuentas.ts";
import { AccountFrame } from "#web/features/cuentas/account-frame.tsx";
import { RecuperarDone } from "#web/features/cuentas/recuperar-done.tsx";
import { RecuperarForm } from "#web/features/cuentas/recuperar-form.tsx";
import { pageMeta } from "#web/page-meta.ts";
import type { Route } from "./+types/recuperar-contrasena.ts";

const copy = accesoCopy.recuperar;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

export default function RecuperarContrasenaRoute() {
  const [mensaje, setMensaje] = useState<string | null>(null);
  if (mensaje === null) {
    return (
      <AccountFrame key="form" heading={copy.heading} lead={copy.lead}>
        <RecuperarForm onDone={setMensaje} />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame key="done" heading={copy.doneHeading} isNew>
      <RecuperarDone mensaje={mensaje} onAgain={() => setMensaje(null)} />
    </AccountFrame>
  );
}
