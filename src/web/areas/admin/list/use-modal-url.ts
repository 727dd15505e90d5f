import { useLocation, useNavigate, useSearchParams } from "react-router";
import { isRowId } from "#contract/values/row-id.ts";

export type OpenModal = { kind: "create" } | { kind: "edit"; id: number } | null;

/** State of a link to a dialog of another page: closing it goes back to that of the link. */
export const openedHere = { isOpenedHere: true };

/** In the address, `?crear=1` or `?editar={id}`, for reload and back. */
export function useModalUrl() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();

  function hrefWith(name: "crear" | "editar" | null, value = ""): string {
    const next = new URLSearchParams(params);
    next.delete("crear");
    next.delete("editar");
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
    /** Goes back; a dialog opened by its address is replaced in the history. */
    close: () => {
      const state = location.state as Partial<typeof openedHere> | null;
      if (state?.isOpenedHere) void navigate(-1);
      else void navigate(hrefWith(null), { replace: true, preventScrollReset: true });
    },
  };
}

function readModal(params: URLSearchParams): OpenModal {
  if (params.get("crear") === "1") return { kind: "create" };
  const id = params.get("editar") ?? "";
  return isRowId(id) ? { kind: "edit", id: Number(id) } : null;
}
