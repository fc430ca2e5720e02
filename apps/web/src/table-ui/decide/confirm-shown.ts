/** Presses the button that settles the open question, if it is ready to be pressed. */
export function confirmShown(): boolean {
  const button = document.querySelector<HTMLButtonElement>('.decision [data-confirm]:not(:disabled)');
  if (!button || button.closest('[inert]')) return false;
  button.click();
  return true;
}
