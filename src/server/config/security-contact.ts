import type { Settings } from "./settings.ts";

/** A sender as in `MAIL_FROM`, without its name. */
export function plainAddress(mailbox: string): string {
  return /<([^<>]+)>\s*$/.exec(mailbox)?.[1]?.trim() ?? mailbox.trim();
}

/** Contact of RFC 9116: `mailto:` or `https:`. By default the address that customers see. */
export function readSecurityContact(
  settings: Settings,
  { email, mailFrom }: { email: string | null; mailFrom: string },
): string {
  const value = settings.text("SECURITY_CONTACT");
  if (value === null) return `mailto:${email ?? plainAddress(mailFrom)}`;
  if (/^https:\/\/[^\s/]+\S*$/.test(value)) return value;
  if (/^[^\s@:]+@[^\s@]+\.[^\s@]+$/.test(value)) return `mailto:${value}`;
  settings.fault("SECURITY_CONTACT debe ser un correo o una dirección https://.");
  return "";
}
