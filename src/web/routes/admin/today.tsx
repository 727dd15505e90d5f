import { pageMeta } from "#web/app/page/page-meta.ts";
import { todayCopy } from "#web/areas/admin/today/today.copy.ts";
import { TodayPage } from "#web/areas/admin/today/today-page.tsx";
import type { Route } from "./+types/today";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: todayCopy.title });
}

export default function AdminTodayRoute() {
  return <TodayPage />;
}
