import type { Settings } from "./settings.ts";
import type { StartMode } from "./start-mode.ts";

/** A production shop on Transbank's integration environment, where no card is charged. */
export type TrialConfig = {
  isTrial: boolean;
  /** `keep`: they are written to a folder, and none leaves. */
  mails: "keep" | "send";
};

/** The demo refuses MODO: it would otherwise be ignored, and the person who set it would believe it holds. */
export function readTrial(settings: Settings, mode: StartMode): TrialConfig {
  const chosen = settings.text("MODO");
  const mails = settings.oneOf("MODO_CORREOS", ["guardar", "enviar"], "guardar");
  if (chosen !== null && mode !== "production") {
    settings.fault("MODO es de npm start, y esto es la demostración: quítalo, o usa npm start.");
  } else if (chosen !== null && chosen !== "integracion" && chosen !== "produccion") {
    settings.fault(`MODO debe ser integracion o produccion; se recibió "${chosen}".`);
  }
  const isTrial = mode === "production" && chosen === "integracion";
  if (!isTrial && settings.text("MODO_CORREOS") !== null) {
    settings.fault("MODO_CORREOS solo vale con MODO=integracion: quítalo.");
  }
  return { isTrial, mails: isTrial && mails === "guardar" ? "keep" : "send" };
}
