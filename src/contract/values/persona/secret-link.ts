/** Stands for the secret in the path: the pages of `/pedido/enlace` and its like. */
export const secretPlaceholder = "enlace";

/**
 * Address of a page that a secret opens, `/pedido/enlace#secret`: what stands behind # is sent to
 * no server, so that no log keeps it (ASVS 14.2.1).
 */
export function secretLink(page: `/${string}`, secret: string): string {
  return `${page}/${secretPlaceholder}#${secret}`;
}
