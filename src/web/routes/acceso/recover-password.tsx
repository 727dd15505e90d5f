import { useState } from "react";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { accesoCopy } from "#web/areas/acceso/acceso.copy.ts";
import { AccesoFrame } from "#web/areas/acceso/acceso-frame.tsx";
import { RecoverDone } from "#web/areas/acceso/recover/recover-done.tsx";
import { RecoverForm } from "#web/areas/acceso/recover/recover-form.tsx";
import type { Route } from "./+types/recover-password";

const copy = accesoCopy.recover;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

export default function RecoverPasswordRoute() {
  const [mensaje, setMensaje] = useState<string | null>(null);
  if (mensaje === null) {
    return (
      <AccesoFrame key="form" heading={copy.heading} lead={copy.lead}>
        <RecoverForm onDone={setMensaje} />
      </AccesoFrame>
    );
  }
  return (
    <AccesoFrame key="done" heading={copy.doneHeading} isNew>
      <RecoverDone mensaje={mensaje} onAgain={() => setMensaje(null)} />
    </AccesoFrame>
  );
}
