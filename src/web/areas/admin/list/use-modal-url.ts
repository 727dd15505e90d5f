import { useLocation, useNavigate, useSearchParams } from "react-router";
import { isRowId } from "#contract/values/row-id.ts";

/** `desde`: the row that a new one is filled in from. */
export type OpenModal =
  | { kind: "create"; desde: number | null }
  | { kind: "edit"; id: number }
  | null;

/** State of a link to a dialog of another page: closing it goes back to that of the link. */
export const openedHere = { isOpenedHere: true };

/** In the address, `?crear=1` (with `desde={id}` for a copy) or `?editar={id}`, for reload and back. */
export function useModalUrl() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();

  function hrefWith(name: "crear" | "editar" | null, value = ""): string {
    const next = new URLSearchParams(params);
    next.delete("crear");
    next.delete("editar");
    next.delete("desde");
    if (name) next.set(name, value);
    return `?${next}`;
  }

  function open(name: "crear" | "editar", value: string): void {
    void navigate(hrefWith(name, value), {
      preventScrollReset: true,
      state: openedHere,
    });
  }

  return {
    modal: readModal(params),
    openCreate: () => open("crear", "1"),
    openEdit: (id: number) => open("editar", String(id)),
    /** In place of the open dialog. */
    openCopy(desde: number): void {
      const to = `${hrefWith("crear", "1")}&${new URLSearchParams({ desde: String(desde) })}`;
      void navigate(to, { replace: true, preventScrollReset: true, state: location.state });
    },
    /** Goes back; a dialog opened by its address is replaced in the history. */
    close: () => {
      const state = location.state as Partial<typeof openedHere> | null;
      if (state?.isOpenedHere) void navigate(-1);
      else void navigate(hrefWith(null), { replace: true, preventScrollReset: true });
    },
  };
}

function readModal(params: URLSearchParams): OpenModal {
  if (params.get("crear") === "1") {
    const desde = params.get("desde") ?? "";
    return { kind: "create", desde: isRowId(desde) ? Number(desde) : null };
  }
  const id = params.get("editar") ?? "";
  return isRowId(id) ? { kind: "edit", id: Number(id) } : null;
}
