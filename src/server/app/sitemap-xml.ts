/** Addresses are absolute. */
export type SitemapPage = {
  url: string;
  /** Epoch milliseconds, null when unknown. */
  modifiedAt: number | null;
  image: string | null;
};

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
const imageNamespace = "http://www.google.com/schemas/sitemap-image/1.1";

/** Format: sitemaps.org. */
export function writeSitemapIndex(urls: readonly string[]): string {
  const parts = urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>\n`);
  return `${head}<sitemapindex xmlns="${namespace}">\n${parts.join("")}</sitemapindex>\n`;
}

/** With Google's image extension. */
export function writeSitemap(pages: readonly SitemapPage[]): string {
  const entries = pages.map(writePage).join("");
  return `${head}<urlset xmlns="${namespace}" xmlns:image="${imageNamespace}">\n${entries}</urlset>\n`;
}

function writePage({ url, modifiedAt, image }: SitemapPage): string {
  const changed =
    modifiedAt === null ? "" : `<lastmod>${new Date(modifiedAt).toISOString()}</lastmod>`;
  const picture =
    image === null ? "" : `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`;
  return `<url><loc>${escapeXml(url)}</loc>${changed}${picture}</url>\n`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");
}
