/** Editable combobox with list of WAI-ARIA; `activeIndex` -1 is none. */
export type ComboboxState = { isOpen: boolean; activeIndex: number };

export const closedCombobox: ComboboxState = { isOpen: false, activeIndex: -1 };

export type ComboboxStep = {
  state: ComboboxState;
  /** Index of the chosen option, or null. */
  choose: number | null;
  /** True when the key must not reach the form or the dialog. */
  isHandled: boolean;
};

/** Home, End and the side arrows stay with the text cursor. */
export function pressKey(state: ComboboxState, key: string, optionCount: number): ComboboxStep {
  switch (key) {
    case "ArrowDown":
      return handled(moveActive(state, 1, optionCount));
    case "ArrowUp":
      return handled(moveActive(state, -1, optionCount));
    case "Enter":
      return takeActive(state, true);
    case "Tab":
      return takeActive(state, false);
    case "Escape":
      return { state: closedCombobox, choose: null, isHandled: state.isOpen };
    default:
      return { state, choose: null, isHandled: false };
  }
}

function handled(state: ComboboxState): ComboboxStep {
  return { state, choose: null, isHandled: true };
}

function moveActive(state: ComboboxState, step: 1 | -1, optionCount: number): ComboboxState {
  if (optionCount === 0) return { isOpen: true, activeIndex: -1 };
  const isAtStart = !state.isOpen || state.activeIndex === -1;
  const first = step === 1 ? 0 : optionCount - 1;
  const next = (state.activeIndex + step + optionCount) % optionCount;
  return { isOpen: true, activeIndex: isAtStart ? first : next };
}

/** Enter belongs to the form when no option is active; Tab always moves on. */
function takeActive(state: ComboboxState, stopsKey: boolean): ComboboxStep {
  const hasActive = state.isOpen && state.activeIndex >= 0;
  return {
    state: closedCombobox,
    choose: hasActive ? state.activeIndex : null,
    isHandled: hasActive && stopsKey,
  };
}
