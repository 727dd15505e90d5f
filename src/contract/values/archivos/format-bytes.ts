/** «12,4 MB», rounded up: nothing weighs 0. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1000)} kB`;
  return `${(Math.ceil(bytes / 100_000) / 10).toString().replace(".", ",")} MB`;
}
