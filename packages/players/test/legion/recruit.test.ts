import { Match, quickRng, refuse } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { legion } from '../../../legion/src/game.ts';
import { randomSetup } from '../../../legion/test/random/play.ts';
import { letDecide } from '../../src/index.ts';
import { legionGeneral, legionRecruit } from '../../src/legion/index.ts';

describe('the recruit of Legion', () => {
  it('errs now and then, always legally, and never with what its seat cannot see', () => {
    const start = Match.start(legion, { setup: randomSetup(3), seed: 'recruit' }, { keep: 'last', events: false });
    if (!start.ok) throw new Error(JSON.stringify(start.fault));
    const match = start.value;
    const kinds = new Set<string>();
    const rng = quickRng(3);
    for (let n = 0; n < 120 && !match.over; n++) {
      const ask = match.open[0]!;
      const { seat } = ask;
      const answers = [match.state, legion.otherwise(match.state, seat)].map((state) =>
        legionRecruit.choose({ seat, view: legion.view(state, seat), ask: ask as never, rng: quickRng(n) }),
      );
      expect([ask.kind, answers[1]]).toEqual([ask.kind, answers[0]]);
      expect(refuse(ask, answers[0]!)).toBeUndefined();
      const usual = legionGeneral.choose({
        seat,
        view: legion.view(match.state, seat),
        ask: ask as never,
        rng: quickRng(n),
      });
      if (JSON.stringify(usual) !== JSON.stringify(answers[0])) kinds.add(ask.kind);
      letDecide(match, seat, legionGeneral, rng);
    }
    expect(kinds.size).toBeGreaterThan(1);
  });
});
