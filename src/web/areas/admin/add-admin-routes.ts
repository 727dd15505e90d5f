import { adminRoutes } from "#contract/admin-routes.ts";
import { addRoutes } from "#web/app/api/api.ts";

addRoutes(adminRoutes);
