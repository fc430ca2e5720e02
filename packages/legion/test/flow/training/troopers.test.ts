import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { isSuppressed } from '../../../src/values.ts';
import { apart, lay, piece, unit } from '../../table.ts';
import { b1, clones, droidekas, first, grievous, obiWan, rex, train } from './troops.ts';

const blanks = (n: number) => Array.from({ length: n }, () => 'blank' as const);

describe('suppression', () => {
  const shot = (tokens: number, target: 'clones' | 'droids') => {
    const [shooter, victim] = target === 'clones' ? [b1, clones] : [clones, b1];
    return train(
      {
        units: [shooter(300, 300, { degrees: 0 }), victim(300, 440, { tokens: { suppression: tokens } })],
        active: 0,
        white: ['hit', 'hit', ...blanks(5)],
        black: ['hit', 'hit', ...blanks(3)],
        whiteDefence: ['block', 'block'],
        redDefence: ['block', 'block'],
      },
      'suppression',
      'clones-and-droids',
    ).fight();
  };
  it('[LC-NIEDERHALTEN-MARKER-01] [LC-DROIDEN-TRUPPLER-02] whoever has tokens is better covered by one, however many; droid troopers are not', () => {
    expect([0, 1, 3].map((n) => shot(n, 'clones').cover)).toEqual([0, 1, 1]);
    expect([0, 1, 3].map((n) => shot(n, 'droids').cover)).toEqual([0, 0, 0]);
  });
  it('[LC-NIEDERHALTEN-MARKER-ERHALTEN-01] [LC-NIEDERHALTEN-MARKER-ERHALTEN-02] a hit gives a token after the attack, even one that was cancelled or blocked; it stays', () => {
    const t = shot(1, 'clones');
    expect([t.result.wounds, t.tokens(1, 'suppression')]).toEqual([0, 2]);
    const types = t.events().map((e) => (e.type === 'tokens' && e.token === 'suppression' ? 'suppression' : e.type));
    expect(types.indexOf('suppression')).toBeGreaterThan(types.indexOf('result'));
    const missed = train(
      { units: [b1(300, 300, { degrees: 0 }), clones(300, 440)], active: 0, white: blanks(7) },
      'suppression',
    ).fight();
    expect(missed.tokens(1, 'suppression')).toBe(0);
  });
  it('[LC-TAPFERKEIT-02] [LC-DROIDEN-TRUPPLER-03] as many tokens as courage suppress, of droid troopers none', () => {
    const t = train(
      {
        units: [
          obiWan(300, 300, { tokens: { suppression: 2 } }),
          rex(500, 300, { tokens: { suppression: 2 } }),
          b1(300, 700, { tokens: { suppression: 5 } }),
        ],
      },
      ...(['suppression', 'clones-and-droids'] as const),
    );
    expect([0, 1, 2].map((id) => isSuppressed(t.g, t.unit(id)))).toEqual([false, true, false]);
    const plain = train({ units: [clones(300, 300), b1(300, 700, { tokens: { suppression: 5 } })] }, 'suppression');
    expect(isSuppressed(plain.g, plain.unit(1))).toBe(true);
  });
  it('[LC-NIEDERHALTEN-MARKER-ENTFERNEN-05] activated, rallied, tested for panic, then actions', () => {
    const t = train(
      {
        units: [clones(400, 400, { tokens: { suppression: 3 } }), grievous(800, 800)],
        active: { unit: 0, step: 'start' },
        whiteDefence: blanks(3),
      },
      'suppression',
    );
    t.goOn(({ state }) => state.turn?.unit !== 0);
    const types = t.events().map(({ type }) => type);
    const order = ['rallied', 'panicked', 'moved'].map((type) => types.indexOf(type as never));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
  });
  it('[LC-PANIK-03] [LC-PANIK-05] a panicked unit makes one move, at full speed, straight to the nearest edge', () => {
    const t = train(
      {
        units: [clones(400, 300, { tokens: { suppression: 3 }, ...first(1, 5) }), grievous(800, 800)],
        active: { unit: 0, step: 'start' },
        whiteDefence: blanks(3),
      },
      'suppression',
    ).goOn(({ state }) => state.turn?.unit !== 0);
    expect(t.events('moved').filter(({ unit: u }) => u === 0)).toMatchObject([{ speed: 2, bend: 0 }]);
    const [x, y] = t.pose(0);
    expect([x, y < 160]).toEqual([400, true]);
    expect(t.events('action')).toEqual([]);
  });
});

describe('clones and droids', () => {
  const duo = (gap: number, more: object = {}, steps: Parameters<typeof train>[1][] = ['clones-and-droids', 'sight']) =>
    train(
      {
        units: [
          clones(300, 300, first(1, 5)),
          clones(300 + apart(gap), 300, { tokens: { aim: 1 }, ...first(1, 5) }),
          b1(300, 440),
        ],
        active: 0,
        black: ['blank', 'hit'],
        whiteDefence: ['block'],
        ...more,
      },
      ...steps,
    );
  const aims = (t: ReturnType<typeof duo>) => t.take('attack').open[0] === '0 window:attack.reroll';
  it('[LC-KLONTRUPPLER-01] [LC-KLONTRUPPLER-02] a clone unit spends the green tokens of clones at range 1 in line of sight', () => {
    expect(aims(duo(SEGMENT))).toBe(true);
    expect(aims(duo(SEGMENT + 0.01))).toBe(false);
    expect(
      aims(duo(60, { terrain: [piece('high-stone-wall', 300 + apart(60) / 2, 300, 20, 80, { height: 200 })] })),
    ).toBe(false);
    expect(aims(duo(SEGMENT, {}, ['sight']))).toBe(false);
    const t = duo(60).fight({ 'window:attack.reroll': ['0:aim.1', 'pass'], aim: ['0'] as never });
    expect([t.tokens(1, 'aim'), t.result.hits]).toEqual([0, 1]);
  });
  it('[LC-KLONTRUPPLER-02] dodge and surge tokens, too', () => {
    const t = train(
      {
        units: [
          clones(300, 300, first(1, 5)),
          clones(360, 300, { tokens: { dodge: 1, surge: 1 }, ...first(1, 5) }),
          b1(300, 440, first(2, 7)),
        ],
        active: 2,
        white: ['hit', 'hit'],
        redDefence: ['surge'],
      },
      ...(['clones-and-droids', 'surges'] as const),
    ).take('attack');
    t.goOn(() => t.events('attackEnds').length === 1, {
      defender: '0',
      dodge: 'dodge',
      'window:defence.convert': '0:surge.1',
    });
    expect([t.result, t.tokens(1, 'dodge'), t.tokens(1, 'surge')]).toMatchObject([{ hits: 1, blocks: 1 }, 0, 0]);
  });
  it('[LC-DROIDEN-TRUPPLER-01] [LC-DROIDEN-TRUPPLER-04] [LC-IONENMARKER-02] droid troopers gain ion tokens like vehicles: an action each, and then they are gone', () => {
    const zapped = (ion: number) => {
      const t = train(
        { units: [b1(300, 300, { tokens: { ion } }), clones(800, 800)], active: { unit: 0, step: 'start' } },
        ...(['ion', 'clones-and-droids'] as const),
      ).goOn(({ state }) => state.turn?.step !== 'start' || state.turn?.unit !== 0);
      return t;
    };
    expect([zapped(1).state.turn?.actions, zapped(1).tokens(0, 'ion')]).toEqual([1, 0]);
    expect(zapped(3).events('actionLost')).toMatchObject([{ count: 2, why: 'ion' }]);
    const gunner = lay({
      units: [
        unit('barc-speeder', 0, 300, 300, { upgrades: ['barc-ion-gunner'] }),
        b1(300, 440, first(3, 6)),
        grievous(800, 800),
      ],
      active: 0,
      black: ['crit', 'blank', 'blank'],
      white: ['blank'],
      whiteDefence: ['blank'],
    }).fight({ weapons: { '0.0': '0:barc-ion-gunner', '0.1': 'none' } });
    expect(gunner.tokens(1, 'ion')).toBe(1);
  });
  it('[LC-IONENMARKER-02] tokens that come later wait for the next activation in the training battle, in a standard game they go at its end', () => {
    const spec = {
      units: [droidekas(300, 300, { order: 'faceup', tokens: { ion: 1 } }), clones(800, 800)],
      active: { unit: 0, step: 'act' },
    };
    const left = (t: ReturnType<typeof train>) => t.take('none').tokens(0, 'ion');
    expect([left(train(spec, 'ion')), left(lay(spec as never))]).toEqual([1, 0]);
  });
});

describe('fixed arcs and scouting', () => {
  it('[LC-FESTER-FEUERWINKEL-FRONT-HECK-01] Fixed: Front, Rear: before or behind, not beside', () => {
    const aims = (x: number, y: number) =>
      lay({
        units: [unit('barc-speeder', 0, 500, 400, { upgrades: ['barc-twin-laser-gunner'] }), b1(x, y, first(1, 6))],
        active: 0,
      })
        .take('attack')
        .options()
        .some((id) => id.endsWith('barc-twin-laser-gunner'));
    expect([aims(500, 550), aims(500, 250), aims(650, 400)]).toEqual([true, true, false]);
  });
});
