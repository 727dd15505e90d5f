import { devUiCopy } from "#web/copy/dev-ui.ts";
import { DevUiPage } from "#web/features/dev-ui/dev-ui-page.tsx";
import { type PageMeta, pageMeta } from "#web/page-meta.ts";

// Types are made for the routes of a build, and this one is in none.
export function meta({ matches }: Pick<PageMeta, "matches">) {
  return pageMeta({ matches, title: devUiCopy.title });
}

export default function DevUi() {
  return <DevUiPage />;
}
