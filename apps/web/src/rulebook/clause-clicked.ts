import type { MouseEvent } from 'react';

/** The clause that a click is to open here, and not on a page of its own. */
export function clauseClicked(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const id = /^\/regeln\/([\w-]+)$/.exec(link?.getAttribute('href') ?? '')?.[1];
  if (id === undefined || link?.target === '_blank') return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  event.preventDefault();
  event.stopPropagation();
  return id;
}
