import { describe, expect, it } from 'vitest';
import { keywordOf } from '../../src/values.ts';
import { lay, type Spec, ship, type Table } from '../table.ts';
import { AT, asked, commanded, cruiser, foe, inPhase, own } from './squadrons/dogfight.ts';

/** Squadrons of renown seen from the other side: what they lack, whom they spare, and when they keep silent. */

const EXHAUSTED = { kind: 'brace', state: 'exhausted' };
const GONE = { kind: 'scatter', state: 'discarded' };
/** What was offered in a window by the time the squadron is done. */
const offers = (t: Table, window: string, script: Parameters<Table['until']>[1] = {}): readonly string[] => {
  t.goOn((u) => u.open.some((o) => o.endsWith(` window:${window}`)) || u.state.flying === null, script);
  return !t.match.over && t.open[0]?.endsWith(` window:${window}`) ? t.options() : [];
};
const starting = (units: readonly Spec[], more: object = {}): Table =>
  lay({ units, phase: 'squadron', stage: 'start', ...more });

describe('Tel Trevura', () => {
  const escort = (tokens: Spec['tokens']) => {
    const t = inPhase([own('tel-trevura', 0, 0, { tokens: tokens! })]);
    return keywordOf(t.g, t.squadron(0), 'escort');
  };
  it('has Escort as long as one of his tokens is readied', () => {
    expect([escort(['brace', 'brace']), escort([EXHAUSTED, 'brace']), escort([EXHAUSTED, GONE])]).toEqual([1, 1, 0]);
  });
});

describe('Mauler Mithel', () => {
  it('hurts whom he engages after his own move, not after another one’s, and nobody where he engages none', () => {
    const t = inPhase([own('mauler-mithel'), foe('x-wing-squadron', 120)]);
    t.take('move', { x: AT[0] + 10, y: AT[1] });
    expect([t.squadron(1).hull, t.events('ability')]).toEqual([5, []]);
    const other = inPhase([own('tie-fighter-squadron', 0, 150), own('mauler-mithel'), foe('x-wing-squadron', 30)]).take(
      'move',
      { x: AT[0], y: AT[1] + 150 },
    );
    expect(other.squadron(2).hull).toBe(5);
  });
});

describe('Whisper', () => {
  const struck = (tokens: readonly string[]): readonly string[] =>
    offers(
      inPhase([own('x-wing-squadron'), foe('whisper', 10, 0, { tokens: [...tokens] })], {
        blue: ['hit', 'accuracy', 'accuracy', 'accuracy'],
      }).take('attack'),
      'attack.after',
      { attack: '>1', 'window:attack.defend': (a) => ('options' in a ? a.options[0]!.id : null) },
    );
  it('slips away after an attack only if she has spent a token in it', () => {
    expect(struck(['brace'])).toContain('1:whisper');
    expect(struck([])).not.toContain('1:whisper');
  });
});

describe('Morna Kee', () => {
  const wakes = (tokens: readonly Spec[string][]): readonly string[] =>
    offers(
      starting([
        own('morna-kee', 0, 0, { tokens: [...tokens] }),
        own('tie-fighter-squadron', 200),
        foe('x-wing-squadron', 400),
      ])
        .until('activate-squadron')
        .take('0'),
      'squadron.activates',
    );
  it('recovers a token when she is activated herself, and only one that is discarded', () => {
    expect(wakes([GONE, 'brace'])).toContain('0:morna-kee');
    expect(wakes(['scatter', EXHAUSTED])).toEqual([]);
  });
  it('has nothing to spend for dice once all her tokens are discarded', () => {
    const modify = (tokens: readonly Spec[string][]) =>
      offers(
        inPhase([own('morna-kee', 0, 0, { tokens: [...tokens] }), foe('x-wing-squadron', 10)]).take('attack'),
        'attack.modify',
        {
          attack: '>1',
        },
      );
    expect(modify([EXHAUSTED])).toContain('0:morna-kee');
    expect(modify([GONE])).not.toContain('0:morna-kee');
  });
});

describe('Ten Numb', () => {
  it('spends a blue critical icon, hurts others at distance 1 of the defender', () => {
    const strike = () => {
      const t = inPhase(
        [
          own('ten-numb'),
          foe('tie-fighter-squadron', 10),
          foe('tie-fighter-squadron', 10, 60),
          foe('tie-fighter-squadron', -10),
        ],
        { blue: ['crit', 'accuracy', 'accuracy'], black: ['blank'] },
      ).take('attack');
      t.until('window:attack.modify', { attack: '>1' }).take('0:ten-numb');
      return t;
    };
    const t = strike();
    expect([t.squadron(1).hull, t.squadron(2).hull, t.squadron(3).hull]).toEqual([3, 2, 2]);
  });
});

describe('Fenn Rau', () => {
  it('calls up to two at distance 1: not unique, not activated, and only when a ship has called him', () => {
    const units = [
      own('fenn-rau'),
      own('x-wing-squadron', 20),
      own('x-wing-squadron', -20),
      own('x-wing-squadron', 0, 20),
      own('luke-skywalker', 0, -20),
      own('x-wing-squadron', 77),
      own('x-wing-squadron', 20, 20, { activated: true }),
    ];
    const t = commanded(units);
    expect(offers(t, 'squadron.after', { 'squadron-act': 'none' })).toContain('0:fenn-rau');
    t.take('0:fenn-rau');
    expect(t.options()).toEqual(['1', '2', '3']);
    expect(t.match.check(0, ['1', '2', '3'])).toBeDefined();
    expect(t.match.check(0, ['1', '2'])).toBeUndefined();
    expect(offers(inPhase(units), 'squadron.after', { 'squadron-act': 'none' })).toEqual([]);
  });
});

describe('Nym', () => {
  const crit = (tokens: readonly Spec[string][]): readonly string[] => {
    const t = inPhase([own('nym'), cruiser({ tokens: [...tokens], speed: 1 })], {
      blue: ['crit', 'hit'],
      black: ['hit'],
    }).take('attack');
    t.goOn((u) => u.open[0] === '0 critical' || u.state.flying === null, { attack: '>1.rear' });
    return t.open[0] === '0 critical' ? t.options() : [];
  };
  it('has no critical effect of his own against a ship without defence tokens', () => {
    expect(crit(['brace']).some((id) => id.includes('nym'))).toBe(true);
    expect(crit([GONE]).some((id) => id.includes('nym'))).toBe(false);
  });
});

describe('Dash Rendar', () => {
  it('rerolls as many dice as enemies stand at distance 1: ships too, no friends, none farther off', () => {
    const max = (units: readonly Spec[]): number => {
      const t = inPhase([own('dash-rendar'), foe('tie-fighter-squadron', 10), ...units], {
        blue: ['accuracy', 'accuracy', 'accuracy', 'accuracy'],
      });
      if (!offers(t.take('attack'), 'attack.modify', { attack: '>1' }).includes('0:dash-rendar')) return 0;
      const a = t.take('0:dash-rendar').ask();
      return a.type === 'several' ? a.max : -1;
    };
    expect(max([])).toBe(1);
    expect(
      max([foe('tie-fighter-squadron', 76), foe('tie-fighter-squadron', -77), own('x-wing-squadron', 0, -20)]),
    ).toBe(2);
    expect(max([cruiser()])).toBe(2);
    expect(max([cruiser({}, 0)])).toBe(1);
    expect(max([ship('gladiator-i-class-star-destroyer', 1, AT[0], AT[1] + 160, 0)])).toBe(1);
  });
});

describe('Jan Ors', () => {
  it('lends no token to a ship', () => {
    const t = inPhase([foe('tie-bomber-squadron', 10), own('jan-ors', -80), cruiser({ tokens: [] }, 0)], {
      turnOf: 1,
    }).take('attack');
    t.fight({ attack: '>2.rear' });
    expect(asked(t)).not.toContain('window:attack.defend');
  });
});
