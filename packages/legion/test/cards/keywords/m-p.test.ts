import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, first, lay, piece, type Spec, unit } from '../../table.ts';
import { lay26 } from '../../table26.ts';
import { alone, holding, LUKE, rebels, storm, VADER } from '../../troops.ts';
import { pierced } from '../scenes.ts';

const blanks = Array(12).fill('blank');

describe('Makashi Mastery', () => {
  const dooku = (use: boolean) =>
    lay({
      units: [unit('count-dooku', 1, 400, 400), unit('luke-skywalker-jedi-knight', 0, 400 + apart(0), 400)],
      active: 0,
      red: ['crit', 'crit', ...blanks],
      redDefence: Array(6).fill('block'),
    }).fight({
      'window:attack.declared': use ? '0:makashi-mastery' : 'pass',
      'window:defence.modify': (a) => ('options' in a ? a.options[0]!.id : 'pass'),
    });
  it('a point of Pierce, and nobody is immune to the rest', () => {
    expect(dooku(true).result).toMatchObject({ crits: 2, blocks: 1, wounds: 1 });
    expect(dooku(false).result).toMatchObject({ crits: 2, blocks: 2, wounds: 0 });
  });
});

describe('Marksman', () => {
  const shoot = (aim: number, faces: readonly string[], dice: string[][]) =>
    lay({
      units: [
        unit('cassian-andor', 0, 400, 400, holding('aim', aim)),
        storm(560, 400, { minis: [null, null, 'fallen', 'fallen'] }),
      ],
      active: 0,
      red: [faces[0]] as never,
      white: [faces[1], faces[2]] as never,
      redDefence: blanks,
    }).fight({ 'window:attack.converted': '0:marksman', dice: (a) => (a.kind === 'dice' ? dice.shift()! : []) }).result;
  it('an aim token makes a blank a hit, or a hit a critical one', () => {
    expect(shoot(1, ['blank', 'blank', 'blank'], [['0']])).toMatchObject({ hits: 1, crits: 0 });
    expect(shoot(1, ['hit', 'blank', 'blank'], [['0']])).toMatchObject({ hits: 0, crits: 1 });
  });
  it('one die for each token, and none that is critical already', () => {
    const t = lay({
      units: [unit('cassian-andor', 0, 400, 400, holding('aim', 2)), storm(560, 400)],
      active: 0,
      red: ['crit'],
      white: ['blank', 'hit'],
      redDefence: blanks,
    });
    t.until('action').take('attack').until('dice', { 'window:attack.converted': '0:marksman' });
    expect([t.options(), t.ask()]).toMatchObject([['1', '2'], { min: 1, max: 1 }]);
  });
  it('two make a blank a critical hit; without one nothing happens', () => {
    expect(shoot(2, ['blank', 'blank', 'blank'], [['0'], ['0']])).toMatchObject({ hits: 0, crits: 1 });
    expect(shoot(0, ['blank', 'blank', 'blank'], [])).toMatchObject({ hits: 0, crits: 0 });
  });
});

describe('Master of the Force', () => {
  const first = (a: Ask) =>
    a.type === 'choice' ? a.options[0]!.id : a.type === 'several' ? a.options.slice(0, a.max).map((o) => o.id) : [];
  const ends = (active: number, exhausted: boolean, discarded = false) => {
    const t = lay({
      units: [
        unit(VADER, 1, 400, 400, { upgrades: [{ id: 'force-push', exhausted, ...(discarded && { discarded }) }] }),
        ...[storm(800, 400), rebels(1500, 700)],
      ],
      active,
    });
    t.until('action').take('none');
    return t.open[0];
  };
  const masters = (card: string, ...cards: readonly string[]) => {
    const upgrades = cards.map((id) => ({ id, exhausted: true }));
    const t = lay({ units: [unit(card, 1, 400, 400, { upgrades }), storm(800, 400), rebels(1500, 700)], active: 0 });
    return t.until('action').take('none').until('card-upgrade', { 'window:unit.ends': '0:master-of-the-force' });
  };
  const ready = (t: ReturnType<typeof masters>) => t.unit(0).upgrades.map(({ exhausted }) => !exhausted);
  it('[LE-MEISTER-DER-MACHT-X-01] [LC-MEISTER-DER-MACHT-X-01] Master of the Force 1 readies one Force card at the end of the activation', () => {
    const t = lay({
      units: [
        unit(VADER, 1, 400, 400, {
          upgrades: [
            { id: 'force-push', exhausted: true },
            { id: 'force-choke', exhausted: true },
          ],
        }),
        rebels(1500, 700),
      ],
      active: 0,
    });
    t.until('action').take('none');
    t.until('card-upgrade', { 'window:unit.ends': first });
    expect(t.options()).toEqual(['force-push', 'force-choke', 'none']);
    t.take('force-choke');
    expect(t.unit(0).upgrades.map(({ exhausted }) => exhausted)).toEqual([true, false]);
  });
  it('[LE-MEISTER-DER-MACHT-X-01] at the end of its own activation, if a card is exhausted', () => {
    expect(ends(0, true)).toBe('1 window:unit.ends');
    expect(ends(0, false)).not.toBe('1 window:unit.ends');
    expect(ends(1, true)).not.toBe('1 window:unit.ends');
  });
  it('[LE-MEISTER-DER-MACHT-X-01] X cards, or as many as are exhausted, or fewer', () => {
    const lord = masters(VADER, 'force-push', 'force-choke').take('force-push');
    expect([ready(lord), lord.ask().kind === 'card-upgrade']).toEqual([[true, false], false]);
    const count = masters('count-dooku', 'force-push', 'force-choke').take('force-push');
    expect(count.options()).toEqual(['force-choke', 'none']);
    expect(ready(count.take('none'))).toEqual([true, false]);
    const single = masters('count-dooku', 'force-push').take('force-push');
    expect([ready(single), single.ask().kind === 'card-upgrade']).toEqual([[true], false]);
    const none = masters('count-dooku', 'force-push', 'force-choke').take('none');
    expect([ready(none), none.ask().kind === 'card-upgrade']).toEqual([[false, false], false]);
  });
});

describe('Nimble', () => {
  it('[LE-FLINK-01] Nimble: who has spent a dodge gains one, who has not does not', () => {
    const nimble = (dodge: 'dodge' | 'no') =>
      lay({
        units: [storm(400, 400, alone(4)), rebels(520, 400, { tokens: { dodge: 1 } })],
        active: 0,
        white: ['hit'],
        whiteDefence: ['block'],
      })
        .fight({ dodge })
        .events('tokens')
        .filter(({ token, unit: u }) => token === 'dodge' && u === 1)
        .map(({ change }) => change);
    expect(nimble('dodge')).toEqual([-1, 1]);
    expect(nimble('no')).toEqual([]);
  });
});

describe('Observe', () => {
  const OBSERVE = 'card:0:observe/observe';
  const watch = (gap: number, terrain: readonly Spec[] = []) =>
    lay({
      units: [
        unit('drk-1-sith-probe-droids', 0, 200, 400, alone(2)),
        storm(200 + apart(gap), 400, alone(4)),
        rebels(1500, 800),
      ],
      terrain,
      active: 0,
    }).until('action');
  it('an enemy at range 1 to 3 and in sight gains X observation tokens', () => {
    const t = watch(3 * SEGMENT).take(OBSERVE);
    expect(t.tokens(1, 'observation')).toBe(3);
    expect(watch(3 * SEGMENT + 0.01).options()).not.toContain(OBSERVE);
    const wall = piece('high-stone-wall', 300, 400, 10, 200, { height: 200 });
    expect(watch(200, [wall]).options()).not.toContain(OBSERVE);
  });
  it('[R-LE-101] each rerolls one attack die of whoever attacks that unit, one after another', () => {
    const t = lay({
      units: [rebels(400, 400, alone(4)), storm(600, 400, { ...alone(4), ...holding('observation', 2) })],
      active: 0,
      black: ['blank', 'blank', 'crit'],
      redDefence: ['blank'],
    }).fight({ 'window:attack.reroll': '0:observation', reroll: ['0'] });
    expect(t.tokens(1, 'observation')).toBe(0);
    expect(t.result.crits).toBe(1);
  });
  it('they leave in the end phase', () => {
    const t = lay({ units: [rebels(400, 400), storm(900, 400, holding('observation', 2))], phase: 'end' });
    expect(t.tokens(1, 'observation')).toBe(0);
  });
});

describe('Outmaneuver', () => {
  it('a dodge token cancels a critical hit', () => {
    const shot = (card: string) =>
      lay({
        units: [storm(400, 400, alone(4)), unit(card, 0, 640, 400, { degrees: 270, ...holding('dodge') })],
        active: 0,
        white: ['crit'],
        redDefence: ['blank'],
      }).fight({ dodge: 'crit' });
    const t = shot('tx-130-saber-class-fighter-tank');
    expect(t.tokens(1, 'dodge')).toBe(0);
    expect(t.result.crits).toBe(0);
    expect(shot('at-rt-rebel').result.crits).toBe(1);
  });
});

describe('Override', () => {
  const droids = (gap: number, use: boolean) =>
    lay({
      units: [
        unit('super-tactical-droid', 1, 400, 400),
        unit('b1-battle-droids', 1, 400 + apart(gap), 400, alone(6)),
        rebels(400 + apart(gap), 600, alone(4)),
      ],
      active: { unit: 1, step: 'start' },
    }).until('action', { 'window:unit.activates': use ? '0:override' : 'pass' });
  it('for a suppression token the droids forget what their programming wants first', () => {
    expect(droids(SEGMENT, false).options()).not.toContain('aim');
    const t = droids(SEGMENT, true);
    expect(t.options()).toContain('aim');
    expect(t.tokens(0, 'suppression')).toBe(1);
  });
  it('not beyond range X', () => {
    const t = droids(SEGMENT + 0.01, true);
    expect(t.tokens(0, 'suppression')).toBe(0);
    expect(t.events('ability')).toEqual([]);
    expect(t.options()).not.toContain('aim');
  });
});

describe('Override, for whom', () => {
  const asked = (droids: Spec, brain: Spec = {}) =>
    lay({
      units: [unit('super-tactical-droid', 1, 400, 400, brain), droids, storm(1500, 800), rebels(1500, 100)],
      active: { unit: 1, step: 'start' },
    }).open;
  const b1 = (seat: number) => unit('b1-battle-droids', seat, 500, 400, alone(6));
  it('friends with a programming, not enemies, not other troopers, and not without him', () => {
    expect(asked(b1(1))).toEqual(['1 window:unit.activates']);
    expect(asked(b1(0))).toEqual(['0 action']);
    expect(asked(storm(500, 400))).toEqual(['1 action']);
    expect(asked(b1(1), { status: 'defeated' })).toEqual(['1 action']);
  });
});

describe('Overrun', () => {
  const way = { kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1 };
  const fly = (y: number, whom = '1') => {
    const t = lay({
      units: [
        unit('raddaugh-gnasp-fluttercraft', 0, 300, 400, { degrees: 90, upgrades: ['gnasp-bombardier'] }),
        storm(420, y, alone(4)),
        storm(1700, 800),
      ],
      active: 0,
      red: Array(4).fill('crit'),
      white: Array(4).fill('crit'),
      redDefence: blanks,
    });
    t.until('action').take('move').until('move');
    t.take({ ...way, speed: 2 });
    t.goOn(() => t.ask().kind === 'action', {
      'window:move.after': (a) =>
        a.type === 'choice' && a.options.some((o) => o.id === '0:overrun') ? '0:overrun' : 'pass',
      'card-unit': whom,
    });
    return t;
  };
  it('[R-LE-101] an attack on whoever it has moved over, with no cover and no suppression but by the weapon', () => {
    const t = fly(400);
    expect(t.events('attack').map(({ kind, defender }) => [kind, defender])).toEqual([['overrun', 1]]);
    expect(t.unit(1).status).toBe('defeated');
  });
  it('2.6: with any weapon that prints it, as often as it says', () => {
    /** It goes over one squad after the other. */
    const ride = (card: string, more: Spec = {}) => {
      const t = lay26({
        units: [
          unit(card, 0, 200, 400, { degrees: 90, ...more }),
          storm(295, 400, alone(4)),
          storm(480, 400, alone(4)),
          storm(1700, 800),
        ],
        active: 0,
        redDefence: Array(12).fill('block'),
      });
      for (let i = 0; i < 2; i++) {
        t.until('action', { may: 'no' }).take('move').until('move');
        t.take({ ...way, speed: 2 });
        t.goOn(() => t.ask().kind === 'action' || t.ask().kind === 'move', {
          may: 'no',
          'card-unit': (a: Ask) => (a.type === 'choice' ? a.options[0]!.id : 'none'),
          'window:move.after': (a) =>
            a.type === 'choice' && a.options.some((o) => o.id === '0:overrun') ? '0:overrun' : 'pass',
        });
      }
      return t.events('attack').map(({ kind, defender }) => [kind, defender]);
    };
    expect(ride('tsmeu-6-wheel-bikes', alone(2))).toEqual([
      ['overrun', 1],
      ['overrun', 2],
    ]);
    expect(ride('anakin-skywalker-mounted-jedi-general')).toEqual([['overrun', 1]]);
  });
  it('not with a move that is no standard move, nor when somebody else has moved', () => {
    const swooped = (mover: number, move: Spec) => {
      const t = lay({
        units: [
          unit('raddaugh-gnasp-fluttercraft', 0, 300, 400, { degrees: 90, upgrades: ['gnasp-bombardier'] }),
          rebels(420, 700, alone(4)),
          storm(420, 400, alone(4)),
          storm(1700, 800),
        ],
        active: mover,
      });
      t.until('action')
        .take('move')
        .until('move')
        .take({ ...way, ...move });
      return t.options().some((id) => id.includes('overrun'));
    };
    expect(swooped(0, { speed: 2 })).toBe(true);
    expect(swooped(0, { kind: 'pivot', heading: 10 })).toBe(false);
    expect(swooped(1, { speed: 1 })).toBe(false);
  });
  it('it need not', () => {
    expect(fly(400, 'none').events('attack')).toEqual([]);
  });
  it('not on whoever stands beside its way', () => {
    expect(fly(520).events('attack')).toEqual([]);
  });
});

describe('Pierce', () => {
  it('[LE-IMMUNITAET-DURCHSCHLAGEN-01] [LC-IMMUNITAET-DURCHSCHLAGEN-01] Pierce does nothing to who is immune', () => {
    const t = lay({
      units: [unit(LUKE, 0, 400, 400), unit(VADER, 1, 400 + apart(0), 400)],
      active: 0,
      black: ['hit', 'blank', 'blank', 'blank', 'blank', 'blank'],
      redDefence: ['block'],
    });
    t.fight({ 'window:defence.modify': first });
    expect(t.result).toMatchObject({ blocks: 1, wounds: 0 });
  });
  it('[LE-DURCHSCHLAGEN-X-01] [LC-DURCHSCHLAGEN-X-01] up to X blocks, not more', () => {
    const t = lay({
      units: [unit(LUKE, 0, 400, 400), storm(400 + apart(0), 400)],
      active: 0,
      black: ['hit', 'hit', 'hit', 'blank', 'blank', 'blank'],
      redDefence: ['block', 'block', 'block'],
    });
    t.fight({ 'window:defence.modify': '0:pierce' });
    expect(t.result).toMatchObject({ blocks: 1, wounds: 2 });
  });
  it('[LC-SCHILDMARKER-07] Pierce cancels the blocks of shields too', () => {
    const t = lay({
      units: [unit(LUKE, 0, 400, 400), unit('droidekas', 1, 560, 400, { degrees: 270, tokens: { shield: 2 } })],
      active: 0,
      black: ['crit', 'blank'],
      red: ['crit', 'blank'],
    });
    t.fight({ 'card-number': '1', 'window:defence.modify': '0:pierce' });
    expect(t.result).toMatchObject({ crits: 1, blocks: 0, wounds: 1 });
  });
  it('[LE-BESCHUETZER-X-09] [LE-BESCHUETZER-X-10] [LE-DURCHSCHLAGEN-X-03] [LE-DURCHSCHLAGEN-X-04] Pierce cuts the guard’s blocks first, and what is left the defender’s', () => {
    const t = pierced(storm(500, 400, alone(4)), '0:pierce');
    expect(t.events('guards')).toMatchObject([{ unit: 2, hits: 1, faces: ['block'] }]);
    // The block that was cut counts as a blank
    expect(t.wounds(2)).toBe(1);
    expect(t.result).toMatchObject({ hits: 1, blocks: 0, wounds: 1 });
  });
});

describe('Poison', () => {
  const shoot = (enemy: string, dice = ['crit', 'crit']) =>
    lay({
      units: [
        unit('b1-battle-droids', 1, 400, 400, {
          minis: [null, 'fallen', 'fallen', 'fallen', 'fallen', 'fallen', null],
          upgrades: ['radiation-cannon-b1-trooper'],
        }),
        unit(enemy, 0, 560, 400),
        storm(1700, 800),
      ],
      active: 0,
      red: dice as never,
      white: ['blank', 'blank'],
      whiteDefence: Array(4).fill('blank'),
      redDefence: Array(4).fill('blank'),
    }).fight({ weapons: { '0.0': 'none', '6.0': '0:radiation-cannon-b1-trooper' } });
  it('troopers that it has wounded gain tokens, droids do not', () => {
    expect(shoot('chewbacca-walking-carpet').tokens(1, 'poison')).toBe(1);
    expect(shoot('chewbacca-walking-carpet', ['blank', 'blank']).tokens(1, 'poison')).toBe(0);
    expect(shoot('k-2so', ['crit', 'crit']).tokens(1, 'poison')).toBe(0);
  });
  it('[R-LE-101] each is a wound at the end of its activation, and goes', () => {
    const t = lay({
      units: [unit('chewbacca-walking-carpet', 0, 400, 400, holding('poison', 2)), storm(1500, 800)],
      active: { unit: 0, step: 'end' },
    }).goOn(({ state }) => state.turn?.unit !== 0);
    expect([t.wounds(0), t.tokens(0, 'poison')]).toEqual([2, 0]);
  });
});

describe('Precise', () => {
  it('[LE-PRAEZISE-X-01] [LE-ZIELEN-07] Precise 1: an aim token rerolls three dice, not four', () => {
    const t = lay({
      units: [storm(400, 400, { tokens: { aim: 1 } }), rebels(520, 400)],
      active: 0,
      white: ['blank', 'blank', 'blank', 'blank', 'hit', 'hit', 'hit'],
      whiteDefence: ['block', 'block', 'block'],
    });
    t.until('action').take('attack').until('aim', { 'window:attack.reroll': '0:aim' });
    expect(t.match.check(1, ['0', '1', '2', '3'])).toBeDefined();
    t.take(['0', '1', '2']).until('action');
    expect(t.result.hits).toBe(3);
    expect(t.tokens(0, 'aim')).toBe(0);
  });
});

describe('Pulling the Strings', () => {
  const strings = (gap: number) =>
    lay({
      units: [
        unit('emperor-palpatine', 1, 400, 400),
        storm(400 + apart(gap), 400, { ...alone(4), order: 'facedown' }),
        rebels(400 + apart(gap) + 100, 400),
      ],
      active: 0,
      white: ['blank'],
    }).until('action');
  const PULL = 'card:0:pulling-the-strings/pull';
  it('[LE-FAEDEN-ZIEHEN-02] Pulling the Strings: no vehicles', () => {
    const pulls = (friend: Spec) =>
      lay({ units: [unit('emperor-palpatine', 1, 400, 400), friend, rebels(1500, 700)], active: 0 })
        .until('action')
        .options()
        .includes('card:0:pulling-the-strings/pull');
    expect([pulls(storm(500, 400, alone(4))), pulls(unit('at-st', 1, 520, 400))]).toEqual([true, false]);
  });
  it('[LE-FAEDEN-ZIEHEN-01] [LE-FAEDEN-ZIEHEN-02] for an action, another trooper unit at range 2', () => {
    expect(strings(2 * SEGMENT).options()).toContain(PULL);
    expect(strings(2 * SEGMENT + 0.01).options()).not.toContain(PULL);
  });
  it('[LE-FAEDEN-ZIEHEN-03] [LE-FAEDEN-ZIEHEN-04] it makes a free attack or a free move action', () => {
    const t = strings(50).take(PULL).until('free-action', { 'card-unit': '1' });
    expect(t.options()).toEqual(['attack', 'move', 'none']);
    t.take('attack').until('action');
    expect(t.events('action').at(-1)).toMatchObject({ unit: 1, action: 'attack', free: true });
    expect(t.state.turn!.actions).toBe(1);
  });
  it('[LE-FAEDEN-ZIEHEN-06] in its own activation it may still attack', () => {
    const t = lay({
      units: [unit('emperor-palpatine', 1, 400, 400), storm(450, 400), rebels(560, 400, { order: 'facedown' })],
      active: 0,
      white: Array(8).fill('blank'),
    });
    t.until('action').take(PULL).until('action', { 'card-unit': '1', 'free-action': 'attack' }).take('none');
    t.until('action');
    expect(t.state.turn!.unit).toBe(1);
    expect(t.options()).toContain('attack');
  });
  it('[LE-FAEDEN-ZIEHEN-05] what happens after a move happens: the snowtroopers’ enemy reacts', () => {
    const t = lay({
      units: [
        unit('emperor-palpatine', 1, 400, 400),
        storm(450, 400, alone(4)),
        rebels(640, 400, { tokens: { standby: 1 } }),
      ],
      active: 0,
    });
    t.until('action').take(PULL).until('free-action', { 'card-unit': '1' }).take('move');
    t.take({ kind: 'standard', speed: 1, heading: 90, bend: 0, way: 1 });
    expect(t.open).toEqual(['0 free-action']);
  });
});
