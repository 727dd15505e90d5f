import { type PageMeta, pageMeta } from "#web/app/page/page-meta.ts";
import { devUiCopy } from "#web/areas/dev-ui/dev-ui.copy.ts";
import { DevUiPage } from "#web/areas/dev-ui/dev-ui-page.tsx";

// This route is in no build, so it has no generated types.
export function meta({ matches }: Pick<PageMeta, "matches">) {
  return pageMeta({ matches, title: devUiCopy.title });
}

export default function DevUiRoute() {
  return <DevUiPage />;
}
