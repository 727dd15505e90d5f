import { LRUCache } from "lru-cache";
import { themeColors, themeScript } from "#contract/values/theme.ts";
import { hashesOf, pagePolicy } from "./csp.ts";
import { failureArt, failureMark } from "./failure-page.art.ts";
import { type FailureKind, failureLabels, failureMessages } from "./failure-page.messages.ts";
import { failureScript } from "./failure-page.script.ts";
import { failureStyle } from "./failure-page.style.ts";

export type Failure = {
  status: number;
  /** GET: the page may poll and reload. */
  isRepeatable: boolean;
  isRetorno: boolean;
  retryAfterSeconds?: number | undefined;
  /** The strip of every page of a trial. */
  isTrial: boolean;
  /** Shown where somebody may write to the shop about it. */
  requestId?: string;
};

export type FailurePage = { html: string; policy: string };

const codePlace = "{codigo}";
const coded: ReadonlySet<FailureKind> = new Set(["broken", "retorno"]);
const minWaitSeconds = 5;
const policy = pagePolicy(
  hashesOf({ scripts: [themeScript, failureScript], styles: [failureStyle] }),
);

/** Self-contained (docs/decisiones.md 15). */
export function failurePage({ requestId = "", ...failure }: Failure): FailurePage {
  const key = JSON.stringify(failure);
  const page = drawn.get(key) ?? draw(kindOf(failure), failure);
  drawn.set(key, page);
  return { ...page, html: page.html.replace(codePlace, requestId) };
}

/** A client that is refused often costs no drawing. */
const drawn = new LRUCache<string, FailurePage>({ max: 100 });

export function offlinePage(isTrial: boolean): FailurePage {
  return draw("offline", { status: 503, isRepeatable: true, isRetorno: false, isTrial });
}

const kinds: Readonly<Record<number, FailureKind>> = {
  404: "missing",
  405: "method",
  413: "size",
  429: "pace",
  431: "size",
  503: "busy",
};

function kindOf({ status, isRetorno, isRepeatable }: Failure): FailureKind {
  if (isRetorno && (status >= 500 || status === 429)) return "retorno";
  const kind = kinds[status];
  if (kind !== undefined) return kind;
  if (status >= 500) return "broken";
  return isRepeatable && status === 400 ? "address" : "refused";
}

function draw(kind: FailureKind, failure: Failure): FailurePage {
  const { eyebrow, title, text } = failureMessages[kind];
  const waits = failure.isRepeatable && (failure.status === 503 || failure.status === 429);
  const waitSeconds = Math.max(minWaitSeconds, Math.ceil(failure.retryAfterSeconds ?? 0));
  const html = `<!doctype html>
<html lang="es-CL"${waits ? ` data-wait="${waitSeconds}"` : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${themeTags}
<meta name="robots" content="noindex">
<title>${title} · ${failureLabels.shop}</title>
<link rel="icon" href="data:,">
<style>${failureStyle}</style>
<script>${themeScript}</script>
</head>
<body>
${failure.isTrial ? trialStrip : ""}<header><a class="logo" href="/">${failureMark}<span>${failureLabels.shop}</span></a></header>
<main>
<div>
<p class="eyebrow">${eyebrow}</p>
<h1>${title}</h1>
<p class="text">${text}</p>
${waitNote(kind, failure)}${kind === "missing" || kind === "address" ? searchForm : ""}
<p class="actions">${actionsOf(kind, failure.isRepeatable)}</p>
${waits ? `<p class="auto" role="status" hidden>${kind === "offline" ? failureLabels.auto_offline : failureLabels.auto}</p>` : ""}
${coded.has(kind) ? `<p class="text"><small>${failureLabels.code} ${codePlace}</small></p>` : ""}
</div>
${failureArt}
</main>
${waits ? `<script>${failureScript}</script>` : ""}
</body>
</html>
`;
  return { html, policy };
}

function waitNote(kind: FailureKind, { retryAfterSeconds }: Failure): string {
  if (kind !== "pace" || retryAfterSeconds === undefined) return "";
  return `<p class="text"><strong>${failureLabels.wait(Math.ceil(retryAfterSeconds))}</strong></p>`;
}

const link = (href: string, label: string, isFirst = false) =>
  `<a class="button${isFirst ? " first" : ""}" href="${href}">${label}</a>`;

/** An empty href repeats the page by GET. */
function actionsOf(kind: FailureKind, isRepeatable: boolean): string {
  const home = link("/", failureLabels.home);
  if (kind === "missing" || kind === "address") {
    return link("/tienda", failureLabels.tienda, true) + home;
  }
  if (kind === "retorno") {
    const again = isRepeatable ? link("", failureLabels.check) : "";
    return link("/cuenta/pedidos", failureLabels.pedidos, true) + again;
  }
  return link("", isRepeatable ? failureLabels.retry : failureLabels.open, true) + home;
}

const themeTags = (["light", "dark"] as const)
  .map(
    (theme) =>
      `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="${themeColors[theme]}">`,
  )
  .join("\n");

const trialStrip = `<aside class="trial" aria-label="${failureLabels.notice}">${failureLabels.trial}</aside>`;

const searchForm = `<search><form action="/tienda">
<label for="q">${failureLabels.search}</label>
<span class="row"><input id="q" name="q" type="search" maxlength="100"><button class="button">${failureLabels.searchButton}</button></span>
</form></search>`;
