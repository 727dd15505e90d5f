import { pageMeta } from "#web/app/page/page-meta.ts";
import { secretOf } from "#web/app/page/secret-of.ts";
import { AccesoFrame } from "#web/areas/acceso/acceso-frame.tsx";
import type { Route } from "./+types/baja-page";
import { bajaCopy as copy } from "./aviso.copy.ts";
import { BajaPanel } from "./baja-panel.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

/** The HTML is the same for every link: it never contains the token. */
export default function BajaPage({ params }: Route.ComponentProps) {
  return (
    <AccesoFrame heading={copy.heading} lead={copy.lead}>
      <BajaPanel token={secretOf(params.token)} />
    </AccesoFrame>
  );
}
