import { themeScript } from "#contract/values/theme.ts";
import { earlyPressScript } from "#web/app/start/early-press.ts";
import { sceneScript } from "#web/app/start/scene-script.ts";
import { startScript } from "#web/app/start/start-script.ts";
import { translatedTextsScript } from "#web/app/start/translated-texts.ts";
import cssText from "./app.css?inline";

/** Keeps "Ingresar" from flashing for members, and the login from moving for who is about to pay. */
const authScript = `try{const d=document.documentElement.dataset;if(/[?&]from=(\\/|%2F)checkout/i.test(location.search))d.pago="";d.auth=localStorage.getItem("token")?"user":"guest"}catch{}`;

/**
 * Inlined, which saves requests before the first paint. The client's bundle leaves all three out. The styles are read
 * from the page: when React draws a document anew, other styles than those that the policy names are refused.
 */
export const css = import.meta.env.SSR
  ? cssText
  : (document.head.querySelector("style")?.textContent ?? "");
export const headScript = import.meta.env.SSR
  ? `${authScript};${themeScript};${earlyPressScript};${translatedTextsScript}`
  : "";
export const endScript = import.meta.env.SSR
  ? sceneScript + (import.meta.env.PROD ? startScript : "")
  : "";
