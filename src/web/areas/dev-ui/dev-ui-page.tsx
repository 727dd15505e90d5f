import { type PageMeta, pageMeta } from "#web/app/page/page-meta.ts";
import { PageHeading } from "#web/ui/content/page-heading.tsx";
import { ActionSamples } from "./action-samples.tsx";
import { BrandSamples } from "./brand-samples.tsx";
import { DataSamples } from "./data-samples.tsx";
import { devUiCopy as copy } from "./dev-ui.copy.ts";
import { FeedbackSamples } from "./feedback-samples.tsx";
import { FieldSamples } from "./field-samples.tsx";
import { WindowSamples } from "./window-samples.tsx";

// This route is in no build, so it has no generated types.
export function meta({ matches }: Pick<PageMeta, "matches">) {
  return pageMeta({ matches, title: copy.title });
}

export default function DevUiPage() {
  return (
    <div className="page-width grid gap-16 pb-20">
      <PageHeading title={copy.title} lead={copy.lead} />
      <nav aria-label={copy.nav}>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {Object.entries(copy.sections).map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`} className="link inline-block py-2">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <BrandSamples />
      <ActionSamples />
      <FieldSamples />
      <FeedbackSamples />
      <DataSamples />
      <WindowSamples />
    </div>
  );
}
