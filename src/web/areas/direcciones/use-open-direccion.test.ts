import { describe, expect, it } from "vitest";
import { direccionDraft, waitingForm } from "./use-open-direccion.ts";

const place = { comuna: "Valdivia", ciudad: "Valdivia", region: "Los Ríos", nota: "" };
const home = { id: 7, alias: "Casa", calle_numero: "Picarte 1", ...place };
const taller = { id: 17, alias: "Taller", calle_numero: "Picarte 2", ...place };
const direcciones = [home, taller];

describe("the address that waits half typed", () => {
  it("is named by what is edited", () => {
    expect(direccionDraft(null)).toBe("direccion:nueva");
    expect(direccionDraft(home)).toBe("direccion:7");
  });

  it("is the new one", () => {
    expect(waitingForm(["nueva"], direcciones)).toEqual({ kind: "add" });
    expect(waitingForm(["nueva"], [])).toEqual({ kind: "add" });
  });

  it("is the one that was edited", () => {
    expect(waitingForm(["17"], direcciones)).toEqual({ kind: "edit", direccion: taller });
  });

  it("is none when nothing waits, or when it was deleted meanwhile", () => {
    expect(waitingForm([], direcciones)).toBeNull();
    expect(waitingForm(["8"], direcciones)).toBeNull();
  });
});
