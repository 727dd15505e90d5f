import { NavLink } from "react-router";
import { adminCopy as copy } from "#web/copy/admin.ts";
import { cx } from "#web/ui/class-names.ts";

/** Every section of the administration, in the order of the day's work. */
const sections = [{ to: "/admin", text: copy.pedidos }] as const;

export function AdminMenu({ onChoose }: { onChoose?: () => void }) {
  return (
    <nav aria-label={copy.menu}>
      <ul className="grid gap-1">
        {sections.map(({ to, text }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              onClick={onChoose}
              className={({ isActive }) =>
                cx(
                  "flex min-h-11 items-center rounded-thin border-l-4 px-3",
                  isActive
                    ? "border-lapis bg-lapis-claro font-semibold"
                    : "border-transparent hover:bg-escarcha",
                )
              }
            >
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
