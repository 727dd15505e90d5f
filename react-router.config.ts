import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/web",
  buildDirectory: "build",
  ssr: true,
  // The manifest is small and complete at once: no extra requests while browsing.
  routeDiscovery: { mode: "initial" },
  // One file per route: fewer requests on a slow line than loader and component apart.
  splitRouteModules: false,
} satisfies Config;
