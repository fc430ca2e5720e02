// What a browser says it understands and what it already has.
import type { Encoding, SiteFile } from './site.ts';

/** The packing the browser likes best among those at hand; ours in case of a tie: the smaller one first. */
export function chooseEncoding(accept: string | undefined, file: SiteFile): Encoding {
  const quality = new Map<string, number>();
  for (const part of (accept ?? '').split(',')) {
    const [name = '', ...params] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const q = params.find((param) => param.startsWith('q='));
    if (name !== '') quality.set(name, q === undefined ? 1 : Number(q.slice(2)) || 0);
  }
  const like = (encoding: string) => quality.get(encoding) ?? quality.get('*') ?? 0;
  const liked = (['br', 'gzip'] as const).filter((encoding) => file.bodies.has(encoding) && like(encoding) > 0);
  liked.sort((a, b) => like(b) - like(a));
  return liked[0] ?? 'identity';
}

/** Whether one of the versions the browser holds is this one (weak comparison, as for every GET). */
export function holdsVersion(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((held) => ['*', etag].includes(held.trim().replace(/^W\//, '')));
}
