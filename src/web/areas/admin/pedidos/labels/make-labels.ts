import plainUrl from "@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf?url";
import boldUrl from "@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf?url";
import type { LabelFacts } from "./label-facts.ts";
import type { LabelFormat } from "./label-formats.ts";

type Wish = { parcels: readonly LabelFacts[]; format: LabelFormat; withContent: boolean };

/** Loads what draws a PDF when it is asked for (docs/decisiones.md 79). Throws without network. */
export async function makeLabels(wish: Wish): Promise<Blob> {
  const [{ renderLabels }, plain, bold] = await Promise.all([
    import("./render-labels.ts"),
    loadFont(plainUrl),
    loadFont(boldUrl),
  ]);
  const bytes = await renderLabels({ ...wish, fonts: { plain, bold } });
  return new Blob([bytes], { type: "application/pdf" });
}

async function loadFont(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`font: ${response.status}`);
  return response.arrayBuffer();
}
