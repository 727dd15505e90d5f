export type StartPlan = {
  /** All that the page needs. */
  files: readonly string[];
  /** Run one by one before the routes, so that none blocks the page for long. */
  first: readonly string[];
  routes: readonly (readonly [id: string, module: string])[];
  entry: string;
};

export const startPlanId = "arranque";

/**
 * For the end of the body: fetches and runs the page's scripts once its largest picture is there,
 * or at the first press. A constant, since the policy names its hash.
 */
export const startScript =
  `{const{files,first,routes,entry}=JSON.parse(document.getElementById("${startPlanId}").textContent);` +
  "const pause=()=>new Promise(done=>setTimeout(done));let isStarted;" +
  "const run=async()=>{" +
  'document.head.append(...files.map(href=>Object.assign(document.createElement("link"),' +
  '{rel:"modulepreload",href})));' +
  "for(const href of first){await import(href);await pause()}" +
  "const modules={};for(const[id,href]of routes){modules[id]=await import(href);await pause()}" +
  "window.__reactRouterRouteModules=modules;showOriginalTexts();await import(entry)};" +
  // Without a network the page stays as it is, and the next press tries again.
  "const start=()=>{if(isStarted||window.isOldBrowser)return;isStarted=true;" +
  "run().catch(error=>{isStarted=false;console.error(String(error))})};" +
  // After the picture's paint; a hidden page paints nothing.
  "const soon=()=>document.hidden?start():requestAnimationFrame(()=>setTimeout(start));" +
  "const shown=pictures=>Promise.all([...document.querySelectorAll(pictures)]" +
  ".map(picture=>picture.decode().catch(()=>{})));" +
  `shown('img[fetchpriority="high"]').then(soon);` +
  'for(const type of["load","pointerdown","keydown"])addEventListener(type,start)}';
