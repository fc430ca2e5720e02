import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { hasKeyword, keywordOf } from '../../../../src/values.ts';
import { apart, lay, type Spec, unit } from '../../../table.ts';
import { alone, holding, LEIA, storm } from '../../../troops.ts';
import { acting, resolving } from '../../played.ts';
import { finishTurn, inActivation } from '../../watching.ts';

const one = alone(4);
const use = (card: string) => `command:0.${card}`;
const GRIEVOUS = 'general-grievous-sinister-cyborg';

describe('Duel of the Fates', () => {
  const MAUL = 'maul-impatient-apprentice';
  it('Duel of the Fates: Disengage and a dodge token; whoever fights him spends no green tokens', () => {
    const r = resolving('duel-of-the-fates', [unit(MAUL, 0, 400, 400), storm(1500, 700)]).goOn(inActivation);
    expect([r.tokens(0, 'dodge'), hasKeyword(r.g, r.unit(0), 'disengage')]).toEqual([1, true]);
    const dodged = (card: string) => {
      const t = acting(card, 0, [unit(MAUL, 0, 400, 400), storm(400 + apart(0), 400, holding('dodge', 1))], {
        red: Array(8).fill('hit'),
      });
      t.fight({ dodge: 'dodge' });
      return t.tokens(1, 'dodge');
    };
    expect([dodged('duel-of-the-fates'), dodged('push')]).toEqual([1, 0]);
  });
});

describe('Fear, Surprise, Intimidation', () => {
  const DOOKU = 'count-dooku';
  it('Fear, Surprise, Intimidation: two weapons, shots out of melee, and two suppression tokens for each defender', () => {
    const t = acting(
      'fear-surprise-intimidation',
      0,
      [unit(DOOKU, 0, 400, 400), storm(400 + apart(0), 400), unit(LEIA, 1, 400, 550)],
      { red: Array(5).fill('blank'), black: Array(5).fill('blank') },
    );
    expect([keywordOf(t.g, t.unit(0), 'arsenal'), hasKeyword(t.g, t.unit(0), 'relentless')]).toEqual([2, true]);
    t.until('action').take('attack').until('defender');
    expect(t.options()).toEqual(['1', '2']);
    t.take('2').goOn(({ state }) => state.attacks.length === 0 && t.events('attackEnds').length > 0, {
      'further-defender': 'none',
    });
    expect(t.tokens(2, 'suppression')).toBe(2);
    const without = acting('push', 0, [unit(DOOKU, 0, 400, 400), storm(400 + apart(0), 400), unit(LEIA, 1, 400, 550)]);
    without.until('action').take('attack');
    expect(
      without
        .events('attack')
        .map(({ defender }) => defender)
        .includes(2),
    ).toBe(false);
  });
});

describe("I'm Your Worst Nightmare", () => {
  const BANE = 'cad-bane';
  it('I’m Your Worst Nightmare: Uncanny Luck 2 more and two attack actions', () => {
    const t = acting('im-your-worst-nightmare', 0, [unit(BANE, 0, 400, 400), unit('at-rt-rebel', 1, 600, 400)]);
    t.until('action').take('attack').until('action');
    expect(t.options()).toContain('attack');
    finishTurn(t.take('attack'), 0);
    expect(t.events('action').filter(({ action }) => action === 'attack')).toHaveLength(2);
    const usual = acting('push', 0, [unit(BANE, 0, 400, 400), unit('at-rt-rebel', 1, 600, 400)]);
    expect(usual.until('action').take('attack').until('action').options()).not.toContain('attack');
  });
});

describe('Mechanized Incursion', () => {
  const b1 = (x: number, y: number, more: Spec = {}): Spec =>
    unit('b1-battle-droids', 0, x, y, { ...alone(6), ...more });
  it('Mechanized Incursion: a vehicle of the enemy hands on nothing', () => {
    const t = lay({
      units: [
        ...[unit('super-tactical-droid', 0, 400, 400), unit('b1-battle-droids', 0, 500, 400, alone(6))],
        ...[unit('super-tactical-droid', 1, 1200, 600), unit('dsd1-dwarf-spider-droid', 1, 1300, 600)],
        unit('b1-battle-droids', 1, 1300 + 25 + apart(SEGMENT / 2), 600, alone(6)),
      ],
      phase: 'command',
      stage: 2,
      priority: 1,
      hands: [{ played: 'mechanized-incursion' }, { played: 'ambush' }],
    }).goOn(inActivation, { orders: ['3'] });
    expect([t.unit(3).order, t.unit(4).order]).toEqual(['faceup', 'none']);
  });
  it('Mechanized Incursion: an ordered vehicle hands on an order to droids at range 2', () => {
    const ordered = (gap: number) =>
      resolving('mechanized-incursion', [
        unit(GRIEVOUS, 0, 400, 300),
        unit('dsd1-dwarf-spider-droid', 0, 600, 300),
        b1(600, 400 + gap),
        storm(1700, 800),
      ])
        .goOn(inActivation)
        .events('ordered')
        .map(({ unit: u }) => u);
    expect(ordered(0)).toEqual([1, 2]);
    expect(ordered(400)).toEqual([1]);
  });
  it('Mechanized Incursion: a droid on foot hands on nothing', () => {
    const t = resolving('mechanized-incursion', [
      unit(GRIEVOUS, 0, 400, 300),
      b1(600, 300),
      b1(600, 400),
      storm(1700, 800),
    ]).goOn(inActivation, { orders: ['1'] });
    expect(t.events('ordered').map(({ unit: u }) => u)).not.toContain(2);
  });
});

describe('They Too Will Suffer', () => {
  const TACTICAL = 'super-tactical-droid';
  it('They Too Will Suffer: a rank that is there to be drawn', () => {
    const t = lay({
      units: [
        unit('super-tactical-droid', 0, 400, 400, { order: 'facedown' }),
        ...[storm(1300, 700, one), unit('at-st', 1, 1400, 300, { degrees: 180 })],
      ],
      phase: 'command',
      stage: 3,
      priority: 1,
      hands: [{ played: 'they-too-will-suffer' }, {}],
    });
    t.until('window:pool.draw').take(use('they-too-will-suffer'));
    expect(t.options()).toEqual(['corps', 'heavy']);
  });
  it('They Too Will Suffer: an opponent gives back an order, and his first draw is the rank that is named', () => {
    for (const [rank, drawn] of [
      ['commander', 1],
      ['corps', 2],
      ['heavy', 3],
    ] as const) {
      const t = lay({
        units: [
          unit(TACTICAL, 0, 400, 400, { order: 'facedown' }),
          unit(LEIA, 1, 1500, 700),
          storm(1300, 700, { ...one, order: 'faceup' }),
          unit('at-st', 1, 1400, 300, { degrees: 180 }),
        ],
        phase: 'command',
        stage: 3,
        priority: 1,
        hands: [{ played: 'they-too-will-suffer' }, {}],
      });
      expect(t.unit(2).order).toBe('none');
      expect([...t.state.hands[1]!.pool].sort()).toEqual(['commander', 'corps', 'heavy']);
      t.until('window:pool.draw').take(use('they-too-will-suffer'));
      expect(t.ask()).toMatchObject({ seat: 0, kind: 'card-way' });
      t.take(rank).until('action');
      expect(t.state.turn?.unit).toBe(drawn);
    }
  });
});

describe('Trained in Your Jedi Arts', () => {
  it('Trained in Your Jedi Arts: Disengage and a dodge token; at the end an attack on every enemy at range 1', () => {
    const t = acting('trained-in-your-jedi-arts', 0, [
      unit(GRIEVOUS, 0, 400, 400),
      storm(400 + apart(SEGMENT), 400, one),
      storm(400, 400 + apart(SEGMENT), one),
      storm(400 - apart(SEGMENT + 0.01), 400, one),
      storm(1500, 700, one),
    ]);
    t.until('action').take('none');
    finishTurn(t, 0, { 'window:unit.ends': use('trained-in-your-jedi-arts') });
    expect(t.events('attack').map(({ defender }) => defender)).toEqual([1, 2]);
    expect(t.events('rolled')[0]!.dice.map(({ colour }) => colour)).toEqual(['red', 'black', 'black', 'white']);
    const r = resolving('trained-in-your-jedi-arts', [unit(GRIEVOUS, 0, 400, 400), storm(1500, 700)]).goOn(
      inActivation,
    );
    expect([r.tokens(0, 'dodge'), hasKeyword(r.g, r.unit(0), 'disengage')]).toEqual([1, true]);
  });
});
