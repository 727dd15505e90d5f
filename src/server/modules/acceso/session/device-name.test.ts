import { expect, test } from "vitest";
import { nameDevice } from "./device-name.ts";

const engine = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${engine} Chrome/141.0.0.0 Safari/537.36`,
    "Chrome en Windows",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${engine} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
    "Microsoft Edge en Windows",
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${engine} Chrome/141.0.0.0 Mobile Safari/537.36`,
    "Chrome en Android",
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${engine} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet en Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1",
    "Safari en iPhone",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15",
    "Safari en macOS",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0", "Firefox en Linux"],
  ["curl/8.14.1", "Dispositivo desconocido"],
  ["Robo de cuentas/1.0 (llama ya)", "Dispositivo desconocido"],
  ["", "Dispositivo desconocido"],
  ["\u202e<script>", "Dispositivo desconocido"],
  ["x".repeat(100_000), "Dispositivo desconocido"],
])("%s is a %s", (userAgent, name) => {
  expect(nameDevice(userAgent)).toBe(name);
});
