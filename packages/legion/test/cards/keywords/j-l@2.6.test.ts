import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, piece, type Table, type TableSpec, unit } from '../../table.ts';
import { lay26 } from '../../table26.ts';
import { alone, holding, rebels, storm, VADER } from '../../troops.ts';
import { actionNamed, offered, use } from '../watching.ts';

describe("Jar'Kai Mastery", () => {
  const duel = (dodge: number, more: Partial<TableSpec> = {}) =>
    lay26({
      units: [unit('ahsoka-tano-fulcrum', 0, 400, 400, { tokens: { dodge } }), unit(VADER, 1, 400 + apart(0), 400)],
      active: 0,
      red: ['blank', 'hit'],
      black: ['crit', 'crit'],
      white: ['crit', 'crit'],
      redDefence: Array.from({ length: 6 }, () => 'blank'),
      ...more,
    });
  const crits = Array.from({ length: 6 }, () => 'crit' as const);
  const converting = (t: Table) => t.until('action').take('attack').until('window:attack.converted');
  it('a dodge token makes a blank a hit or a hit a critical hit, as often as there are tokens', () => {
    const t = converting(duel(2));
    use(t, 'jarkai');
    expect(t.options()).toEqual(['blankToHit', 'hitToCrit']);
    t.take('blankToHit');
    use(t, 'jarkai').goOn(() => t.events('result').length > 0);
    expect([t.result.hits, t.result.crits, t.tokens(0, 'dodge')]).toEqual([1, 5, 0]);
  });
  it('after surges are converted: what turns into nothing can be made a hit', () => {
    const VENTRESS = 'asajj-ventress';
    const t = converting(
      duel(1, {
        units: [unit(VENTRESS, 1, 400, 400, { tokens: { dodge: 1 } }), rebels(400 + apart(0), 400, alone(4))],
        red: ['surge', ...crits],
        black: crits,
        white: crits,
        whiteDefence: crits.map(() => 'blank' as const),
      }),
    );
    expect(t.state.attacks[0]!.dice.map(({ face }) => face)).not.toContain('surge');
    use(t, 'jarkai').goOn(() => t.events('result').length > 0);
    expect([t.result.hits, t.tokens(0, 'dodge')]).toEqual([1, 0]);
  });
  it('only what can be changed is offered', () => {
    const hits = converting(duel(1, { red: ['hit', 'hit'] }));
    use(hits, 'jarkai').goOn(() => hits.events('result').length > 0);
    expect([hits.result.hits, hits.result.crits, hits.tokens(0, 'dodge')]).toEqual([1, 5, 0]);
    const blanks = converting(duel(1, { red: ['blank', 'blank'] }));
    use(blanks, 'jarkai').goOn(() => blanks.events('result').length > 0);
    expect([blanks.result.hits, blanks.result.crits]).toEqual([1, 4]);
  });
  it('not without a token, nor where every die is a critical hit, nor by the defender', () => {
    const asked = (t: Table) => {
      let seen = false;
      t.fight({
        'window:attack.converted': () => {
          seen = true;
          return 'pass';
        },
      });
      return seen;
    };
    expect(asked(duel(1))).toBe(true);
    expect(asked(duel(0))).toBe(false);
    expect(asked(duel(1, { red: ['crit', 'crit'] }))).toBe(false);
    expect(asked(duel(1, { active: 1 }))).toBe(false);
  });
  it('Jar’Kai: a single die is enough', () => {
    const t = lay26({
      units: [unit('ahsoka-tano-fulcrum', 0, 400, 400, holding('dodge')), unit(VADER, 1, 400 + apart(0), 400)],
      active: 0,
      red: ['hit', 'crit'],
      black: ['crit', 'crit'],
      white: ['crit', 'crit'],
      redDefence: Array.from({ length: 6 }, () => 'blank' as const),
    });
    t.until('action').take('attack');
    expect(offered(t, 'jarkai', (now) => now.events('result').length > 0)).toEqual(['attack.converted']);
  });
});

describe('Jump in 2.6', () => {
  const one = alone(4);
  const far = storm(1700, 800, one);
  it('Jump: not with something in its arms, for whom that is too heavy', () => {
    const jumps = (card: string, claimed: number | null) => {
      const t = lay26({
        units: [unit(card, 0, 400, 400, { minis: [null] }), far],
        active: 0,
        markers: [{ kind: 'asset', by: 'supply-run', x: 400, y: 400, claimed }],
      }).until('action');
      return actionNamed(t, 'jump') !== undefined;
    };
    expect([jumps('sun-fac', null), jumps('sun-fac', 0)]).toEqual([true, false]);
    expect([jumps('bo-katan-kryze', null), jumps('bo-katan-kryze', 0)]).toEqual([true, true]);
  });
});

describe('Long Shot in 2.6', () => {
  it('[R-L2-33] Long Shot: an aim token is a range more, one in each attack, and nobody rerolls with it', () => {
    const at = (segments: number, aim: number, card = 'shoretroopers') =>
      lay26({
        units: [
          unit(card, 1, 300, 400, { tokens: { aim } }),
          unit('imperial-officer', 0, 300 + apart(segments * SEGMENT), 400),
        ],
        active: 0,
      });
    const shot = at(3.2, 2).fight();
    expect([shot.events('attack').at(-1)!.range, shot.tokens(0, 'aim')]).toEqual([4, 1]);
    expect(at(2.9, 2).fight().tokens(0, 'aim')).toBe(2);
    at(3.2, 0).refuses('attack', 'L2-ANGRIFF-IM-DETAIL-03');
    at(4.01, 2).refuses('attack', 'L2-ANGRIFF-IM-DETAIL-03'); // never two of them
    expect(at(2.5, 1, 'luke-skywalker-hero-of-the-rebellion').fight().tokens(0, 'aim')).toBe(0);
  });
});

describe('Low Profile in 2.6', () => {
  it('Low Profile: one cover die fewer, and a block for it', () => {
    const t = lay26({
      units: [
        unit('rebel-veterans', 0, 400, 400, { minis: [null, [400, 440], 'fallen', 'fallen'] }),
        unit('scout-troopers', 1, 560, 400, alone(4)),
      ],
      terrain: [piece('sandbags', 520, 400, 14, 90)],
      active: 0,
      black: ['hit', 'hit'],
      whiteDefence: ['blank'],
    });
    t.fight();
    expect(t.events('cover')).toMatchObject([{ grade: 1, cancelled: 1, roll: ['blank', 'block'] }]);
  });
});
