import type { Settings } from "./settings.ts";

/** Path-style addresses: `{endpoint}/{bucket}/{prefix}{key}`. */
export type S3Config = {
  /** Without a trailing slash. */
  endpoint: string;
  bucket: string;
  /** "" or a folder with a trailing slash. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const credentialNames = ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
const shape = "S3_URL debe ser como https://servidor/cubeta o https://servidor/cubeta/carpeta.";

/** Null when pictures stay in DATA_DIR. An incomplete setting is a fault. */
export function readS3(settings: Settings, isDemo: boolean): S3Config | null {
  const url = settings.text("S3_URL");
  const [accessKeyId, secretAccessKey] = credentialNames.map(settings.text);
  if (url === null) {
    refuseStrayCredentials(settings);
    return null;
  }
  for (const name of credentialNames) {
    if (settings.text(name) === null) settings.fault(`Falta ${name}: es obligatorio con S3_URL.`);
  }
  const place = readPlace(settings, url);
  const region = settings.text("S3_REGION") ?? "us-east-1";
  if (!/^[a-z0-9-]{2,40}$/.test(region)) {
    settings.fault("S3_REGION debe ser una región como us-east-1 o sa-east-1.");
  }
  if (place === null || !accessKeyId || !secretAccessKey) return null;
  if (!isDemo && !place.endpoint.startsWith("https:")) {
    settings.fault("S3_URL debe empezar con https:// en producción.");
  }
  return { ...place, region, accessKeyId, secretAccessKey };
}

function refuseStrayCredentials(settings: Settings): void {
  for (const name of credentialNames) {
    if (settings.text(name) !== null) {
      settings.fault(`${name} está definido, pero falta S3_URL: van juntos.`);
    }
  }
}

function readPlace(settings: Settings, text: string) {
  const url = URL.parse(text);
  const [, bucket = "", folder = ""] = /^\/([^/]+)(?:\/(.*?))?\/*$/.exec(url?.pathname ?? "") ?? [];
  const isPlain =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    `${url.username}${url.password}${url.search}${url.hash}` === "";
  const isBucket = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket);
  const isFolder = folder === "" || folder.split("/").every((part) => /^[\w-][\w.-]*$/.test(part));
  if (!isPlain || !isBucket || !isFolder) {
    settings.fault(shape);
    return null;
  }
  return { endpoint: url.origin, bucket, prefix: folder === "" ? "" : `${folder}/` };
}
