/** From here on a colour stands better on the dark floor: there its contrast with white and obsidiana is the same. */
const middle = 0.19;

/** The floor on which letters of this colour (#1f3a8a) can be read; without a colour that of the page. */
export function floorOf(color: string | undefined): "page" | "light" | "dark" {
  if (color === undefined) return "page";
  return brightnessOf(color) < middle ? "light" : "dark";
}

/** Relative luminance of WCAG 2.2, from 0 (black) to 1. */
function brightnessOf(color: string): number {
  return [0.2126, 0.7152, 0.0722].reduce((sum, weight, place) => {
    const share = Number.parseInt(color.slice(1 + place * 2, 3 + place * 2), 16) / 255;
    return sum + weight * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
  }, 0);
}
