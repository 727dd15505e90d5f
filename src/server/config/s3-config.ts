import { isLoopbackHost } from "./loopback.ts";
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

type S3Names = { url: string; region: string; accessKeyId: string; secretAccessKey: string };

const pictureNames: S3Names = {
  url: "S3_URL",
  region: "S3_REGION",
  accessKeyId: "S3_ACCESS_KEY_ID",
  secretAccessKey: "S3_SECRET_ACCESS_KEY",
};

const copyNames: S3Names = {
  url: "BACKUP_S3_URL",
  region: "BACKUP_S3_REGION",
  accessKeyId: "BACKUP_S3_ACCESS_KEY_ID",
  secretAccessKey: "BACKUP_S3_SECRET_ACCESS_KEY",
};

/** Null when pictures stay in DATA_DIR. An incomplete setting is a fault. */
export function readS3(settings: Settings, isDemo: boolean): S3Config | null {
  return readBucket(settings, isDemo, pictureNames);
}

/** Where `npm run respaldo -- s3` keeps copies; null when it is not set. */
export function readBackupS3(settings: Settings, isDemo: boolean): S3Config | null {
  return readBucket(settings, isDemo, copyNames);
}

function readBucket(settings: Settings, isDemo: boolean, names: S3Names): S3Config | null {
  const credentialNames = [names.accessKeyId, names.secretAccessKey];
  const url = settings.text(names.url);
  const [accessKeyId, secretAccessKey] = credentialNames.map(settings.text);
  const isSet = (name: string) => settings.text(name) !== null;
  if (url === null) {
    for (const name of credentialNames.filter(isSet))
      settings.fault(`${name} está definido, pero falta ${names.url}: van juntos.`);
    return null;
  }
  for (const name of credentialNames.filter((it) => !isSet(it)))
    settings.fault(`Falta ${name}: es obligatorio con ${names.url}.`);
  const place = readPlace(settings, names.url);
  const region = settings.text(names.region) ?? "us-east-1";
  if (!/^[a-z0-9-]{2,40}$/.test(region)) {
    settings.fault(`${names.region} debe ser una región como us-east-1 o sa-east-1.`);
  }
  if (place === null || !accessKeyId || !secretAccessKey) return null;
  const { protocol, hostname } = new URL(place.endpoint);
  if (!isDemo && protocol !== "https:" && !isLoopbackHost(hostname)) {
    settings.fault(`${names.url} debe empezar con https:// en producción.`);
  }
  return { ...place, region, accessKeyId, secretAccessKey };
}

function readPlace(settings: Settings, name: string) {
  const url = URL.parse(settings.text(name) ?? "");
  const [, bucket = "", folder = ""] = /^\/([^/]+)(?:\/(.*?))?\/*$/.exec(url?.pathname ?? "") ?? [];
  const isPlain =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    `${url.username}${url.password}${url.search}${url.hash}` === "";
  const isBucket = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket);
  const isFolder = folder === "" || folder.split("/").every((part) => /^[\w-][\w.-]*$/.test(part));
  if (!isPlain || !isBucket || !isFolder) {
    settings.fault(
      `${name} debe ser como https://servidor/cubeta o https://servidor/cubeta/carpeta.`,
    );
    return null;
  }
  return { endpoint: url.origin, bucket, prefix: folder === "" ? "" : `${folder}/` };
}
