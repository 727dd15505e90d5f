import { useState } from "react";
import { accesoCopy } from "#web/copy/cuentas.ts";
import { AccountFrame } from "#web/features/cuentas/account-frame.tsx";
import { RegistrarDone } from "#web/features/cuentas/registrar-done.tsx";
import { RegistrarForm } from "#web/features/cuentas/registrar-form.tsx";
import { pageMeta } from "#web/page-meta.ts";
import type { Route } from "./+types/registrar.ts";

const copy = accesoCopy.registrar;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

export default function RegistrarRoute() {
  const [mensaje, setMensaje] = useState<string | null>(null);
  if (mensaje === null) {
    return (
      <AccountFrame key="form" heading={copy.heading} lead={copy.lead}>
        <RegistrarForm onDone={setMensaje} />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame key="done" heading={copy.successTitle} isNew>
      <RegistrarDone mensaje={mensaje} />
    </AccountFrame>
  );
}
