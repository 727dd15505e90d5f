import { CallToAction } from "./call-to-action.tsx";
import { CategoriaShelf } from "./categoria-shelf.tsx";
import { DestacadosSection } from "./destacados-section.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import type { HomeData } from "./load-home.ts";
import { Stats } from "./stats.tsx";

export function HomePage({ destacados }: HomeData) {
  return (
    <>
      <Hero />
      <CategoriaShelf destacados={destacados} />
      <DestacadosSection destacados={destacados} />
      <Features />
      <Stats />
      <CallToAction />
    </>
  );
}
