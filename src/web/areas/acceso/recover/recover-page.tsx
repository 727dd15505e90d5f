import { useState } from "react";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { accesoCopy } from "../acceso.copy.ts";
import { AccesoFrame } from "../acceso-frame.tsx";
import type { Route } from "./+types/recover-page";
import { RecoverDone } from "./recover-done.tsx";
import { RecoverForm } from "./recover-form.tsx";

const copy = accesoCopy.recover;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

export default function RecoverPage() {
  const [asked, setAsked] = useState<{ mensaje: string; email: string } | null>(null);
  if (asked === null) {
    return (
      <AccesoFrame key="form" heading={copy.heading} lead={copy.lead}>
        <RecoverForm onDone={setAsked} />
      </AccesoFrame>
    );
  }
  return (
    <AccesoFrame key="done" heading={copy.doneHeading} isNew>
      <RecoverDone {...asked} onAgain={() => setAsked(null)} />
    </AccesoFrame>
  );
}
