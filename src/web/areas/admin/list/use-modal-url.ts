import { useLocation, useNavigate, useSearchParams } from "react-router";

export type OpenModal = { kind: "create" } | { kind: "edit"; id: number } | null;

/** Which window is open stands in the address, `?crear=1` or `?editar={id}`: reload and back work. */
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
      state: { isOpenedHere: true },
    });
  }

  return {
    modal: readModal(params),
    openCreate: () => open("crear", "1"),
    openEdit: (id: number) => open("editar", String(id)),
    /** Back to the list as it was; a window that came with the address leaves no entry behind. */
    close: () => {
      const state = location.state as { isOpenedHere?: boolean } | null;
      if (state?.isOpenedHere) void navigate(-1);
      else void navigate(hrefWith(null), { replace: true, preventScrollReset: true });
    },
  };
}

function readModal(params: URLSearchParams): OpenModal {
  if (params.get("crear") === "1") return { kind: "create" };
  const id = params.get("editar") ?? "";
  return /^[1-9]\d{0,14}$/.test(id) ? { kind: "edit", id: Number(id) } : null;
}
