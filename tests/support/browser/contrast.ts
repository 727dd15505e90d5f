type Finding = { id: string; nodes: { html: string; element: Element }[] };

export type Scanner = {
  run: (
    context: Document | { include: Element[] },
    options: object,
  ) => Promise<{ violations: Finding[]; passes: Finding[] }>;
};

type Verdict = {
  /** Pairs that axe was asked about, and those of them that it accepted. */
  asked: string[];
  accepted: string[];
  violations: string[];
};

/**
 * Runs in a page that has axe. Asks it about one text of each pair of letters and ground that is
 * not in `known`: the tree of the page that axe builds costs more than the rule.
 */
export async function judgeContrast(known: string[]): Promise<Verdict> {
  /** From these sizes on WCAG asks for less contrast. */
  const [largePx, largeBoldPx] = [24, 18.66];
  const isKnown = new Set(known);
  const samples = new Map<string, Element>();
  for (const element of findTexts()) {
    const pair = pairOf(element);
    if (!isKnown.has(pair) && !samples.has(pair)) samples.set(pair, element);
  }
  if (samples.size === 0) return { asked: [], accepted: [], violations: [] };
  const { axe } = globalThis as unknown as { axe: Scanner };
  const { passes, violations } = await axe.run(
    { include: [...samples.values()] },
    {
      runOnly: { type: "rule", values: ["color-contrast"] },
      elementRef: true,
      preload: false,
      iframes: false,
    },
  );
  const passed = new Set(passes.flatMap(({ nodes }) => nodes.map(({ element }) => element)));
  const asked = [...samples.keys()];
  return {
    asked,
    accepted: asked.filter((pair) => passed.has(samples.get(pair) as Element)),
    violations: violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
  };

  /** Without those that axe exempts: disabled, hidden from readers, out of the view, drawn. */
  function findTexts(): Element[] {
    const found = new Set<Element>(document.querySelectorAll("input, select, textarea"));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      if (texts.currentNode.textContent?.trim())
        found.add(texts.currentNode.parentElement as Element);
    const exempt = [":disabled", "[aria-disabled=true]", "[aria-hidden=true]", ".sr-only", "svg"];
    return [...found].filter(
      (it) =>
        !it.closest(exempt.join(", ")) &&
        !it.matches("[type=radio], [type=checkbox], [type=hidden], [type=file]") &&
        it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        it.getBoundingClientRect().bottom > 0,
    );
  }

  function pairOf(element: Element): string {
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= largePx || (size >= largeBoldPx && Number(fontWeight) >= 700);
    return [color, isLarge ? "large" : "", ...groundsBelow(element)].join("; ");
  }

  /** From the element down to the first opaque ground. */
  function groundsBelow(element: Element | null): string[] {
    if (element === null) return [];
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const ground = [backgroundColor, backgroundImage, opacity].join(" ");
    if (backgroundColor.startsWith("rgb(")) return [ground];
    const below = groundsBelow(element.parentElement);
    return ground === "rgba(0, 0, 0, 0) none 1" ? below : [ground, ...below];
  }
}
