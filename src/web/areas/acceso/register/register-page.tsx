import { useState } from "react";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { accesoCopy } from "../acceso.copy.ts";
import { AccesoFrame } from "../acceso-frame.tsx";
import type { Route } from "./+types/register-page";
import { RegisterDone } from "./register-done.tsx";
import { RegisterForm } from "./register-form.tsx";

const copy = accesoCopy.register;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

export default function RegisterPage() {
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
