import { type Json, Match, quickRng, sampleAnswer } from '@holotisch/engine';
import { anySektor, sektor, type Wishes } from '../../src/sektor/index.ts';

/** A war with any first forces, at its beginning. */
export function war(number: number, players: 1 | 2 | 3 = 1, wishes: Wishes = {}) {
  const setup = anySektor(quickRng(number), players, wishes);
  const start = Match.start(sektor, { setup, seed: `war ${number}` }, { keep: 'last', verify: true });
  if (!start.ok) throw new Error(JSON.stringify(start.fault));
  return start.value;
}

/** Plays on by chance until `until`, or to the end. */
export function byChance(match: ReturnType<typeof war>, number: number, until: () => boolean = () => false): void {
  const rng = quickRng(number);
  for (let n = 0; !match.over && !until(); n++) {
    if (n === 1000) throw new Error('no end');
    const asked = match.open[0]!;
    const answer = sampleAnswer(asked, rng) as Json;
    const refusal = match.decide(asked.seat, answer);
    if (refusal) throw new Error(`${asked.kind}: ${JSON.stringify(answer)} ${JSON.stringify(refusal)}`);
  }
}
