import { oldBrowserCopy } from "./old-browser.copy.ts";

const notice =
  "mx-auto my-4 max-w-text rounded-thin border-l-4 border-accent bg-accent-tint px-4 py-3.5 text-left text-ink";

/**
 * Starts no scripts in a browser older than those of `browserslist` in package.json, and says so wherever a page without
 * scripts says that it needs them. In old syntax, and apart from the other scripts, since it runs where those are no
 * scripts at all. Safari reads the pattern since 16.4; Chrome has the property since 105, Firefox since 110.
 */
export const oldBrowserScript =
  '(function(){try{new RegExp("(?<!a)");if(CSS.supports("container-type:inline-size"))return}' +
  "catch(error){}window.isOldBrowser=true;" +
  'var places=document.body.getElementsByTagName("noscript"),i,notice;for(i=0;i<places.length;i++){' +
  `notice=document.createElement("p");notice.className="${notice}";notice.textContent="${oldBrowserCopy}";` +
  "places[i].parentNode.insertBefore(notice,places[i])}})();";
