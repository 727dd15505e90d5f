import { createServer } from "vite";
import type { Transport } from "#contract/client.ts";

type PagesEntry = {
  renderPage: (request: Request, transport: Transport) => Promise<Response>;
};

/** For `npm run dev`, rendered from the sources by Vite. */
export async function createDevPages() {
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
  return {
    clientDir: null,
    middleware: vite.middlewares,
    async render(request: Request, transport: Transport): Promise<Response> {
      const entry = (await vite.ssrLoadModule("./src/web/pages-entry.ts")) as PagesEntry;
      return entry.renderPage(request, transport);
    },
  };
}
