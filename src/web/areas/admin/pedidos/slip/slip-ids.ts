import { isRowId } from "#contract/values/row-id.ts";

/** The page with the slips of these pedidos. */
export function slipsHref(ids: readonly number[]): string {
  return `/admin/guias?pedidos=${ids.join(",")}`;
}

/** Each once, in their sequence; what is no id is left out. */
export function readSlipIds(params: URLSearchParams): number[] {
  const parts = (params.get("pedidos") ?? "").split(",");
  return [...new Set(parts.filter(isRowId).map(Number))];
}
