import type { ReactNode } from "react";
import type { Brecha } from "#contract/schemas/brechas.ts";
import { useRootData } from "#web/app/page/root-data.ts";
import { BrechaForm } from "./brecha-form.tsx";
import { brechasCopy as copy } from "./brechas.copy.ts";
import { noticeToAgency, noticeToPeople } from "./notices.copy.ts";

export function BrechaCard({ brecha }: { brecha: Brecha }) {
  const { tienda } = useRootData();
  return (
    <li className="grid min-w-0 gap-4 rounded-soft bg-card p-5 inset-ring inset-ring-hairline">
      <h2 className="text-lg">
        {copy.numero(brecha.id)} · {brecha.conocida_el}
      </h2>
      <p className="max-w-text wrap-anywhere whitespace-pre-line">{brecha.naturaleza}</p>
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-3">
        <Fact name={copy.personas}>{brecha.personas.toLocaleString("es-CL")}</Fact>
        <Fact name={copy.agencia}>{brecha.agencia_el ?? copy.notYet}</Fact>
        <Fact name={copy.avisadas}>{brecha.personas_el ?? copy.notYet}</Fact>
      </dl>
      {tienda && (
        <>
          <Notice title={copy.toAgency} text={noticeToAgency(brecha, tienda)} />
          <Notice title={copy.toPeople} text={noticeToPeople(brecha, tienda)} />
        </>
      )}
      <Folded title={copy.edit}>
        <BrechaForm key={brecha.version} brecha={brecha} />
      </Folded>
    </li>
  );
}

export function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary className="link flex min-h-11 items-center">{title}</summary>
      {children}
    </details>
  );
}

function Notice({ title, text }: { title: string; text: string }) {
  return (
    <Folded title={title}>
      <p className="max-w-text border-l-2 border-copper pl-5 wrap-anywhere whitespace-pre-line">
        {text}
      </p>
    </Folded>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
