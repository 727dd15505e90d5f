import { describe, expect, it } from "vitest";
import { pressKey } from "./combobox-state.ts";

const closed = { isOpen: false, activeIndex: -1 };
const open = (activeIndex: number) => ({ isOpen: true, activeIndex });

describe("pressKey", () => {
  it.each([
    ["down opens at the first option", closed, "ArrowDown", 3, open(0)],
    ["up opens at the last option", closed, "ArrowUp", 3, open(2)],
    ["down moves on", open(0), "ArrowDown", 3, open(1)],
    ["down wraps to the start", open(2), "ArrowDown", 3, open(0)],
    ["up wraps to the end", open(0), "ArrowUp", 3, open(2)],
    ["down without options has no active one", closed, "ArrowDown", 0, open(-1)],
    [
      "down from an open list without an active option takes the first",
      open(-1),
      "ArrowDown",
      3,
      open(0),
    ],
    ["escape closes", open(1), "Escape", 3, closed],
    ["enter closes", open(1), "Enter", 3, closed],
    ["tab closes", open(1), "Tab", 3, closed],
    ["letters change nothing here", open(1), "a", 3, open(1)],
    ["home is the text cursor's", open(1), "Home", 3, open(1)],
  ])("%s", (_name, state, key, count, expected) => {
    expect(pressKey(state, key, count).state).toEqual(expected);
  });

  it.each([
    ["enter takes the active option", open(1), "Enter", 1, true],
    ["tab takes it and still moves on", open(1), "Tab", 1, false],
    ["enter without an active option submits the form", open(-1), "Enter", null, false],
    ["enter on a closed list submits the form", closed, "Enter", null, false],
    ["escape on an open list does not close the dialog", open(-1), "Escape", null, true],
    ["escape on a closed list reaches the dialog", closed, "Escape", null, false],
  ])("%s", (_name, state, key, choose, isHandled) => {
    expect(pressKey(state, key, 3)).toMatchObject({ choose, isHandled });
  });
});
