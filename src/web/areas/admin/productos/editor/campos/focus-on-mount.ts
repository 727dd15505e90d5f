/** Ref of a control that an «Agregar» button brought: typing goes on in it. */
export function focusOnMount(control: HTMLElement | null): void {
  control?.focus();
}
