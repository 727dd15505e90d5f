import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/** A lazy part that its page can do without: it shows nothing when its file cannot be loaded. */
export function optionalPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().catch(() => ({ default: nothing })));
}

function nothing(): null {
  return null;
}
