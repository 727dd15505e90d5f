import { useState } from "react";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { accesoCopy } from "#web/areas/acceso/acceso.copy.ts";
import { AccesoFrame } from "#web/areas/acceso/acceso-frame.tsx";
import { RegisterDone } from "#web/areas/acceso/register/register-done.tsx";
import { RegisterForm } from "#web/areas/acceso/register/register-form.tsx";
import type { Route } from "./+types/register";

const copy = accesoCopy.register;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

export default function RegisterRoute() {
  const [registered, setRegistered] = useState<{ mensaje: string; email: string } | null>(null);
  if (registered === null) {
    return (
      <AccesoFrame key="form" heading={copy.heading} lead={copy.lead}>
        <RegisterForm onDone={setRegistered} />
      </AccesoFrame>
    );
  }
  return (
    <AccesoFrame key="done" heading={copy.successTitle} isNew>
      <RegisterDone {...registered} onAgain={() => setRegistered(null)} />
    </AccesoFrame>
  );
}
