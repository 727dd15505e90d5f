import { expect, test } from "vitest";
import { isInAppBrowser } from "./in-app-browser.ts";

const apple =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const android = "Mozilla/5.0 (Linux; Android 14; SM-A155M";
const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";

test.for([
  [`${apple} Mobile/22B83 Instagram 356.0.0.40.107 (iPhone14,5; iOS 18_1; es_CL)`, true],
  [`${apple} Mobile/22B83 [FBAN/FBIOS;FBAV/490.0.0.36.109;FBDV/iPhone14,5]`, true],
  [`${android} Build/UP1A; wv) Version/4.0 ${chrome} [FB_IAB/FB4A;FBAV/490.0.0.63;]`, true],
  [`${apple} Mobile/22B83 musical_ly_36.6.0 BytedanceWebview/d8a21c6`, true],
  [`${android} Build/UP1A) ${chrome} trill_360603 BytedanceWebview/d8a21c6`, true],
  [`${android} Build/UP1A; wv) Version/4.0 ${chrome} WhatsApp/2.24.23`, true],
  [`${android} Build/UP1A; wv) Version/4.0 ${chrome}`, true],
  [`${apple} Version/18.1 Mobile/15E148 Safari/604.1`, false],
  [`${apple} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`, false],
  [`${android}) ${chrome}`, false],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0", false],
] as const)("%s: %s", ([userAgent, isInApp]) => {
  expect(isInAppBrowser(userAgent)).toBe(isInApp);
});
