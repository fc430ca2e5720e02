// The engine forgets what is undone; that something was taken back by consent stays in the log all the same.
const KEY = 'holotisch.takebacks';

/** How many decisions stood when each takeback was done, in order. */
export function takebacks(): readonly number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((at) => typeof at === 'number') : [];
  } catch {
    return [];
  }
}

export function noteTakeback(at: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...takebacks(), at]));
  } catch {
    // a browser without storage has no log beyond the page
  }
}

/** A new match begins with a clean log. */
export function forgetTakebacks(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // nothing was kept
  }
}
