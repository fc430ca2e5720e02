import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { speedOf } from '../../../src/values.ts';
import { lay26 } from '../../edition26/table26.ts';
import { apart, piece, type Spec, type Table, type TableSpec, unit } from '../../table.ts';
import { alone, rebels, storm, VADER } from '../../troops.ts';

/** Keywords that only 2.6 has: who may use them, when, and what comes of it. */

const use = (t: Table, card: string) => t.take(t.options().find((id) => id.includes(card))!);
const offers = (t: Table, card: string) => t.options().some((id) => id.includes(card));
const far = storm(1500, 700, alone(4));
const colours = (t: Table) =>
  t
    .events('rolled')
    .at(-1)!
    .dice.map(({ colour }) => colour);

describe('Aid', () => {
  const SHAAK = unit('shaak-ti', 0, 400, 400);
  const aiming = (others: readonly Spec[], more: Partial<TableSpec> = {}) =>
    lay26({ units: [SHAAK, ...others, far], active: 0, ...more })
      .until('action')
      .take('aim');
  it('hands on what it gains to one it names, within 2 and in sight, for a suppression token', () => {
    const t = aiming([
      rebels(400 + apart(2 * SEGMENT), 400, alone(4)),
      rebels(400, 400 + apart(2 * SEGMENT + 0.01), alone(4)),
      unit('clone-trooper-infantry', 0, 400, 350, alone(4)),
    ]);
    expect(t.open).toEqual(['0 window:token.gained']);
    use(t, 'aid');
    expect(t.options()).toEqual(['1', 'none']);
    t.take('1');
    expect([t.tokens(0, 'aim'), t.tokens(1, 'aim'), t.tokens(0, 'suppression')]).toEqual([0, 1, 1]);
    expect(t.open).toEqual(['0 action']);
  });
  it('need not: it keeps the token and its calm', () => {
    const t = aiming([rebels(500, 400, alone(4))]);
    use(t, 'aid').take('none');
    expect([t.tokens(0, 'aim'), t.tokens(1, 'aim'), t.tokens(0, 'suppression')]).toEqual([1, 0, 0]);
  });
  it('is not asked where nobody it names is near or seen, nor for a standby token', () => {
    const clone = unit('clone-trooper-infantry', 0, 400, 350, alone(4));
    expect(aiming([clone]).open).toEqual(['0 action']);
    const wall = { terrain: [piece('building', 450, 400, 10, 300)] };
    expect(aiming([rebels(500, 400, alone(4))]).open).toEqual(['0 window:token.gained']);
    expect(aiming([rebels(500, 400, alone(4))], wall).open).toEqual(['0 action']);
    const t = lay26({ units: [SHAAK, rebels(500, 400, alone(4)), far], active: 0 });
    expect(t.until('action').take('standby').open).toEqual(['0 action']);
  });
});

describe('Anti-Materiel', () => {
  const shot = (target: Spec) =>
    lay26({
      units: [unit('din-djarin', 0, 400, 400, { upgrades: ['jetpack-rockets-grenades'] }), target],
      active: 0,
    }).fight({
      weapons: (a) =>
        a.type === 'form'
          ? Object.fromEntries(
              a.fields.map((f) => [f.id, f.options.find((o) => o.id.includes('jetpack-rockets'))?.id ?? 'none']),
            )
          : {},
    });
  it('makes its dice better against a vehicle only', () => {
    expect(colours(shot(unit('at-st', 1, 400 + 4 * SEGMENT, 400, { degrees: 180 })))).toEqual(
      Array.from({ length: 4 }, () => 'red'),
    );
    expect(colours(shot(storm(400 + 3 * SEGMENT, 400, alone(4))))).toEqual(Array.from({ length: 4 }, () => 'black'));
  });
});

describe('Attack Run', () => {
  const craft = (way: string) => {
    const t = lay26({
      units: [unit('raddaugh-gnasp-fluttercraft-attack-craft', 0, 600, 400), far],
      active: { unit: 0, step: 'start' },
    });
    t.until('window:unit.activates');
    use(t, 'attack-run').until('card-way');
    expect(t.options()).toEqual(['faster', 'slower']);
    return t.take(way);
  };
  it('one faster or one slower, for this activation', () => {
    expect([
      speedOf(craft('faster').g, craft('faster').unit(0)),
      speedOf(craft('slower').g, craft('slower').unit(0)),
    ]).toEqual([3, 1]);
    expect(craft('faster').state.lasting).toMatchObject([{ unit: 0, until: 'activation' }]);
  });
});

describe('Complete the Mission', () => {
  const token = (seat: number, x: number) => ({ kind: 'advantage', by: 'priority-mission', seat, x, y: 400 });
  const commandos = (x: number, seat: number) => unit('clone-commandos', seat, x, 400, alone(4));
  const attacking = (markers: readonly Spec[]) =>
    lay26({
      units: [commandos(400, 0), storm(600, 400, alone(4))],
      active: 0,
      markers,
      black: ['surge'],
      white: ['surge'],
      redDefence: ['blank', 'blank'],
    }).fight().result;
  it('attacks enemies at its priority token with Critical 2', () => {
    const reach = 600 + SMALL_TOKEN + 13.5 + SEGMENT;
    expect(attacking([token(0, reach - 1)]).crits).toBe(2);
    expect(attacking([token(0, reach + 2)]).crits).toBe(0);
    expect(attacking([token(1, reach - 1)]).crits).toBe(0);
    expect(attacking([]).crits).toBe(0);
  });
  const defending = (markers: readonly Spec[]) =>
    lay26({
      units: [storm(400, 400, alone(4)), commandos(600, 0)],
      active: 0,
      markers,
      white: ['hit'],
      redDefence: ['surge'],
    }).fight().result.blocks;
  it('blocks with surges where it stands at its own token', () => {
    expect([defending([token(0, 640)]), defending([token(0, 900)]), defending([token(1, 640)])]).toEqual([1, 0, 0]);
  });
  it('its player puts a priority token on the table before the battle', () => {
    const t = lay26({
      units: [
        unit('clone-commandos', 0, 0, 0, { status: 'reserve' }),
        unit('stormtroopers', 1, 0, 0, { status: 'reserve' }),
      ],
      phase: 'prepare',
      stage: 0,
      battle: { primary: 'bunker-assault' },
    });
    t.goOn(() => t.state.markers.some(({ by }) => by === 'priority-mission'));
    expect(t.state.markers.filter(({ by }) => by === 'priority-mission')).toMatchObject([
      { kind: 'advantage', seat: 0 },
    ]);
  });
});
/** Half of an advantage token. */
const SMALL_TOKEN = 12.55;

describe('Death From Above', () => {
  const cover = (attacker: string, roof: boolean) =>
    lay26({
      units: [unit(attacker, 0, 400, 400), unit('clone-trooper-infantry', 1, 600, 400, alone(4))],
      terrain: [
        piece('barricade', 555, 400, 14, 200),
        ...(roof ? [piece('building', 400, 400, 120, 120, { height: 30 })] : []),
      ],
      active: 0,
      red: ['hit'],
      black: ['hit'],
      white: ['hit'],
    }).fight().cover;
  it('no cover helps against who stands higher', () => {
    expect([cover('sun-fac', true), cover('sun-fac', false)]).toEqual([0, 2]);
  });
});

describe('Hold the Line', () => {
  const RIOT = 'stormtrooper-riot-squad';
  const striking = (gap: number) =>
    lay26({
      units: [unit(RIOT, 0, 400, 400, alone(4)), rebels(400 + apart(gap), 400, { ...alone(4), seat: 1 })],
      active: 0,
      black: ['surge'],
      white: ['surge'],
      whiteDefence: ['blank'],
    }).fight().result.hits;
  const struck = (gap: number) =>
    lay26({
      units: [rebels(400, 400, alone(4)), unit(RIOT, 1, 400 + apart(gap), 400, alone(4))],
      active: 0,
      black: ['hit'],
      redDefence: ['surge'],
    }).fight().result.blocks;
  it('surges hit and block in melee only', () => {
    expect([striking(0), striking(100)]).toEqual([1, 0]);
    expect([struck(0), struck(100)]).toEqual([1, 0]);
  });
});

describe('Jar’Kai Mastery', () => {
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
});

describe('One Step Ahead', () => {
  const reveal = (card: string, more: readonly Spec[] = []) =>
    lay26({
      units: [unit('lando-calrissian', 0, 300, 300), rebels(600, 300, alone(4)), unit(VADER, 1, 1500, 700), ...more],
      phase: 'command',
      hands: [{ cards: [card] }, { cards: ['push'] }],
    })
      .until('command-card')
      .take(card)
      .until('window:command.revealed');
  it('he makes a speed-1 move; where both cards show the same number of pips, any friend may instead', () => {
    const other = use(reveal('assault'), 'one-step-ahead');
    expect(other.options()).toEqual(['0', 'none']);
    expect(other.take('0').open).toEqual(['0 move']);
    const even = use(reveal('push'), 'one-step-ahead');
    expect(even.options()).toEqual(['0', '1', 'none']);
    even.take('1');
    expect(even.ask()).toMatchObject({ kind: 'move', about: { unit: 1 } });
  });
  it('nobody who fights or cannot move', () => {
    const t = use(
      reveal('push', [storm(600 + apart(0), 300, alone(4)), unit('1-4-fd-laser-cannon-team', 0, 900, 300)]),
      'one-step-ahead',
    );
    expect(t.options()).toEqual(['0', 'none']);
  });
});

describe('Primitive', () => {
  const slings = (target: Spec) =>
    lay26({
      units: [unit('ewok-slingers', 0, 400, 400, alone(6)), target],
      active: 0,
      black: ['crit'],
      whiteDefence: ['blank'],
      redDefence: ['blank'],
    }).fight().result;
  it('critical hits are hits against armor only', () => {
    expect(slings(unit('at-rt-rebel', 1, 550, 400)).wounds).toBe(0);
    expect(slings(storm(550, 400, alone(4)))).toMatchObject({ crits: 1, wounds: 1 });
  });
  it('those of a pool with impact, too: it comes after it', () => {
    const fromBehind = slings(unit('at-st', 1, 560, 400, { degrees: 90 }));
    expect(fromBehind).toMatchObject({ crits: 0, wounds: 0 });
  });
});

describe('Ruthless', () => {
  const activating = (troop: Spec, gap = 100, more: Partial<TableSpec> = {}) =>
    lay26({
      units: [
        { ...storm(400, 400), order: 'faceup', ...troop },
        unit('moff-gideon', 1, 400, 400 + apart(gap)),
        rebels(1500, 700),
      ],
      active: { unit: 0, step: 'start' },
      ...more,
    });
  const asked = (t: Table) => t.open.includes('1 window:unit.activates') && offers(t, 'ruthless');
  it('a corps trooper with an order, in sight within 2, may pay a wound for a free action', () => {
    const t = use(activating({}), 'ruthless');
    expect(t.options()).toEqual(['move', 'aim', 'dodge', 'standby', 'recover', 'none']);
    t.take('aim').until('action');
    expect([t.alive(0), t.tokens(0, 'aim'), t.state.turn?.actions]).toEqual([3, 1, 2]);
    const calm = use(activating({}), 'ruthless').take('none').until('action');
    expect([calm.alive(0), calm.tokens(0, 'aim')]).toEqual([4, 0]);
  });
  it('not without an order, too far away, of another rank, unseen, or of the enemy', () => {
    expect(asked(activating({}))).toBe(true);
    expect(asked(activating({ order: 'none' }))).toBe(false);
    expect([asked(activating(alone(4), 2 * SEGMENT)), asked(activating(alone(4), 2 * SEGMENT + 0.01))]).toEqual([
      true,
      false,
    ]);
    expect(asked(activating({ rank: 'special' }))).toBe(false);
    expect(asked(activating(alone(4), 100, { terrain: [piece('building', 400, 460, 300, 10)] }))).toBe(false);
    expect(asked(activating({ card: 'rebel-troopers', seat: 0 }))).toBe(false);
  });
  it('who falls of it does nothing', () => {
    const t = use(activating(alone(4)), 'ruthless').take('aim');
    expect([t.unit(0).status, t.events('action')]).toEqual(['defeated', []]);
  });
});

describe('Wound', () => {
  it('Maul is wounded once, when he enters play', () => {
    const t = lay26({ units: [unit('maul-a-rival', 0, 400, 400), far], active: 0 });
    const move = () =>
      t.until('action').take('move').until('move').take({ kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1 });
    move();
    expect(t.wounds(0)).toBe(1);
    move();
    expect(t.wounds(0)).toBe(1);
  });
});

describe('Independent', () => {
  const starting = (card: string, more: Spec = {}) => {
    const t = lay26({ units: [unit(card, 0, 400, 400, more), far], phase: 'activation', stage: 0 });
    t.until('window:activation.start');
    return use(t, 'independent');
  };
  it('of a single thing it gains that at once', () => {
    expect(starting('black-sun-vigo').tokens(0, 'aim')).toBe(1);
    expect(starting('ewok-slingers').tokens(0, 'surge')).toBe(1);
  });
});
