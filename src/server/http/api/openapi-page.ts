import type { OperationSpec } from "#contract/operations.ts";
import type { OperationName, Route } from "#contract/routes.ts";
import { hashesOf, pagePolicy } from "../pages/csp.ts";

export type DescribedOperation = { name: OperationName; route: Route; spec: OperationSpec };

const access = { public: "pública", user: "con sesión", admin: "solo administradores" } as const;

/** Without scripts. */
export function renderDocs(
  described: DescribedOperation[],
  shopName: string,
): { html: string; policy: string } {
  const rows = described.map(({ name, route, spec }) => {
    const query = route.when ? `?${route.when.param}=${route.when.value ?? "…"}` : "";
    return `<tr id="${name}"><td><b>${route.method}</b></td><td><code>/api${route.path}${query}</code></td>
      <td>${escapeHtml(spec.summary)}</td><td>${access[spec.access]}</td></tr>`;
  });
  const html = `<!doctype html><html lang="es-CL"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>API · ${escapeHtml(shopName)}</title><style>${css}</style></head><body><main>
    <h1>API de ${escapeHtml(shopName)}</h1>
    <p>Los esquemas completos están en <a href="/api/openapi.json">/api/openapi.json</a>.
    Los errores llegan como <code>{"error": "…"}</code> con el estado que corresponde.</p>
    <div class="scroll"><table><thead><tr><th>Método</th><th>Dirección</th><th>Qué hace</th><th>Acceso</th></tr></thead>
    <tbody>${rows.join("")}</tbody></table></div></main></body></html>`;
  return { html, policy: pagePolicy(hashesOf({ scripts: [], styles: [css] })) };
}

const css = `:root{color-scheme:light dark}body{margin:0;background:#f6f7f9;color:#12141c;font:17px/1.55 system-ui,sans-serif}
main{max-width:72rem;margin:0 auto;padding:2rem 1rem}a{color:#2336a8}.scroll{overflow-x:auto}
table{border-collapse:collapse;background:#fff;width:100%}th,td{text-align:left;padding:.6rem .8rem;
border-bottom:1px solid #e9ecf1;vertical-align:top}code{font-size:.9em}
@media (prefers-color-scheme:dark){body{background:#12141c;color:#f6f7f9}a{color:#aeb9ff}
table{background:#1d202b}th,td{border-color:#3a4050}}`;

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
