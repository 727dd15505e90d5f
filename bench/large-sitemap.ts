/** Reads the sitemap as a search engine does, one part after another. */
export async function readSitemap(origin: string): Promise<string> {
  const startedAt = performance.now();
  const index = await read(`${origin}/sitemap.xml`);
  const parts = [...index.matchAll(/<loc>[^<]*(\/sitemap-[^<]*)<\/loc>/g)].map(([, path]) => path);
  let addresses = 0;
  for (const path of parts) addresses += (await read(origin + path)).split("<url>").length - 1;
  const ms = Math.round(performance.now() - startedAt);
  return `sitemap of ${parts.length} parts, ${addresses} addresses in ${ms} ms`;
}

async function read(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}
