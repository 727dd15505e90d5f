import { useId } from "react";
import { NavLink, useLocation } from "react-router";
import type { Resumen } from "#contract/schemas/administracion.ts";
import { cx } from "#web/ui/class-names.ts";
import { adminCopy as copy } from "../admin.copy.ts";
import { useResumen } from "../today/resumen-data.ts";
import { type Section, sectionGroups } from "./sections.ts";

export function AdminMenu({ onChoose }: { onChoose?: () => void }) {
  const id = useId();
  const view = useResumen();
  const resumen = view.status === "ready" ? view.data : null;
  return (
    <nav aria-label={copy.menu} className="grid gap-3">
      {sectionGroups.map(({ title, sections }, place) => (
        <div key={title} className="grid gap-1">
          <p id={`${id}-${place}`} className="px-4 text-xs tracking-wide text-muted">
            {title}
          </p>
          <ul aria-labelledby={`${id}-${place}`}>
            {sections.map((section) => (
              <li key={section.to}>
                <SectionLink section={section} resumen={resumen} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

type LinkProps = {
  section: Section;
  resumen: Resumen | null;
  onChoose: (() => void) | undefined;
};

/** The count is the link's description: its name must not change with it. */
function SectionLink({ section, resumen, onChoose }: LinkProps) {
  const { to, text, isExact = false } = section;
  const describedBy = useId();
  const { pathname } = useLocation();
  const count = (resumen && section.count?.(resumen)) ?? 0;
  const hasBadge = count > 0;
  return (
    <>
      <NavLink
        to={to}
        // `end` does not match an address with a trailing slash.
        end={isExact && pathname !== `${to}/`}
        onClick={onChoose}
        aria-describedby={hasBadge ? describedBy : undefined}
        className={({ isActive }) =>
          cx(
            "flex min-h-11 items-center justify-between gap-3 rounded-thin border-l-4 px-3",
            isActive
              ? "border-accent bg-accent-tint font-semibold"
              : "border-unseen hover:bg-quiet",
          )
        }
      >
        <span>{text}</span>
        {hasBadge && <Badge count={count} />}
      </NavLink>
      {hasBadge && (
        <span id={describedBy} hidden>
          {section.waiting?.(count)}
        </span>
      )}
    </>
  );
}

const maxShown = 99;

function Badge({ count }: { count: number }) {
  return (
    <span
      aria-hidden="true"
      className="min-w-6 rounded-soft bg-ink px-1.5 text-center text-xs leading-6 font-semibold text-on-ink tabular-nums"
    >
      {count > maxShown ? `${maxShown}+` : count}
    </span>
  );
}
