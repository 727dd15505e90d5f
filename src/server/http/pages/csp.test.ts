import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { pagePolicy } from "./csp.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const directive = (policy: string, name: string) =>
  policy.split("; ").find((part) => part.startsWith(`${name} `)) ?? "";

describe("pagePolicy", () => {
  it("names every executable inline script by its hash, and no other", () => {
    const policy = pagePolicy(
      `<script>a()</script><script type="module">b()</script><script type="application/ld+json">{"x":1}</script><script src="/x.js"></script>`,
    );
    const scripts = directive(policy, "script-src");
    expect(scripts).toBe(`script-src 'self' ${hash("a()")} ${hash("b()")}`);
  });

  it("names style elements and style attributes, whose entities are decoded first", () => {
    const policy = pagePolicy(`<style>a{}</style><p style="content:&quot;x&quot;">x</p>`);
    expect(directive(policy, "style-src-elem")).toContain(hash("a{}"));
    expect(directive(policy, "style-src-attr")).toBe(
      `style-src-attr 'unsafe-hashes' ${hash('content:"x"')}`,
    );
  });

  it("allows nothing that the page does not hold", () => {
    const policy = pagePolicy("<p>hola</p>");
    expect(directive(policy, "script-src")).toBe("script-src 'self'");
    expect(directive(policy, "style-src-attr")).toBe("style-src-attr 'none'");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });
});
