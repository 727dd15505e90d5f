/** The `theme-color` of each theme: role `page` of `src/web/styles/tokens.css`. */
export const themeColors = { light: "#f6f7f9", dark: "#12141c" } as const;

export type PageTheme = keyof typeof themeColors;

/** In the browser's local storage; absent when the page follows the device. */
export const themeKey = "theme";

/**
 * For the head of every page, after its `theme-color` metas: shows the chosen theme before the
 * first paint. A constant, since the policy names its hash. `showTheme` also serves the choice
 * itself. React matches a meta by its content, so only `media` changes.
 */
export const themeScript =
  `window.showTheme=chosen=>{const{dataset}=document.documentElement;` +
  `const isChosen=chosen==="light"||chosen==="dark";` +
  `if(isChosen)dataset.theme=chosen;else delete dataset.theme;` +
  `for(const meta of document.querySelectorAll('meta[name="theme-color"]')){` +
  `const own=meta.content==="${themeColors.dark}"?"dark":"light";` +
  'meta.media=isChosen?own===chosen?"all":"not all":"(prefers-color-scheme: "+own+")"}};' +
  `try{showTheme(localStorage.getItem("${themeKey}"))}catch{}`;
