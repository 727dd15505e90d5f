import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { buildTarget } from "./scripts/browsers/oldest-browsers.ts";
import { checkBundle } from "./scripts/licences/check-bundle.ts";

function packages(...names: string[]): RegExp {
  return new RegExp(`/node_modules/(?:${names.join("|")})/`);
}

/** Nearly every page needs it: one file instead of some thirty small ones. */
const base =
  /\/src\/(?:web\/(?:app|ui|areas\/(?:frame|acceso\/session|carrito\/state))\/|web\/areas\/acceso\/drafts\/draft|contract\/values\/(?:reply-time|pago\/cuotas|producto\/made-words)\.)/;

/** For pages that ask who somebody is. */
const guards =
  /\/src\/web\/(?:app\/page\/secret-of|ui\/feedback\/load-failure|areas\/acceso\/(?:acceso\.copy|register\/use-countdown|session\/(?:acceso-state|guards|redirect-to-login|require-session)))/;

/** Few pages export, send files, read by a hook or list for search engines; windows open after a press. */
const besideBase = new RegExp(
  "/src/web/(?:app/(?:api/(?:api-files|use-)|page/json-ld)|areas/frame/bar/menu-drawer|areas/carrito/state/refresh-pieza|" +
    "ui/(?:actions/export|fields/(?:error-summary|file-drop|switch|text-area|units)|feedback/progress|windows))|" +
    guards.source,
);

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
                // Apart: a page that only shows things needs neither.
                {
                  name: "zod",
                  test: /\/node_modules\/zod\/|\/src\/contract\/error-messages/,
                },
                { name: "base", test: (id: string) => base.test(id) && !besideBase.test(id) },
                { name: "guards", test: guards },
                {
                  name: "shelf",
                  test: /\/src\/web\/(?:app\/page\/json-ld|areas\/catalogo\/(?:card-picture|stock-note|variantes-note|producto-card|producto-grid|catalogo\.copy|precio))/,
                },
                {
                  name: "piece",
                  test: /\/values\/producto\/(?:medida|variante)\.|\/areas\/producto\/(?:producto\.copy|gallery\/places|piece\/use-piece)/,
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
                  test: /\/node_modules\/(?:react-hook-form|@hookform)\/|\/src\/web\/(?:forms\/use-|ui\/fields\/(?:error-summary|text-area))/,
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
