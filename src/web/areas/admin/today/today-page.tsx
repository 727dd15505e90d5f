import { pageMeta } from "#web/app/page/page-meta.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { adminCopy } from "../admin.copy.ts";
import { AdminHeading } from "../list/admin-heading.tsx";
import { LoadRetry } from "../list/load-retry.tsx";
import type { Route } from "./+types/today-page";
import { formatDayOf, formatTime } from "./days.ts";
import { NextPedidos } from "./next-pedidos.tsx";
import { useResumen } from "./resumen-data.ts";
import { TaskList } from "./task-list.tsx";
import { todayCopy as copy } from "./today.copy.ts";
import { Ventas } from "./ventas.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

export default function TodayPage() {
  const view = useResumen();
  return (
    <div className="grid gap-8">
      <AdminHeading
        title={copy.title}
        {...(view.status === "ready" && {
          lead: copy.readAt(formatDayOf(view.readAtMs), formatTime(view.readAtMs)),
        })}
        more={
          <Button variant="quiet" size="small" onClick={view.refresh}>
            {adminCopy.refresh}
          </Button>
        }
      />
      <TodayBody view={view} />
    </div>
  );
}

function TodayBody({ view }: { view: ReturnType<typeof useResumen> }) {
  if (view.status === "loading") return <Spinner label={adminCopy.loading} />;
  if (view.status === "error") return <LoadRetry error={copy.failed} onRetry={view.refresh} />;
  return (
    <>
      {view.failure && <Banner kind="warning">{copy.outdated(formatTime(view.readAtMs))}</Banner>}
      <TaskList resumen={view.data} />
      <NextPedidos resumen={view.data} />
      <Ventas resumen={view.data} />
    </>
  );
}
