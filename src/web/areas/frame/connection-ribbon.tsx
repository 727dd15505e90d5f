import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import { useIsStorageRefused } from "#web/app/browser/browser-storage.ts";
import { type Connection, retryConnection, useConnection } from "#web/app/connection/connection.ts";
import { failuresCopy as copy } from "#web/app/failures.copy.ts";
import { cx } from "#web/ui/class-names.ts";

/** Where refused storage loses something. */
const storagePages = /^\/(?:carrito|login|registrar|checkout|cuenta|admin)(?:\/|$)/;

/** The region always exists, so that it is announced. */
export function Ribbon() {
  const connection = useConnection();
  return (
    <div role="status" className="sticky bottom-0 z-40 print:hidden">
      {connection === "online" ? <StorageLine /> : <ConnectionLine connection={connection} />}
    </div>
  );
}

function ConnectionLine({ connection }: { connection: Exclude<Connection, "online"> }) {
  if (connection === "back") return <Line mark="bg-success">{copy.back}</Line>;
  return (
    <Line mark="bg-warning-mark" action={copy.retry} onAction={retryConnection}>
      {connection === "offline" ? copy.offline : copy.away}
    </Line>
  );
}

function StorageLine() {
  const isRefused = useIsStorageRefused();
  const [isSeen, setIsSeen] = useState(false);
  const { pathname } = useLocation();
  if (!isRefused || isSeen || !storagePages.test(pathname)) return null;
  return (
    <Line mark="bg-warning-mark" action={copy.storageSeen} onAction={() => setIsSeen(true)}>
      {copy.storage}
    </Line>
  );
}

type LineProps = { mark: string; children: ReactNode; action?: string; onAction?: () => void };

function Line({ mark, children, action, onAction }: LineProps) {
  return (
    <div data-ribbon className="on-dark bg-float text-on-night">
      <div className="page-width flex min-h-12 items-center gap-4 py-1 text-sm">
        <span aria-hidden="true" className="grid w-6 shrink-0 gap-1">
          <span className={cx("h-[3px] rounded-thin", mark)} />
          <span className={cx("h-0.5 rounded-thin opacity-70", mark)} />
          <span className={cx("h-px rounded-thin opacity-50", mark)} />
        </span>
        <p className="grow py-1.5">{children}</p>
        {action && (
          <button
            type="button"
            onClick={onAction}
            className="min-h-11 shrink-0 rounded-thin px-3 font-semibold underline underline-offset-4"
          >
            {action}
          </button>
        )}
      </div>
    </div>
  );
}
