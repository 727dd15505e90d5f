/** Ref of a field that an «Agregar» button brought: typing goes on in it, in the place of a ready text. */
export function focusOnMount(control: HTMLInputElement | null): void {
  control?.focus();
  control?.select();
}
