import { Link, NavLink } from "react-router";
import { useRootData } from "#web/app/page/root-data.ts";
import { logout, useSession } from "#web/areas/acceso/session/session.ts";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { LogoutIcon } from "#web/ui/art/icons.tsx";
import { cx } from "#web/ui/class-names.ts";
import { Drawer } from "#web/ui/windows/drawer.tsx";
import { useBackCloses } from "#web/ui/windows/use-back-closes.ts";
import { frameCopy } from "../frame.copy.ts";
import { cuentaItems, type NavItem, navItemsFor } from "./nav-links.ts";

type Props = { isOpen: boolean; onClose: () => void };

/** Loaded after the page: its button comes first. */
export function MenuDrawer({ isOpen, onClose }: Props) {
  const session = useSession();
  const leave = useBackCloses(isOpen, onClose);
  const items = navItemsFor(session.status === "user" ? session.rol : null);
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={frameCopy.menu}>
      <nav aria-label={frameCopy.mainMenu}>
        <Links items={items} onFollow={leave} hasCategorias />
      </nav>
      <div aria-hidden="true" className="layers my-5 text-hairline" />
      {session.status === "user" ? (
        <nav aria-label={frameCopy.cuentaMenu}>
          <Link
            to="/cuenta"
            onClick={leave}
            className="flex min-h-11 items-center wrap-anywhere text-muted no-underline"
          >
            {frameCopy.greeting(session.nombre)}
          </Link>
          <Links items={cuentaItems} onFollow={leave} />
          <button
            type="button"
            onClick={() => {
              leave();
              logout();
            }}
            className="inline-flex min-h-12 items-center gap-2 font-semibold text-accent"
          >
            <LogoutIcon className="size-5" />
            {frameCopy.logout}
          </button>
        </nav>
      ) : (
        <LinkButton to="/login" variant="secondary" onClick={leave}>
          {frameCopy.login}
        </LinkButton>
      )}
    </Drawer>
  );
}

type LinksProps = { items: readonly NavItem[]; onFollow: () => void; hasCategorias?: boolean };

/** The mark of the open page stands outside of the edge that all texts share. */
function Links({ items, onFollow, hasCategorias = false }: LinksProps) {
  return (
    <ul className="-ml-5 grid">
      {items.map(({ text, to }) => (
        <li key={to}>
          <NavLink
            to={to}
            end={to === "/" || to === "/cuenta"}
            onClick={onFollow}
            className={({ isActive }) =>
              cx(
                "flex min-h-14 items-center border-l-4 px-4 font-display text-xl font-semibold",
                isActive ? "border-copper" : "border-unseen",
              )
            }
          >
            {text}
          </NavLink>
          {hasCategorias && to === "/tienda" && <CategoriaLinks onFollow={onFollow} />}
        </li>
      ))}
    </ul>
  );
}

function CategoriaLinks({ onFollow }: Pick<LinksProps, "onFollow">) {
  const { categorias } = useRootData();
  return (
    <ul className="grid pb-2">
      {categorias.map(({ slug, nombre }) => (
        <li key={slug}>
          <NavLink
            to={`/categoria/${slug}`}
            onClick={onFollow}
            className={({ isActive }) =>
              cx(
                "flex min-h-11 items-center border-l-4 px-4 wrap-anywhere",
                isActive ? "border-copper" : "border-unseen",
              )
            }
          >
            {nombre}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
