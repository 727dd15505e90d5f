import { createServer } from "vite";
import type { Pages } from "#server/http/pages/pages.ts";

type PagesEntry = { renderPage: Pages["render"] };

/** For `npm run dev`, rendered from the sources by Vite. */
export async function createDevPages(): Promise<Pages> {
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
  return {
    clientDir: null,
    // Without the policy.
    inlineTexts: { scripts: [], styles: [] },
    middleware: vite.middlewares,
    async render(request, options) {
      const entry = (await vite.ssrLoadModule("./src/web/pages-entry.ts")) as PagesEntry;
      return entry.renderPage(request, options);
    },
  };
}
