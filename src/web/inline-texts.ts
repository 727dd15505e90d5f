import cssText from "./app.css?inline";

/** Inlined, which saves a request before the first paint. The client's bundle leaves it out. */
export const css = import.meta.env.SSR ? cssText : "";

/** Keeps "Ingresar" from flashing for members. */
export const authScript = `try{document.documentElement.dataset.auth=localStorage.getItem("token")?"user":"guest"}catch{}`;
