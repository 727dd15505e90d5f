import { adminCopy } from "#web/copy/admin.ts";
import { adminHoyCopy as copy } from "#web/copy/admin-hoy.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { AdminHeading } from "../lista/admin-heading.tsx";
import { formatDayOf, formatTime } from "./dias.ts";
import { type ResumenView, useResumen } from "./resumen-data.ts";
import { TaskList } from "./task-list.tsx";
import { Ventas } from "./ventas.tsx";

/** The owner's first page: what waits stands first, then what was sold. */
export function HoyPage() {
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
              {copy.registro}
            </LinkButton>
          </>
        }
      />
      <HoyBody view={view} />
    </div>
  );
}

function HoyBody({ view: { resumen, readAt, hasFailed, isRefreshing, refresh } }: ViewProps) {
  if (!resumen || readAt === null) {
    if (!hasFailed || isRefreshing) return <Spinner label={adminCopy.loading} />;
    return (
      <div className="grid justify-items-start gap-4">
        <Banner kind="error">{copy.failed}</Banner>
        <Button variant="secondary" onClick={refresh}>
          {adminCopy.retry}
        </Button>
      </div>
    );
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
