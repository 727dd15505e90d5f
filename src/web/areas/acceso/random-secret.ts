const secretBytes = 32;

/** 256 bits, in 43 characters. */
export function randomSecret(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(secretBytes)));
}

export function toBase64Url(bytes: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
