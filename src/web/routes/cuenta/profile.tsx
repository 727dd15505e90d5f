import { pageMeta } from "#web/app/page/page-meta.ts";
import { cuentaCopy } from "#web/areas/cuenta/cuenta.copy.ts";
import { CuentaPage } from "#web/areas/cuenta/cuenta-page.tsx";
import { DireccionEditor } from "#web/areas/direcciones/direccion-editor.tsx";
import { useDirecciones } from "#web/areas/direcciones/direcciones-data.ts";
import type { Route } from "./+types/profile";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: cuentaCopy.title });
}

export default function CuentaInicioRoute() {
  return <CuentaPage direcciones={<Direcciones />} />;
}

function Direcciones() {
  return <DireccionEditor view={useDirecciones()} selection={null} />;
}
