import { describe, expect, it } from "vitest";
import { direccionDraft, waitingForm } from "./use-open-direccion.ts";

const lugar = { comuna: "Valdivia", ciudad: "Valdivia", region: "Los Ríos", nota: "" };
const casa = { id: 7, alias: "Casa", calle_numero: "Picarte 1", ...lugar };
const taller = { id: 17, alias: "Taller", calle_numero: "Picarte 2", ...lugar };
const direcciones = [casa, taller];

describe("the address that waits half typed", () => {
  it("is named by what is edited", () => {
    expect(direccionDraft(null)).toBe("direccion:nueva");
    expect(direccionDraft(casa)).toBe("direccion:7");
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
