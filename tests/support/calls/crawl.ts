/** A page without scripts, as a crawler sees it. */
export type CrawledPage = {
  status: number;
  title: string;
  /** By `name` or `property`; the first match. */
  meta: ReadonlyMap<string, string>;
  canonical: string | null;
  jsonLd: Record<string, unknown>[];
  policy: string;
  html: string;
};

export async function crawl(url: string): Promise<CrawledPage> {
  const response = await fetch(url, { redirect: "manual" });
  const html = await response.text();
  const head = /<head>(?<head>[\s\S]*?)<\/head>/.exec(html)?.groups?.head ?? "";
  const tags = [...head.matchAll(/<(?:meta|link)\b([^>]*)>/g)].map(([, text]) =>
    readAttributes(text ?? ""),
  );
  const named = tags.map((tag): [string, string] => [
    tag.get("name") ?? tag.get("property") ?? "",
    tag.get("content") ?? "",
  ]);
  return {
    status: response.status,
    title: decode(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ""),
    meta: new Map(named.toReversed()),
    canonical: tags.find((tag) => tag.get("rel") === "canonical")?.get("href") ?? null,
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, text]) => JSON.parse(text ?? ""),
    ),
    policy: response.headers.get("content-security-policy") ?? "",
    html,
  };
}

function readAttributes(text: string): Map<string, string> {
  const pairs = [...text.matchAll(/([\w:-]+)="([^"]*)"/g)];
  return new Map(pairs.map(([, name = "", value = ""]) => [name, decode(value)]));
}

function decode(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
