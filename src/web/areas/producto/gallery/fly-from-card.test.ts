import { expect, onTestFinished, test, vi } from "vitest";
import type { OpenedCard } from "#web/areas/catalogo/opened-card.ts";
import { flyFromCard } from "./fly-from-card.ts";

test("a picture starts where the card's was, and the next one goes on from there", () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const timeline = { currentTime: 7 };
  vi.stubGlobal("document", { timeline });
  vi.stubGlobal("window", { scrollY: 1000 });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const box = { left: 12, top: 300, width: 150 } as DOMRect;
  const card = { box } as OpenedCard;
  const animations: { transform: string; startTime: unknown }[] = [];
  const picture = {
    // 100 px below the top of a page that is scrolled down by 1,000.
    getBoundingClientRect: () => ({ left: 0, top: -900, width: 375 }),
    animate({ transform: [transform = ""] }: { transform: string[] }) {
      const animation = { transform, startTime: null };
      animations.push(animation);
      return animation;
    },
  } as unknown as Element;
  flyFromCard(picture, card);
  timeline.currentTime = 90;
  flyFromCard(picture, card);
  const flight = { transform: "translate(12px,200px) scale(0.4)", startTime: 7 };
  expect(animations).toEqual([flight, flight]);
});
