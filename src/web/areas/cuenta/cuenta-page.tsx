import type { Cuenta } from "#contract/schemas/cuenta.ts";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { DireccionEditor } from "#web/areas/direcciones/direccion-editor.tsx";
import { useDirecciones } from "#web/areas/direcciones/direcciones-data.ts";
import { PedidosList } from "#web/areas/pedidos/pedidos-list.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import type { Route } from "./+types/cuenta-page";
import { cuentaCopy as copy } from "./cuenta.copy.ts";
import { useCuenta } from "./cuenta-data.ts";
import { CuentaExportButton } from "./cuenta-export-button.tsx";
import { CuentaFrame } from "./cuenta-frame.tsx";
import { EraseSection } from "./erase-section.tsx";
import { NombreForm } from "./nombre-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import { Section } from "./section.tsx";
import { SesionesSection } from "./sesiones-section.tsx";

const newestPedidos = 2;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

export default function CuentaPage() {
  const view = useCuenta();
  return (
    <CuentaFrame title={copy.title}>
      {view.status === "loading" && <Spinner label={copy.loading} />}
      {view.status === "error" && <Broken onRetry={view.refresh} />}
      {view.status === "ready" && <Sections cuenta={view.data} />}
    </CuentaFrame>
  );
}

function Sections({ cuenta }: { cuenta: Cuenta }) {
  const { email, nombre, tiene_password, unida_a_google } = cuenta;
  const direcciones = useDirecciones();
  const { profile, password, download } = copy;
  return (
    <div>
      <Section title={copy.pedidos.title} lead={copy.pedidos.lead}>
        <div className="grid gap-4">
          <PedidosList most={newestPedidos} />
          <LinkButton to="/cuenta/pedidos" variant="secondary" className="justify-self-start">
            {copy.pedidos.all}
          </LinkButton>
        </div>
      </Section>
      <Section title={profile.title} lead={profile.lead}>
        <NombreForm email={email} nombre={nombre} hasGoogle={unida_a_google} />
      </Section>
      <Section title={password.title} lead={tiene_password ? password.lead : password.leadFirst}>
        <PasswordForm email={email} hasPassword={tiene_password} />
      </Section>
      <SesionesSection />
      <Section title={copy.direcciones.title} lead={copy.direcciones.lead}>
        <DireccionEditor view={direcciones} selection={null} />
      </Section>
      <Section title={download.title} lead={download.lead}>
        <CuentaExportButton />
      </Section>
      <EraseSection hasPassword={tiene_password} />
    </div>
  );
}

function Broken({ onRetry }: { onRetry: () => void }) {
  return (
    <LoadFailure
      title={copy.loadFailed}
      retry={copy.retry}
      onRetry={onRetry}
      actions={
        <LinkButton to="/contacto" variant="quiet">
          {copy.writeUs}
        </LinkButton>
      }
    >
      {copy.loadFailedHelp}
    </LoadFailure>
  );
}
