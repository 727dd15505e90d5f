import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { adminCopy } from "../admin.copy.ts";
import { AdminHeading } from "../list/admin-heading.tsx";
import { LoadRetry } from "../list/load-retry.tsx";
import { formatDayOf, formatTime } from "./days.ts";
import { type ResumenView, useResumen } from "./resumen-data.ts";
import { TaskList } from "./task-list.tsx";
import { todayCopy as copy } from "./today.copy.ts";
import { Ventas } from "./ventas.tsx";

/** The owner's first page: what waits stands first, then what was sold. */
export function TodayPage() {
  const view = useResumen();
  const { readAt } = view;
  return (
    <div className="grid gap-8">
      <AdminHeading
        title={copy.title}
        {...(readAt === null ? {} : { lead: copy.readAt(formatDayOf(readAt), formatTime(readAt)) })}
        more={
          <>
            <Button variant="quiet" size="small" onClick={view.refresh}>
              {adminCopy.refresh}
            </Button>
            <LinkButton variant="quiet" size="small" to="/admin/registro">
              {copy.auditoria}
            </LinkButton>
          </>
        }
      />
      <TodayBody view={view} />
    </div>
  );
}

function TodayBody({ view: { resumen, readAt, hasFailed, isRefreshing, refresh } }: ViewProps) {
  if (!resumen || readAt === null) {
    if (!hasFailed || isRefreshing) return <Spinner label={adminCopy.loading} />;
    return <LoadRetry error={copy.failed} onRetry={refresh} />;
  }
  return (
    <>
      {hasFailed && <Banner kind="warning">{copy.outdated(formatTime(readAt))}</Banner>}
      <TaskList resumen={resumen} />
      <Ventas resumen={resumen} />
    </>
  );
}

type ViewProps = { view: ResumenView };
