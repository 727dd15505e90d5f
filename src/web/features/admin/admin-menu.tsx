import { NavLink } from "react-router";
import { adminCopy as copy } from "#web/copy/admin.ts";
import { cx } from "#web/ui/class-names.ts";

/** Every section of the administration. */
const sections = [
  { to: "/admin", text: copy.hoy, isExact: true },
  { to: "/admin/productos", text: copy.productos, isExact: false },
  { to: "/admin/categorias", text: copy.categorias, isExact: false },
  { to: "/admin/pedidos", text: copy.pedidos, isExact: false },
  { to: "/admin/mensajes", text: copy.mensajes, isExact: false },
  { to: "/admin/opiniones", text: copy.opiniones, isExact: false },
] as const;

export function AdminMenu({ onChoose }: { onChoose?: () => void }) {
  return (
    <nav aria-label={copy.menu}>
      <ul className="grid gap-1">
        {sections.map(({ to, text, isExact }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={isExact}
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
