import { type ReactNode, use, useState } from "react";
import type { DemoOffer } from "#contract/values/demo-offer.ts";
import { api } from "#web/app/api/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Dialog } from "#web/ui/windows/dialog.tsx";
import { readNavegador } from "../navegador.ts";
import { sessionStore } from "../session/session.ts";
import { demoCopy as copy } from "./demo.copy.ts";
import DemoMailLink from "./demo-mail-link.tsx";
import { readDemoOffer } from "./demo-offer.ts";

type Entry = DemoOffer["usuarios"][number];

const pageOf = { cliente: "/cuenta/pedidos", admin: "/admin" } as const;

// biome-ignore lint/style/noDefaultExport: React.lazy takes the default export
export default function HowToTry({ onClose }: { onClose: () => void }) {
  const offer = use(readDemoOffer());
  return (
    <Dialog isOpen onClose={onClose} title={copy.title}>
      {offer === null ? (
        <Banner kind="info">{copy.nothing}</Banner>
      ) : (
        <div className="grid gap-6">
          <p className="text-muted">{copy.lead}</p>
          {offer.usuarios.length > 0 && <Entries usuarios={offer.usuarios} />}
          {offer.card && (
            <Part title={copy.cardTitle}>
              <p className="tabular-nums">{copy.card(offer.card)}</p>
              <p>{copy.bank(offer.card)}</p>
            </Part>
          )}
          {offer.mailUrl && (
            <Part title={copy.mailTitle}>
              <p>{copy.mailText}</p>
              <DemoMailLink />
            </Part>
          )}
          <Part title={copy.adminTitle}>
            <p>{copy.adminText}</p>
            <a href={pageOf.admin} className="link inline-flex min-h-11 items-center">
              {copy.adminLink}
            </a>
          </Part>
        </div>
      )}
    </Dialog>
  );
}

function Entries({ usuarios }: { usuarios: readonly Entry[] }) {
  const [entering, setEntering] = useState<Entry["rol"] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function enter({ rol, email, password }: Entry): Promise<void> {
    setEntering(rol);
    setFailure(null);
    const body = { email, password, navegador: readNavegador() };
    const result = await api("login", { body });
    const token = result.ok && "token" in result.data ? result.data.token : null;
    if (token !== null && sessionStore.start(token)) {
      // A new document: nothing of the person before stays in memory.
      window.location.assign(pageOf[rol]);
      return;
    }
    setEntering(null);
    setFailure(result.ok ? copy.failed : (result.error ?? copy.failed));
  }

  return (
    <Part title={copy.enterTitle}>
      {failure !== null && <Banner kind="error">{failure}</Banner>}
      {usuarios.map((usuario) => (
        <div key={usuario.rol} className="grid justify-items-start gap-1">
          <Button isBusy={entering === usuario.rol} onClick={() => enter(usuario)}>
            {copy.entries[usuario.rol].label}
          </Button>
          <p className="text-sm text-muted">{copy.entries[usuario.rol].text}</p>
        </div>
      ))}
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}
