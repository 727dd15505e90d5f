import { describe, expect, it } from "vitest";
import { direccionDraft, formWithDraft } from "./use-open-direccion.ts";

const place = {
  comuna: "Valdivia",
  ciudad: "Valdivia",
  region: "Los Ríos",
  nota: "",
  recibe: "",
  telefono: "",
};
const home = { id: 7, alias: "Casa", calle_numero: "Picarte 1", ...place };
const taller = { id: 17, alias: "Taller", calle_numero: "Picarte 2", ...place };
const direcciones = [home, taller];

describe("the direccion that has a draft", () => {
  it("is named by what is edited", () => {
    expect(direccionDraft(null)).toBe("direccion:nueva");
    expect(direccionDraft(home)).toBe("direccion:7");
  });

  it("is the new one", () => {
    expect(formWithDraft(["nueva"], direcciones)).toEqual({ kind: "add" });
    expect(formWithDraft(["nueva"], [])).toEqual({ kind: "add" });
  });

  it("is the one that was edited", () => {
    expect(formWithDraft(["17"], direcciones)).toEqual({ kind: "edit", direccion: taller });
  });

  it("is none without a draft, or when it was deleted meanwhile", () => {
    expect(formWithDraft([], direcciones)).toBeNull();
    expect(formWithDraft(["8"], direcciones)).toBeNull();
  });
});
