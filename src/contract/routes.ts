import { adminRoutes } from "./admin-routes.ts";
import { shopRoutes } from "./shop-routes.ts";

export type { Route } from "./route.ts";

/** Every call below `/api`, apart from the schemas, which browsers need not load. The paths are published: they never change. */
export const routes = { ...shopRoutes, ...adminRoutes } as const;

export type OperationName = keyof typeof routes;
