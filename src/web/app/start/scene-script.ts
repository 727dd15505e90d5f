/**
 * For the end of the body: starts the hero's printing (styles/motion.css) when its pictures are
 * there, so that a slow line shows it, too. A constant, since the policy names its hash.
 */
export const sceneScript =
  '{const pictures=[...document.querySelectorAll("[data-scene] img")];' +
  "Promise.all(pictures.map(picture=>picture.decode().catch(()=>{})))" +
  '.then(()=>{document.documentElement.dataset.scene=""})}';
