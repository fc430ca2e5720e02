import type { data } from '@holotisch/armada';
import { type ArmadaOdds, armadaOdds, type DamageToken } from '@holotisch/odds/armada';
import type { Ship, Squadron } from './imagine.ts';

type Range = Parameters<typeof armadaOdds>[0]['range'];

/** The same pools come up again and again. */
const known = new Map<string, ArmadaOdds>();
const MOST_KNOWN = 20_000;

const DAMAGE_TOKENS: readonly string[] = ['scatter', 'brace', 'evade'] satisfies DamageToken[];
const isDamageToken = (kind: string): kind is DamageToken => DAMAGE_TOKENS.includes(kind);

/** The tokens that a unit may spend without losing one for good, as far as they lower damage. */
function tokensOf(unit: Ship | Squadron): readonly DamageToken[] {
  if (unit.kind === 'ship' && unit.speed === 0) return [];
  return unit.tokens.flatMap(({ kind, state }) => (state === 'ready' && isDamageToken(kind) ? [kind] : [])).sort();
}

/** What a pool does to a unit, tokens and accuracy icons included. */
export function oddsAgainst(unit: Ship | Squadron, pool: data.Dice, crits: boolean, range: Range): ArmadaOdds {
  const tokens = tokensOf(unit);
  const key = `${pool.red} ${pool.blue} ${pool.black} ${crits} ${range} ${tokens.join()}`;
  let odds = known.get(key);
  if (odds === undefined) {
    odds = armadaOdds({ pool: { red: pool.red, blue: pool.blue, black: pool.black }, crits, tokens, range });
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, odds);
  }
  return odds;
}
