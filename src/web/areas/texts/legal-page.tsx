import { Fragment, type ReactNode } from "react";
import type { LegalSection } from "#contract/values/rights/terminos.ts";
import { useRootData } from "#web/app/page/root-data.ts";
import { PageHeading } from "#web/ui/content/page-heading.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { legalCopy } from "./legal.copy.ts";

type Props = {
  title: string;
  version?: string;
  sections: readonly LegalSection[];
  /** By the title of the section that it stands behind; as wide as the page. */
  tables?: Readonly<Record<string, ReactNode>>;
  /** Behind the text. */
  children?: ReactNode;
};

export function LegalPage({ title, version, sections, tables = {}, children }: Props) {
  const { tienda } = useRootData();
  return (
    <div className="page-width">
      <PageHeading title={title} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 *:max-w-text">
        {version && <p className="text-muted">{version}</p>}
        {tienda?.demo && <Banner kind="info">{legalCopy.demo}</Banner>}
        {sections.map((section) => (
          <Fragment key={section.title}>
            <LegalBlock {...section} />
            {tables[section.title]}
          </Fragment>
        ))}
        {children}
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
