import { maxPageSize } from "#contract/schemas/lists.ts";

type Listed = {
  /** Path like "/endpoints/productos.php". */
  path: string;
  query: { pagina?: number | undefined; por_pagina?: number | undefined } & Record<string, unknown>;
  /** Sum over all pages. */
  total: number;
  /** More were found than are listed. */
  hasMore?: boolean;
};

/** `X-Total-Count`, `X-Total-More`, and the links to other pages of a list (RFC 8288). */
export function pageHeaders({ path, query, total, hasMore }: Listed): Record<string, string> {
  const pagina = query.pagina ?? 1;
  const por_pagina = query.por_pagina ?? maxPageSize;
  const last = Math.max(1, Math.ceil(total / por_pagina));
  const pages: [string, number][] = [["first", 1]];
  if (pagina > 1) pages.push(["prev", Math.min(pagina - 1, last)]);
  if (pagina < last) pages.push(["next", pagina + 1]);
  pages.push(["last", last]);
  const links = pages.map(([rel, target]) => {
    const params = new URLSearchParams();
    for (const [key, value] of Object.entries({ ...query, pagina: target, por_pagina })) {
      if (value !== undefined) params.set(key, String(value));
    }
    return `</api${path}?${params}>; rel="${rel}"`;
  });
  return {
    "x-total-count": String(total),
    ...(hasMore ? { "x-total-more": "true" } : {}),
    link: links.join(", "),
  };
}
