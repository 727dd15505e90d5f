import type { ReactNode } from "react";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { cx } from "#web/ui/class-names.ts";
import { Pagination } from "#web/ui/content/pagination.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { adminCopy as copy } from "../admin.copy.ts";
import { LoadRetry } from "./load-retry.tsx";
import type { AdminList } from "./use-admin-list.ts";
import type { ListUrl } from "./use-list-url.ts";

type Props = {
  view: AdminList<unknown>;
  list: ListUrl;
  /** `por_pagina` of the request. */
  pageSize: number;
  failed: string;
  empty: string;
  /** An empty list is the usual case: one plain line. */
  isEmptyQuiet?: boolean;
  /** The rows begin close below their count. */
  isDense?: boolean;
  /** Beside the count. */
  beside?: ReactNode;
  children: ReactNode;
};

export function ListBody({
  view,
  list,
  pageSize,
  failed,
  empty,
  isEmptyQuiet,
  isDense = false,
  beside,
  children,
}: Props) {
  if (view.status === "loading") return <Spinner label={copy.loading} />;
  if (view.status === "error") {
    return <LoadRetry error={view.error ?? failed} onRetry={view.refresh} />;
  }
  if (view.rows.length === 0) {
    return list.hasFilters || list.pagina > 1 ? (
      <EmptyState
        title={copy.noMatches}
        actions={
          <LinkButton variant="secondary" to="?">
            {copy.clearFilters}
          </LinkButton>
        }
      />
    ) : (
      <Nothing text={empty} isQuiet={isEmptyQuiet} />
    );
  }
  return (
    <div className={cx("grid", isDense ? "gap-2" : "gap-6")} aria-busy={view.isRefreshing}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {/* Screen readers announce the count after a search. */}
        <p role="status" className="text-sm text-muted">
          {copy.matches(view)}
        </p>
        {beside}
      </div>
      {children}
      <Pagination
        current={list.pagina}
        pages={Math.ceil(view.total / pageSize)}
        hrefOf={(pagina) => list.hrefOf({ pagina: String(pagina) })}
      />
    </div>
  );
}

function Nothing({ text, isQuiet = false }: { text: string; isQuiet?: boolean | undefined }) {
  return isQuiet ? <p className="text-muted">{text}</p> : <EmptyState title={text} />;
}
