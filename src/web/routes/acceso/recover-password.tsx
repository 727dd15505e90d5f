import { useState } from "react";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { accesoCopy } from "#web/areas/acceso/acceso.copy.ts";
import { AccountFrame } from "#web/areas/acceso/acceso-frame.tsx";
import { RecuperarDone } from "#web/areas/acceso/recover/recover-done.tsx";
import { RecoverForm } from "#web/areas/acceso/recover/recover-form.tsx";
import type { Route } from "./+types/recover-password";

const copy = accesoCopy.recuperar;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

export default function RecoverPasswordRoute() {
  const [mensaje, setMensaje] = useState<string | null>(null);
  if (mensaje === null) {
    return (
      <AccountFrame key="form" heading={copy.heading} lead={copy.lead}>
        <RecoverForm onDone={setMensaje} />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame key="done" heading={copy.doneHeading} isNew>
      <RecuperarDone mensaje={mensaje} onAgain={() => setMensaje(null)} />
    </AccountFrame>
  );
}
