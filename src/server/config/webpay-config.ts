import type { Settings } from "./settings.ts";

export type WebpayConfig = { url: string; commerceCode: string; apiKey: string };

type Place = { isDemo: boolean; isTrial: boolean; port: number };

/** Public; refused in production. */
const integrationCommerceCode = "597055555532";
const integrationApiKey = "579B532A7440BB0C9079DED94D31EA1615BACEB56610332264630D42D0A36B1C";
const integrationCodes = "5970555555";
const hosts = {
  production: "https://webpay3g.transbank.cl",
  trial: "https://webpay3gint.transbank.cl",
} as const;

export function readWebpay(settings: Settings, place: Place): WebpayConfig {
  const { isDemo, isTrial, port } = place;
  const standins = settings.integer("STANDINS_PORT", { fallback: port + 1, min: 1, max: 65535 });
  const read = (name: string, demo: string, trial: string) =>
    isTrial ? (settings.text(name) ?? trial) : settings.required(name, demo);
  const url = read("WEBPAY_URL", `http://127.0.0.1:${standins}/webpay`, hosts.trial);
  const webpay = {
    url: url.replace(/\/+$/, ""),
    commerceCode: read("WEBPAY_COMMERCE_CODE", integrationCommerceCode, integrationCommerceCode),
    apiKey: read("WEBPAY_API_KEY", integrationApiKey, integrationApiKey),
  };
  refuseShapes(settings, webpay, isDemo);
  if (isTrial) refuseProduction(settings, webpay);
  else if (!isDemo) refuseIntegration(settings, webpay);
  return webpay;
}

function refuseShapes(settings: Settings, webpay: WebpayConfig, isDemo: boolean): void {
  const { url, commerceCode, apiKey } = webpay;
  if (url !== "" && !/^https?:$/.test(URL.parse(url)?.protocol ?? "")) {
    settings.fault('WEBPAY_URL debe empezar con "https://" o "http://".');
  }
  if (commerceCode !== "" && !/^\d{12}$/.test(commerceCode)) {
    settings.fault("WEBPAY_COMMERCE_CODE debe tener 12 dígitos.");
  }
  if (!isDemo && apiKey !== "" && (apiKey.length < 8 || /\s/.test(apiKey))) {
    settings.fault(
      "WEBPAY_API_KEY no parece una llave: debe tener al menos 8 caracteres, sin espacios.",
    );
  }
}

function refuseIntegration(settings: Settings, { url, commerceCode, apiKey }: WebpayConfig): void {
  if (url !== "" && url !== hosts.production) {
    settings.fault(
      `WEBPAY_URL debe ser ${hosts.production} en producción; para ensayar sin cobrar: MODO=integracion.`,
    );
  }
  if (commerceCode.startsWith(integrationCodes) || apiKey === integrationApiKey) {
    settings.fault(
      "WEBPAY_COMMERCE_CODE y WEBPAY_API_KEY son los públicos de integración, que no cobran: en producción usa los de tu comercio; para ensayar con ellos: MODO=integracion.",
    );
  }
}

/** A trial shop that charges would be the worst of both. */
function refuseProduction(settings: Settings, { url, commerceCode }: WebpayConfig): void {
  if (url !== hosts.trial) {
    settings.fault(`WEBPAY_URL debe ser ${hosts.trial} con MODO=integracion, o no estar definido.`);
  }
  if (!commerceCode.startsWith(integrationCodes)) {
    settings.fault(
      "WEBPAY_COMMERCE_CODE no es de integración: con MODO=integracion quítalo, junto con WEBPAY_API_KEY.",
    );
  }
}
