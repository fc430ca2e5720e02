import type { armadaOdds, DamageToken } from '@holotisch/odds/armada';

export interface Pool {
  readonly red: number;
  readonly blue: number;
  readonly black: number;
  readonly range: string;
  readonly kind: string;
  readonly scatter: number;
  readonly brace: number;
  readonly evade: number;
}

export const COLOURS = ['red', 'blue', 'black'] as const;
export const RANGES = ['close', 'medium', 'long'] as const;
export const KINDS = ['ship', 'bomber', 'squadron'] as const;
export const TOKENS = ['scatter', 'brace', 'evade'] as const satisfies readonly DamageToken[];

export const USUAL: Pool = {
  red: 2,
  blue: 1,
  black: 0,
  range: 'medium',
  kind: 'ship',
  scatter: 0,
  brace: 0,
  evade: 0,
};

/** Black dice reach close range, blue ones medium, red ones long. */
const REACH: Readonly<Record<(typeof COLOURS)[number], number>> = { red: 2, blue: 1, black: 0 };

/** The dice that reach that far. */
export function inReach(pool: Pool): Readonly<Record<(typeof COLOURS)[number], number>> {
  const far = (RANGES as readonly string[]).indexOf(pool.range);
  const of = (colour: (typeof COLOURS)[number]) => (REACH[colour] >= far ? pool[colour] : 0);
  return { red: of('red'), blue: of('blue'), black: of('black') };
}

export const specOf = (pool: Pool): Parameters<typeof armadaOdds>[0] => ({
  pool: inReach(pool),
  crits: pool.kind !== 'squadron',
  tokens: TOKENS.flatMap((token) => Array.from({ length: pool[token] }, () => token)),
  range: RANGES.find((range) => range === pool.range) ?? 'close',
});
