import Bowser from "bowser";

/** Longer ones are no browser's. */
const maxLength = 500;
const unknown = "Dispositivo desconocido";
/** The library repeats the words of an unknown user agent, which its sender chose. */
const browsers: ReadonlySet<string | undefined> = new Set(Object.values(Bowser.BROWSER_MAP));
const shorterNames: Readonly<Record<string, string>> = {
  "Samsung Internet for Android": "Samsung Internet",
};

/** Name that its owner recognises: "Chrome en Android". The user agent itself is not kept. */
export function nameDevice(userAgent: string): string {
  if (userAgent === "") return unknown;
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, maxLength));
  const known = browsers.has(browser.name) ? browser.name : undefined;
  const system = os.name === Bowser.OS_MAP.iOS ? platform.model : os.name;
  const names = [known && (shorterNames[known] ?? known), system];
  const shown = names.filter((name) => name !== undefined && name !== "");
  return shown.length === 0 ? unknown : shown.join(" en ");
}
