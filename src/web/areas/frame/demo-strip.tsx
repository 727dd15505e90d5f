import { lazy, Suspense, useState } from "react";
import { demoStripCopy as copy } from "./demo-strip.copy.ts";

/** Loaded at the press: a shop that sells never asks for it. */
const HowToTry = lazy(() => import("#web/areas/acceso/demo/how-to-try.tsx"));
const [begins, middle, ends] = copy.text;

export function DemoStrip() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <aside
        aria-label={copy.notice}
        className="relative flex min-h-8 flex-wrap items-center justify-center gap-x-2 bg-accent-tint px-2 text-xs sm:gap-x-3 sm:px-4 sm:text-sm print:hidden"
      >
        <p>
          {begins}
          <span className="max-sm:hidden">{middle}</span>
          {ends}
        </p>
        <button
          type="button"
          // The whole strip is its target, so that the strip can be low.
          className="link font-semibold after:absolute after:inset-0"
          onClick={() => setIsOpen(true)}
        >
          {copy.howToTry}
        </button>
      </aside>
      {isOpen && (
        <Suspense>
          <HowToTry onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
