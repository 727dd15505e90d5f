import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { buildTarget } from "./scripts/browsers/oldest-browsers.ts";
import { checkBundle } from "./scripts/licences/check-bundle.ts";

function packages(...names: string[]): RegExp {
  return new RegExp(`/node_modules/(?:${names.join("|")})/`);
}

/** The router reloads the page when a script cannot be had; `app/start/route-scripts.ts` knows better. */
const routeScriptFailed = {
  name: "route-script-failed",
  transform(code: string, id: string) {
    if (!/\/react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/.test(id)) return;
    const reload = "window.location.reload();";
    if (!code.includes(reload)) throw new Error("react-router reloads differently: look again");
    const event = 'new Event("route-script-failed", { cancelable: true })';
    return {
      code: code.replace(reload, `if (window.dispatchEvent(${event})) ${reload}`),
      map: null,
    };
  },
};

export default defineConfig(({ command }) => ({
  // The router's plugin needs a real app; tests render routes through createRoutesStub.
  plugins: [tailwindcss(), !process.env.VITEST && reactRouter(), routeScriptFailed, checkBundle()],
  // Bundling the dependencies halves the memory and the start of the server. In development Node
  // loads them, since they are CommonJS.
  ssr: { noExternal: command === "build" ? true : [] },
  build: { target: buildTarget, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A constant that chunks share becomes a literal: smaller than a name to export and import.
          optimization: { inlineConst: { mode: "all" } },
          output: {
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: packages("react", "react-dom", "react-router", "scheduler"),
                },
                // Apart: a page that only shows things does not need it.
                { name: "zod", test: packages("zod") },
                // Needed by nearly every page: one file instead of some thirty small ones. Few
                // export, send files, read by a hook or list for search engines; windows open after a press.
                {
                  name: "base",
                  test: /\/src\/web\/(?:app(?!\/(?:api\/(?:api-files|use-)|page\/json-ld))|ui(?!\/(?:actions\/export|fields\/(?:file-drop|switch)|feedback\/progress|windows))|areas\/(?:frame(?!\/bar\/menu-drawer)|acceso\/session|carrito\/state(?!\/refresh-pieza)))\//,
                },
                { name: "windows", test: /\/src\/web\/ui\/windows\/(?!window-history|confirm)/ },
                // Before the group of a pago, which would take them along: pages before a payment show them, too.
                { name: "plazo", test: /\/src\/contract\/values\/despacho\/plazo/ },
                {
                  name: "retracto",
                  test: /\/(?:values\/rights\/retracto|carrito\/retracto-mark|catalogo\/piece-texts)/,
                },
                // A group takes along what it imports, so the next three come after the base.
                { name: "reads", test: /\/(?:app\/api|own-data)\/use-|despacho\/use-quote/ },
                {
                  name: "pago",
                  test: /\/src\/web\/areas\/pedidos\/(?:pago\/|lines-table|pedidos\.copy)/,
                },
                // Every form needs these together: one file is smaller than four.
                {
                  name: "forms",
                  test: /\/node_modules\/(?:react-hook-form|@hookform)\/|\/src\/web\/forms\/use-/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // React's slower development half stays out, also where NODE_ENV is not set (the demo).
      define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
      build: { rollupOptions: { input: "./src/web/pages-entry.ts" } },
    },
  },
}));
