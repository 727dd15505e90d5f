import { useId } from "react";
import { NavLink, useLocation } from "react-router";
import { cx } from "#web/ui/class-names.ts";
import { adminCopy as copy } from "./admin.copy.ts";
import { useResumen } from "./today/resumen-data.ts";
import { todayCopy } from "./today/today.copy.ts";

type Waiting = { count: number; text: string };

type Section = { to: string; text: string; isExact?: boolean; waiting?: Waiting };

export function AdminMenu({ onChoose }: { onChoose?: () => void }) {
  const sections = useSections();
  return (
    <nav aria-label={copy.menu}>
      <ul className="grid gap-1">
        {sections.map((section) => (
          <li key={section.to}>
            <SectionLink section={section} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function useSections(): readonly Section[] {
  const view = useResumen();
  const resumen = view.status === "ready" ? view.data : null;
  const pedidos = resumen ? resumen.por_preparar + resumen.por_enviar : 0;
  const piezas = resumen?.por_imprimir ?? 0;
  const mensajes = resumen?.mensajes_nuevos ?? 0;
  const devoluciones = resumen?.devoluciones_abiertas ?? 0;
  const peticiones = resumen?.peticiones_abiertas ?? 0;
  return [
    { to: "/admin", text: copy.today, isExact: true },
    { to: "/admin/productos", text: copy.productos },
    { to: "/admin/categorias", text: copy.categorias },
    { to: "/admin/colores", text: copy.colores },
    { to: "/admin/busquedas", text: copy.busquedas },
    {
      to: "/admin/pedidos",
      text: copy.pedidos,
      waiting: { count: pedidos, text: todayCopy.pedidosWaiting(pedidos) },
    },
    {
      to: "/admin/taller",
      text: copy.taller,
      waiting: { count: piezas, text: todayCopy.piezasWaiting(piezas) },
    },
    {
      to: "/admin/devoluciones",
      text: copy.devoluciones,
      waiting: { count: devoluciones, text: todayCopy.unanswered(devoluciones) },
    },
    {
      to: "/admin/mensajes",
      text: copy.mensajes,
      waiting: { count: mensajes, text: todayCopy.unanswered(mensajes) },
    },
    {
      to: "/admin/solicitudes",
      text: copy.peticiones,
      waiting: { count: peticiones, text: todayCopy.unanswered(peticiones) },
    },
    { to: "/admin/opiniones", text: copy.opiniones },
    { to: "/admin/despacho", text: copy.despacho },
    { to: "/admin/ajustes", text: copy.ajustes },
    { to: "/admin/equipo", text: copy.equipo },
    { to: "/admin/seguridad", text: copy.seguridad },
  ];
}

type LinkProps = { section: Section; onChoose: (() => void) | undefined };

/** The count is the link's description: its name must not change with it. */
function SectionLink({ section: { to, text, isExact = false, waiting }, onChoose }: LinkProps) {
  const describedBy = useId();
  const { pathname } = useLocation();
  const badge = waiting && waiting.count > 0 ? waiting : null;
  return (
    <>
      <NavLink
        to={to}
        // `end` does not match an address with a trailing slash.
        end={isExact && pathname !== `${to}/`}
        onClick={onChoose}
        aria-describedby={badge ? describedBy : undefined}
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
        {badge && <Badge count={badge.count} />}
      </NavLink>
      {badge && (
        <span id={describedBy} hidden>
          {badge.text}
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
