import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  // The router's plugin needs a real app; tests render routes through createRoutesStub.
  plugins: [tailwindcss(), !process.env.VITEST && reactRouter()],
  // Bundling the dependencies halves the memory and the start of the server.
  ssr: { noExternal: true },
  build: { target: "es2022", assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie-es|cookie|set-cookie-parser)\//,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: "./src/web/pages-entry.ts" } } },
  },
});
