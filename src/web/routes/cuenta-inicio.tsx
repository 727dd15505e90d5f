import { cuentaCopy } from "#web/copy/cuenta.ts";
import { CuentaPage } from "#web/features/cuenta/cuenta-page.tsx";
import { DireccionEditor } from "#web/features/direcciones/direccion-editor.tsx";
import { useDirecciones } from "#web/features/direcciones/direcciones-data.ts";
import { pageMeta } from "#web/page-meta.ts";
import type { Route } from "./+types/cuenta-inicio.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: cuentaCopy.title });
}

export default function CuentaInicioRoute() {
  return <CuentaPage direcciones={<Direcciones />} />;
}

function Direcciones() {
  return <DireccionEditor view={useDirecciones()} selection={null} />;
}
