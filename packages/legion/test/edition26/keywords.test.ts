import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../src/geometry/range.ts';
import { apart, piece, type Spec, type Table, unit } from '../table.ts';
import { alone, BOBA, LEIA, LUKE, rebels, storm, VADER, VEERS } from '../troops.ts';
import { lay26 } from './table26.ts';

const blanks = (n: number) => Array.from({ length: n }, () => 'blank' as const);
const first = (a: { type: string; options?: readonly { id: string }[] }) => a.options![0]!.id;
/** The cards that the open window offers. */
const use = (t: Table, card: string) => t.take(t.options().find((id) => id.includes(card))!);

describe('keywords that 2.6 words anew', () => {
  it('Deflect: every ranged attack, surges block, and one wound comes back whatever the number of surges', () => {
    const shot = (weapons: readonly Spec[], faces: readonly ('surge' | 'blank')[]) => {
      const t = lay26({
        units: [...weapons, unit(VADER, 1, 600, 400)],
        active: 0,
        black: ['hit', 'hit', 'blank', 'blank'],
        redDefence: [...faces],
      });
      t.fight();
      return [t.result.blocks, t.alive(0)];
    };
    expect(shot([rebels(400, 400)], ['surge', 'surge'])).toEqual([2, 3]);
    expect(shot([rebels(400, 400)], ['blank', 'blank'])).toEqual([0, 4]);
  });
  it('Guardian: not by a unit at the end of its courage', () => {
    const offered = (suppression: number) => {
      let seen = false;
      lay26({
        units: [
          storm(400, 400, alone(4)),
          rebels(700, 400, alone(4)),
          unit('chewbacca-walking-carpet', 0, 760, 400, { tokens: { suppression } }),
        ],
        active: 0,
        white: ['hit'],
      }).fight({
        defender: '1',
        'window:attack.modify': (a) => {
          if (a.type === 'choice' && a.options.some(({ id }) => id.includes('guardian'))) seen = true;
          return 'pass';
        },
      });
      return seen;
    };
    expect([offered(1), offered(2)]).toEqual([true, false]);
  });
  it('Take Cover and Spotter: up to X friends within 2', () => {
    const at = (gap: number) => {
      const t = lay26({
        units: [unit(VEERS, 1, 400, 400), storm(400 + apart(gap), 400, alone(4)), rebels(1700, 100)],
        active: 0,
      });
      t.until('action');
      use(t, 'spotter').until('card-units');
      return t.options().includes('1');
    };
    expect([at(2 * SEGMENT), at(2 * SEGMENT + 0.01)]).toEqual([true, false]);
  });
  it('[L2-AKTIVIERUNGSPHASE-12] Inspire: at the end of the activation, friends within 2', () => {
    const t = lay26({
      units: [unit(LEIA, 0, 400, 400), rebels(500, 400, { ...alone(4), tokens: { suppression: 2 } }), storm(1700, 800)],
      active: { unit: 0, step: 'end' },
    });
    t.until('window:unit.ends');
    use(t, 'inspire').until('card-unit').take('1');
    expect(t.tokens(1, 'suppression')).toBe(1);
  });
  it('Shields: in step 6 each cancels a hit or a critical hit; Ion turns them over first', () => {
    const t = lay26({
      units: [
        unit(LEIA, 0, 400, 400),
        unit('droidekas', 1, 700, 400, { minis: [null, 'fallen'], degrees: 270, tokens: { shield: 2 } }),
      ],
      active: 0,
      red: ['hit', 'crit', 'hit'],
      whiteDefence: ['blank'],
    });
    t.until('action').take('attack').until('window:attack.modify');
    expect(t.options()).toEqual(
      expect.arrayContaining([expect.stringContaining('shield.crit'), expect.stringContaining('shield.hit')]),
    );
    use(t, 'shield.crit');
    use(t, 'shield.hit');
    t.goOn((table) => table.events('result').length > 0);
    expect(t.result).toMatchObject({ hits: 1, crits: 0, wounds: 1 });
    expect(t.tokens(1, 'shield')).toBe(0);
  });
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
  it('Cumbersome: its dice are worse after a move, and nothing is forbidden', () => {
    const t = (moved: boolean) =>
      lay26({
        units: [unit('e-web-heavy-blaster-team', 0, 400, 400, { degrees: 90 }), storm(900, 400)],
        active: { unit: 0, moved },
      }).fight({
        weapons: (a) =>
          a.type === 'form'
            ? Object.fromEntries(a.fields.map((f) => [f.id, f.options.find((o) => o.id.includes('e-web'))!.id]))
            : {},
      });
    const dice = (table: Table) =>
      table
        .events('rolled')[0]!
        .dice.map(({ colour }) => colour)
        .sort();
    expect(dice(t(false))).toEqual(['black', 'black', 'red', 'white', 'white']);
    expect(dice(t(true))).toEqual(['black', 'white', 'white', 'white', 'white']);
  });
  it('Bounty: a point at once for the marked enemy', () => {
    const t = lay26({
      units: [unit(BOBA, 0, 400, 400), unit(LEIA, 1, 600, 400, { wounds: 5, bounty: 1 }), storm(1700, 800)],
      active: 0,
      black: ['crit', 'crit'],
      whiteDefence: blanks(2),
    });
    t.fight({ weapons: { '0.0': 'unit:fetts-ee-3-carbine', '0.1': 'none' } });
    expect(t.state.victory).toEqual([1, 0]);
  });
  it('AI: a commander within 3 thinks for it', () => {
    const bound = (gap: number) =>
      lay26({
        units: [
          unit('b1-battle-droids', 0, 400, 400, alone(6)),
          storm(700, 400, alone(4)),
          unit('general-grievous-sinister-cyborg', 0, 400, 400 + apart(gap), { order: 'facedown' }),
        ],
        active: 0,
      })
        .until('action')
        .options()
        .includes('aim');
    expect([bound(3 * SEGMENT - 1), bound(3 * SEGMENT + 1)]).toEqual([true, false]);
  });
  it('Uncanny Luck rerolls before surges are converted', () => {
    const t = lay26({
      units: [rebels(400, 400), unit('han-solo-unorthodox-general', 1, 700, 400)],
      active: 0,
      black: ['hit', 'hit', 'blank', 'blank'],
      whiteDefence: ['blank', 'blank', 'surge', 'block'],
    });
    t.fight({ 'window:defence.reroll': first as never, 'defence-reroll': ['0', '1'] });
    expect(t.result).toMatchObject({ blocks: 2, wounds: 0 });
  });
});

describe('keywords that only 2.6 has', () => {
  it('Independent: without an order, at the start of the activation phase', () => {
    const t = (order: string) =>
      lay26({
        units: [unit(BOBA, 0, 400, 400, { order }), storm(1700, 800)],
        phase: 'activation',
        stage: 0,
      });
    const free = t('none').until('window:activation.start');
    use(free, 'independent').until('card-way').take('dodge 1');
    expect([free.tokens(0, 'aim'), free.tokens(0, 'dodge')]).toEqual([0, 1]);
    expect(t('faceup').open).not.toContain('0 window:activation.start');
  });
  it('Compulsory moves come at the start or at the end of the actions', () => {
    const bikes = (now: string) => {
      const t = lay26({ units: [unit('74-z-speeder-bikes', 1, 400, 400), rebels(1700, 100)], active: 0 });
      expect(t.open).toEqual(['1 may']);
      return t.take(now);
    };
    expect(bikes('yes').open).toEqual(['1 move']);
    const later = bikes('no');
    expect(later.open).toEqual(['1 action']);
    later.take('none');
    expect(later.open).toEqual(['1 move']);
  });
  it('Scout X: it enters by a free move of that speed', () => {
    const t = lay26({
      units: [
        unit('at-rt-rebel', 0, 0, 0, { status: 'reserve', order: 'faceup' }),
        rebels(900, 60, { ...alone(4), order: 'facedown' }),
        storm(900, 860, alone(4)),
      ],
      battle: { primary: 'bunker-assault' },
      round: 1,
    });
    t.until('deploy').take({ x: 600, y: 60, degrees: 0 });
    expect(t.until('action').state.turn!.actions).toBe(2);
  });
  it('Unconcerned: no cover; Death From Above: none against it', () => {
    const t = lay26({
      units: [rebels(400, 400, alone(4)), unit('droidekas', 1, 600, 400, { minis: [null, 'fallen'] })],
      terrain: [piece('barricade', 545, 400, 14, 120)],
      active: 0,
    });
    expect(t.fight().cover).toBe(0);
  });
  it('Command Vehicle lends its courage for the panic test within 3; Self-Preservation trusts its own kind only', () => {
    const droids = (gap: number) =>
      lay26({
        units: [
          unit('b1-battle-droids', 0, 400, 400, { ...alone(6), tokens: { suppression: 3 } }),
          unit('general-grievous-wheel-bike-warlord', 0, 400 + 13.5 + gap + 35, 400, {
            rank: 'operative',
            order: 'facedown',
          }),
          storm(1700, 800),
        ],
        active: { unit: 0, step: 'rally' },
        whiteDefence: blanks(3),
      }).unit(0).panicked;
    expect([droids(3 * SEGMENT - 1), droids(3 * SEGMENT + 20)]).toEqual([false, true]);
    const pirates = (commander: string) =>
      lay26({
        units: [
          unit('weequay-pirates', 0, 400, 400, { tokens: { suppression: 3 } }),
          unit(commander, 0, 400, 600, { order: 'facedown', rank: 'commander' }),
          storm(1700, 800),
        ],
        active: { unit: 0, step: 'rally' },
        whiteDefence: blanks(3),
      }).unit(0).panicked;
    expect([pirates(LEIA), pirates('hondo-ohnaka')]).toEqual([true, false]);
  });
  it('Clone troopers: one token of another clone within 2 and in sight, in each attack', () => {
    const t = lay26({
      units: [
        unit('clone-trooper-infantry', 0, 400, 400),
        unit('clone-trooper-infantry', 0, 400, 600, { order: 'facedown', tokens: { aim: 2 } }),
        storm(700, 400),
      ],
      active: 0,
    });
    let offers = 0;
    t.fight({
      'window:attack.reroll': (a) => {
        const lent = a.type === 'choice' ? a.options.find(({ id }) => id.includes('aim.1')) : undefined;
        if (lent) offers++;
        return lent?.id ?? 'pass';
      },
    });
    expect(offers).toBe(1);
    expect(t.tokens(1, 'aim')).toBe(1);
  });
  it('[L2-ANGRIFF-IM-DETAIL-14] Block without Outmaneuver: Luke dodges no critical hit, but having spent the token blocks on a surge', () => {
    const strike = (face: 'blank' | 'surge', dodge: string) =>
      lay26({
        units: [rebels(400, 400, alone(4)), unit(LUKE, 1, 600, 400, { tokens: { dodge: 1 } })],
        active: 0,
        black: ['crit'],
        redDefence: [face],
      }).fight({ dodge });
    expect(strike('blank', 'dodge').result).toMatchObject({ crits: 1, wounds: 1 });
    expect(strike('surge', 'dodge').result).toMatchObject({ blocks: 1, wounds: 0 });
    expect(strike('surge', 'no').result).toMatchObject({ blocks: 0, wounds: 1 });
  });
});
