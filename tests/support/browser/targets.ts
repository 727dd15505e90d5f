/** Controls below 44 px on a phone; text links are exempt. Runs in the page. */
export function readSmallTargets(): string[] {
  const selector = "a[href], button, input:not([type=hidden]), select, textarea, summary";
  const controls = [...document.querySelectorAll<HTMLElement>(selector)];
  return controls.filter(isSmall).map((control) => {
    const { width, height } = control.getBoundingClientRect();
    const name = control.getAttribute("aria-label") ?? control.textContent ?? control.id;
    return `${name.trim().slice(0, 40)}: ${Math.round(width)} × ${Math.round(height)}`;
  });

  function isSmall(control: HTMLElement): boolean {
    const isChoice = ["radio", "checkbox"].includes(control.getAttribute("type") ?? "");
    const { width, height } = boxOf((isChoice && control.closest("label")) || control);
    // A card's link covers the card through its pseudo-element.
    if (getComputedStyle(control, "::after").position === "absolute") return false;
    const isShown = control.checkVisibility({ visibilityProperty: true }) && width > 1;
    const leastWidth = control.tagName === "A" ? 24 : 43.5;
    return isShown && !isInSentence(control) && (width < leastWidth || height < 43.5);
  }
  function boxOf(element: Element): DOMRect {
    return element.getBoundingClientRect();
  }
  function isInSentence(control: HTMLElement): boolean {
    const around = control.parentElement?.textContent ?? "";
    const isInline = getComputedStyle(control).display === "inline";
    return isInline && around.length > (control.textContent?.length ?? 0) + 3;
  }
}
