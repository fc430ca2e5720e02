/** Somebody at the match's menu wants a clip of the last attack: whoever shows the past takes the wish. */
let wished = false;

export function wishClip(): void {
  wished = true;
}

export function takeWish(): boolean {
  const was = wished;
  wished = false;
  return was;
}
