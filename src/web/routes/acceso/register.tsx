import { useState } from "react";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { accesoCopy } from "#web/areas/acceso/acceso.copy.ts";
import { AccountFrame } from "#web/areas/acceso/acceso-frame.tsx";
import { RegistrarDone } from "#web/areas/acceso/register/register-done.tsx";
import { RegisterForm } from "#web/areas/acceso/register/register-form.tsx";
import type { Route } from "./+types/register";

const copy = accesoCopy.registrar;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

export default function RegisterRoute() {
  const [mensaje, setMensaje] = useState<string | null>(null);
  if (mensaje === null) {
    return (
      <AccountFrame key="form" heading={copy.heading} lead={copy.lead}>
        <RegisterForm onDone={setMensaje} />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame key="done" heading={copy.successTitle} isNew>
      <RegistrarDone mensaje={mensaje} />
    </AccountFrame>
  );
}
