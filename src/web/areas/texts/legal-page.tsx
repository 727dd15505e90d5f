import type { Tienda } from "#contract/schemas/tienda.ts";
import type { LegalSection } from "#contract/values/terminos.ts";
import { useRootData } from "#web/app/page/root-data.ts";
import { PageHeading } from "#web/ui/content/page-heading.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { legalCopy } from "./legal.copy.ts";

type Props = { title: string; version?: string; sections: readonly LegalSection[] };

export function LegalPage({ title, version, sections }: Props) {
  const { tienda } = useRootData();
  return (
    <div className="page-width">
      <PageHeading title={title} />
      <div className="grid max-w-text gap-10">
        {version && <p className="text-muted">{version}</p>}
        {tienda?.demo && <Banner kind="info">{legalCopy.demo}</Banner>}
        <LegalBlock title={legalCopy.seller} paragraphs={sellerLines(tienda)} />
        {sections.map((section) => (
          <LegalBlock key={section.title} {...section} />
        ))}
      </div>
    </div>
  );
}

function LegalBlock({ title, paragraphs }: LegalSection) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{title}</h2>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  );
}

function sellerLines(tienda: Tienda | null): string[] {
  const identidad = tienda?.identidad;
  const name = [identidad?.razon_social, identidad?.rut && `RUT ${identidad.rut}`];
  const representante =
    identidad?.representante && legalCopy.representante(identidad.representante);
  const contact = [identidad?.direccion, identidad?.telefono, identidad?.email];
  const lines = [name, [representante], contact, [identidad?.horario]].map((facts) =>
    facts.filter(Boolean).join(" · "),
  );
  const known = lines.filter((text) => text !== "");
  return known.length > 0 ? known : [legalCopy.sellerMissing];
}
