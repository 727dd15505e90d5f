import { expect, onTestFinished, test, vi } from "vitest";
import type { OpenedCard } from "#web/areas/catalogo/opened-card.ts";
import { flyFromCard } from "./fly-from-card.ts";

const box = { left: 12, top: 300, width: 150 } as DOMRect;

function setUp({ isLessMotion }: { isLessMotion: boolean }) {
  onTestFinished(() => void vi.unstubAllGlobals());
  const timeline = { currentTime: 7 };
  vi.stubGlobal("document", { timeline });
  vi.stubGlobal("window", { scrollY: 1000 });
  vi.stubGlobal("matchMedia", () => ({ matches: isLessMotion }));
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
  return { timeline, animations, picture };
}

test("a picture starts where the card's was, and the next one goes on from there", () => {
  const { timeline, animations, picture } = setUp({ isLessMotion: false });
  const card = { box } as OpenedCard;
  flyFromCard(picture, card);
  timeline.currentTime = 90;
  flyFromCard(picture, card);
  const flight = { transform: "translate(12px,200px) scale(0.4)", startTime: 7 };
  expect(animations).toEqual([flight, flight]);
});

test("with reduced motion it stands still", () => {
  const { animations, picture } = setUp({ isLessMotion: true });
  flyFromCard(picture, { box } as OpenedCard);
  expect(animations).toEqual([]);
});
