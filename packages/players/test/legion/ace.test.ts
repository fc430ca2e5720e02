import { canonical, dreamOf, type Json, Match, quickRng, refuse, type Seat } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { type LegionMatch, legion } from '../../../legion/src/game.ts';
import { randomSetup } from '../../../legion/test/random/play.ts';
import { CHARACTERS } from '../../src/character.ts';
import { letDecide, type Player, thinkingOf } from '../../src/index.ts';
import { aceWith } from '../../src/legion/ace.ts';
import { legionGeneral } from '../../src/legion/index.ts';

/** An ace that thinks as the real one does, but not for long. */
const ace: Player = aceWith({ answers: 2, trials: 4, activations: 1 });
const SEARCHED = ['activate', 'action', 'move'];

/** A match whose first round has begun. */
function start(): LegionMatch {
  const match = Match.start(legion, { setup: randomSetup(3), seed: 'ace' }, { keep: 'last', events: false });
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  const rng = quickRng(3);
  while (match.value.state.phase !== 'activation')
    letDecide(match.value, match.value.open[0]!.seat, legionGeneral, rng);
  return match.value;
}

const turnOf = (match: LegionMatch, seat: Seat) => ({
  seat,
  view: legion.view(match.state, seat),
  ask: match.askOf(seat)!,
  rng: quickRng(9),
  dream: dreamOf(match, seat),
});

/** What it answers, and what it dreams of on the way: the chances, and the state in which each dream begins. */
function thoughtAbout(match: LegionMatch, seat: Seat): { readonly answer: Json; readonly dreams: readonly string[] } {
  const turn = turnOf(match, seat);
  const dreams: string[] = [];
  const dream = (seed: string) => {
    const future = turn.dream!(seed);
    dreams.push(`${seed} ${canonical(future.state as Json)}`);
    return future;
  };
  return { answer: ace.choose({ ...turn, dream }), dreams };
}

describe('the ace of Legion', () => {
  it('dreams and answers the same, and legally, wherever its seat sees the same', () => {
    const match = start();
    const rng = quickRng(3);
    const searched = new Set<string>();
    for (let n = 0; n < 24 && searched.size < SEARCHED.length; n++) {
      const { seat, kind } = match.open[0]!;
      const other = match.fork({ seed: `other ${n}`, seenBy: seat });
      expect(canonical(legion.view(other.state, seat))).toBe(canonical(legion.view(match.state, seat)));
      const [here, again, there] = [match, match, other].map((of) => thoughtAbout(of, seat));
      expect([kind, again]).toEqual([kind, here]);
      expect([kind, there]).toEqual([kind, here]);
      const { answer } = here!;
      expect(refuse(match.askOf(seat)!, answer)).toBeUndefined();
      if (SEARCHED.includes(kind)) searched.add(kind);
      letDecide(match, seat, legionGeneral, rng);
    }
    expect([...searched].sort()).toEqual(['action', 'activate', 'move']);
  });

  it('thinks in slices, and answers at once when it is told to hurry', () => {
    const match = start();
    const rng = quickRng(3);
    while (match.open[0]!.kind !== 'action') letDecide(match, match.open[0]!.seat, legionGeneral, rng);
    const { seat } = match.open[0]!;
    const slices = (hurry: boolean, player = ace): number => {
      const thinking = thinkingOf(player, turnOf(match, seat));
      for (let n = 0; ; n++) {
        const step = thinking.next({ hurry });
        if (step.done) return n;
      }
    };
    expect(slices(false)).toBe(4);
    expect(slices(true)).toBe(1);
    // With twice the time it tries twice as much, whoever it plays like.
    expect(slices(false, ace.as!({ seconds: 2, character: CHARACTERS.fuchs }))).toBe(8);
  });
});
