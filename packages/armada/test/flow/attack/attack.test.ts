import { describe, expect, it } from 'vitest';
import type { Face } from '../../../src/state.ts';
import { lay, type Spec, ship, squadron, type Table } from '../../table.ts';

/** Attacks of ships, step by step. */

const NEBULON = 'nebulon-b-escort-frigate';
const VICTORY = 'victory-i-class-star-destroyer-empire';
const AT = [900, 300] as const;

/** A Nebulon-B that looks up the table, in its attack step. */
const attacker = (more: Spec = {}, id = NEBULON) => ship(id, 0, AT[0], AT[1], 0, more);
/** A Victory bow to bow with it, so many millimetres from edge to edge. */
const facing = (gap: number, more: Spec = {}, id = VICTORY, half = 51) =>
  ship(id, 1, AT[0], AT[1] + 35.5 + gap + half, 180, { speed: 1, ...more });
const duel = (
  gap: number,
  dice: Partial<Record<'red' | 'blue' | 'black', Face[]>> = {},
  a: Spec = {},
  d: Spec = {},
): Table => lay({ units: [attacker(a), facing(gap, d)], active: 0, step: 'attack', ...dice });

const rolled = (t: Table): string[] =>
  t
    .events('rolled')
    .at(-1)!
    .dice.map((d) => `${d.colour} ${d.face}`);

describe('declaring a target', () => {
  it('[AR-ANGREIFEN-02][AR-ANGREIFEN-03] names the attacking and the defending hull zone', () => {
    const t = duel(100);
    expect(t.open).toEqual(['0 attack']);
    expect(t.options()).toContain('front>1.front');
    t.take('front>1.front');
    expect(t.events('attack')[0]).toMatchObject({
      zone: 'front',
      defending: 'front',
      defender: { unit: 1 },
      range: 'close',
    });
  });

  it('[AR-ANGREIFEN-05][AR-ANGRIFFSREICHWEITE-04] red dice reach to the end of long range and no further', () => {
    expect(duel(304.7).options()).toContain('front>1.front');
    const far = duel(305);
    expect(far.events('noAttack')).toHaveLength(1);
    expect(far.open).not.toContain('0 attack');
  });

  it('[AR-ANGRIFFSREICHWEITE-03][AR-ANGREIFEN-08] blue dice end with medium range', () => {
    const blue = (gap: number) =>
      lay({
        units: [attacker({}, 'cr90-corvette-b'), facing(gap)],
        active: 0,
        step: 'attack',
      });
    expect(blue(186.9).options()).toContain('front>1.front');
    expect(blue(187.1).open).not.toContain('0 attack');
  });

  it('[AR-ANGRIFFSREICHWEITE-02][AR-ANGREIFEN-08] black dice are for close range: beyond it only the others are gathered', () => {
    const victory = (gap: number) =>
      lay({
        units: [ship(VICTORY, 0, AT[0], AT[1] - 15.5, 0), facing(gap, {}, 'nebulon-b-escort-frigate', 35.5)].map(
          (u, i) => ({ ...u, seat: i }),
        ),
        active: 0,
        step: 'attack',
        red: ['hit', 'hit', 'hit'],
        black: ['hit', 'hit', 'hit'],
      }).take('front>1.front');
    expect(rolled(victory(122.9))).toHaveLength(6);
    expect(rolled(victory(123.1))).toEqual(['red hit', 'red hit', 'red hit']);
  });

  it('[AR-ANGRIFFSREICHWEITE-01] goes by the armament: the same hull zone reaches a ship further than a squadron', () => {
    const t = lay({
      units: [
        ship('cr90-corvette-a', 0, 900, 300),
        ship('cr90-corvette-a', 1, 900, 300 + 71 + 250, 180),
        squadron('tie-fighter-squadron', 1, 900, 300 + 35.5 + 17 + 195),
        squadron('tie-fighter-squadron', 1, 960, 300 + 35.5 + 17 + 150),
      ],
      active: 0,
      step: 'attack',
    });
    expect(t.options()).toEqual(expect.arrayContaining(['front>1.front', 'front>3']));
    expect(t.options()).not.toContain('front>2'); // one blue die, beyond medium range
  });
  it('[AR-HUELLENSEKTIONEN-04] squadrons have no hull zones: they attack and are attacked as a whole', () => {
    const t = lay({
      units: [ship('cr90-corvette-a', 0, 900, 300), squadron('tie-fighter-squadron', 1, 900, 400)],
      active: 0,
      step: 'attack',
    });
    expect(t.options()).toEqual(['front>1', 'none']);
    t.fight({ attack: 'front>1' });
    expect(t.events('attack')[0]).toMatchObject({ zone: 'front', defending: null });
    const fighter = lay({
      units: [squadron('tie-fighter-squadron', 0, 900, 400), squadron('x-wing-squadron', 1, 940, 400)],
      phase: 'squadron',
      flying: { squadron: 0 },
    });
    fighter.take('attack').fight({ attack: '>1' });
    expect(fighter.events('attack')[0]).toMatchObject({ zone: null, defending: null });
  });
  it('[AR-ANGREIFEN-29] nobody attacks friends', () => {
    const t = lay({ units: [attacker(), { ...facing(100), seat: 0 }], active: 0, step: 'attack' });
    expect(t.open).not.toContain('0 attack');
  });

  it('[AR-ANGREIFEN-05][AR-ABMESSUNG-VON-FEUERWINKEL-02] what is not in the arc of a zone cannot be attacked from it', () => {
    const t = duel(100);
    expect(t.options()).not.toContain('rear>1.front');
    expect(t.barred('rear>1.front')).toContain('AR-ANGREIFEN-05');
  });

  it('[AR-SICHTLINIE-04][AR-ABMESSUNG-VON-FEUERWINKEL-07] the far side of a ship is hidden by its near side', () => {
    const t = duel(100);
    expect(t.options()).not.toContain('front>1.rear');
    expect(t.barred('front>1.rear')?.some((c) => c === 'AR-SICHTLINIE-04' || c === 'AR-ANGREIFEN-05')).toBe(true);
  });

  it('[AR-AKTIVIERUNG-VON-SCHIFFEN-04][AR-AKTIVIERUNG-VON-SCHIFFEN-05] two attacks, from different hull zones', () => {
    const beside = ship('gladiator-i-class-star-destroyer', 1, AT[0] + 140, AT[1], 90);
    const third = ship('raider-i-class-corvette', 1, AT[0] - 140, AT[1], 90);
    const t = lay({ units: [attacker(), facing(100), beside, third], active: 0, step: 'attack' });
    t.fight({ attack: 'front>1.front' });
    expect(t.open).toEqual(['0 attack']);
    expect(t.options().some((o) => o.startsWith('front>'))).toBe(false);
    t.fight({
      attack: (ask) => (ask.type === 'choice' ? ask.options.find((o) => o.id.startsWith('right>2'))!.id : ''),
    });
    expect(t.open).not.toContain('0 attack');
  });

  it('[AR-ANGREIFEN-27] the same ship may be attacked from both zones that see it', () => {
    const corner = ship(VICTORY, 1, AT[0] + 110, AT[1] + 150, 225, { speed: 1 });
    const t = lay({ units: [attacker(), corner], active: 0, step: 'attack' });
    const zones = new Set(t.options().map((o) => o.split('>')[0]));
    expect(zones.has('front') && zones.has('right')).toBe(true);
    t.fight({ attack: t.options().find((o) => o.startsWith('front>'))! });
    expect(t.options().some((o) => o.startsWith('right>1'))).toBe(true);
  });
});

describe('rolling', () => {
  it('[AR-ANGREIFEN-09][AR-BEWAFFNUNG-02] a ship is attacked with the battery of the attacking zone', () => {
    expect(rolled(duel(200, { red: ['hit', 'blank', 'crit'] }).take('front>1.front'))).toEqual([
      'red hit',
      'red blank',
      'red crit',
    ]);
  });

  it('[AR-ANGREIFEN-10][AR-BEWAFFNUNG-04] a squadron with the anti-squadron armament, whatever the zone', () => {
    const t = lay({
      units: [attacker(), squadron('tie-fighter-squadron', 1, AT[0], AT[1] + 100)],
      active: 0,
      step: 'attack',
      blue: ['hit', 'crit'],
    }).take('front>1');
    expect(rolled(t)).toEqual(['blue hit', 'blue crit']);
    t.fight();
    // AR-ANGREIFEN-20: critical icons add nothing
    expect(t.damage).toBe(1);
  });

  it('[AR-VERSPERRT-01][AR-VERSPERRT-02] through an obstacle one die less, however many obstacles there are', () => {
    const rocks = [
      { token: 'asteroid-3', x: AT[0], y: AT[1] + 90, degrees: 90 },
      { token: 'debris-1', x: AT[0], y: AT[1] + 150 },
    ];
    const t = lay({
      units: [attacker(), facing(200)],
      obstacles: rocks,
      active: 0,
      step: 'attack',
      red: ['hit', 'hit', 'hit'],
    });
    t.take('front>1.front');
    expect(t.events('attack')[0]!.obstructed).toBe(true);
    expect(rolled(t)).toHaveLength(2);
    expect(t.events('note').some((e) => e.clauses.includes('AR-VERSPERRT-02'))).toBe(true);
  });

  it('[AR-SICHTLINIE-05][AR-SICHTLINIE-09] a third ship obstructs, a squadron does not', () => {
    const between = ship('gozanti-class-cruisers-empire', 1, AT[0], AT[1] + 120, 90);
    const t = lay({ units: [attacker(), facing(200), between], active: 0, step: 'attack' }).take('front>1.front');
    expect(t.events('attack')[0]!.obstructed).toBe(true);
    const fighters = squadron('tie-fighter-squadron', 1, AT[0], AT[1] + 120);
    const free = lay({ units: [attacker(), facing(200), fighters], active: 0, step: 'attack' }).take('front>1.front');
    expect(free.events('attack')[0]!.obstructed).toBe(false);
  });

  it('[AR-ANGREIFEN-11][AR-FAQ-ANGRIFFE-02] the last die removed by an obstruction cancels the attack', () => {
    const rock = { token: 'asteroid-3', x: AT[0], y: AT[1] + 90, degrees: 90 };
    const t = lay({
      units: [attacker({}, 'gozanti-class-assault-carriers'), facing(60)].map((u, i) => ({ ...u, seat: i })),
      obstacles: [rock],
      active: 0,
      step: 'attack',
    }).take('front>1.front');
    expect(t.events('cancelled')).toHaveLength(1);
    expect(t.events('rolled')).toHaveLength(0);
  });
});

describe('attack effects', () => {
  it('[AR-ANGREIFEN-14][AR-ANGREIFEN-15][AR-WUERFELSYMBOLE-03] each accuracy icon locks one defence token', () => {
    const t = duel(200, { red: ['accuracy', 'hit', 'hit'] }).take('front>1.front');
    expect(t.open).toEqual(['0 window:attack.modify']);
    t.take('0:accuracy', '0'); // the Victory's brace
    expect(t.events('dice').at(-1)).toMatchObject({ how: 'spent' });
    t.until('window:attack.defend', { 'window:attack.modify': 'pass' });
    expect(t.options()).toEqual(['1:token.1', '1:token.2', 'pass']);
    expect(t.barred('1:token.0')).toContain('AR-ANGREIFEN-15');
  });

  it('[AR-KOMMANDOS-20][AR-KOMMANDOS-21] a Concentrate Fire dial adds a die of a colour in the pool', () => {
    const t = duel(200, { red: ['hit', 'hit', 'blank', 'double'] }, { open: ['concentrate'] }).take(
      'front>1.front',
      '0:concentrate',
    );
    expect(t.state.attacks[0]!.dice.map((d) => d.face)).toEqual(['hit', 'hit', 'blank', 'double']);
    expect(t.ship(0).open).toEqual([]);
  });

  it('[AR-KOMMANDOS-22] its token rerolls one die', () => {
    const t = duel(200, { red: ['hit', 'hit', 'blank', 'double'] }, { commands: ['concentrate'] }).take(
      'front>1.front',
      '0:concentrate',
      ['2'],
    );
    expect(t.state.attacks[0]!.dice.map((d) => d.face)).toEqual(['hit', 'hit', 'double']);
    expect(t.ship(0).commands).toEqual([]);
  });

  it('[AR-KOMMANDOS-24][AR-FAQ-KOMMANDOS-01][AR-FAQ-KOMMANDOS-07] both together are one command, and the added die may be rerolled', () => {
    const t = duel(
      200,
      { red: ['hit', 'hit', 'hit', 'blank', 'crit'] },
      { open: ['concentrate'], commands: ['concentrate'] },
    );
    t.take('front>1.front', '0:concentrate', 'both', ['3']);
    expect(t.state.attacks[0]!.dice.map((d) => d.face)).toEqual(['hit', 'hit', 'hit', 'crit']);
    expect(t.events('command')).toEqual([expect.objectContaining({ dial: true, token: true })]);
  });

  it('[AR-KOMMANDOS-23][AR-FAQ-KOMMANDOS-06] the token does not help a second attack of the round once the dial has been spent', () => {
    const beside = ship('gladiator-i-class-star-destroyer', 1, AT[0] + 140, AT[1], 90);
    const t = lay({
      units: [attacker({ open: ['concentrate'], commands: ['concentrate'] }), facing(200), beside],
      active: 0,
      step: 'attack',
    }).take('front>1.front');
    t.take('0:concentrate', 'dial').fight();
    t.take(t.options().find((o) => o.startsWith('right>2'))!);
    expect(t.open.includes('0 window:attack.modify') && t.options().includes('0:concentrate')).toBe(false);
  });

  it('[AR-FAQ-KOMMANDOS-08][AR-KOMMANDOS-29] a command may be resolved without its effect', () => {
    const t = duel(200, { red: ['hit', 'hit', 'hit'] }, { commands: ['concentrate'] }).take(
      'front>1.front',
      '0:concentrate',
      [],
    );
    expect(t.events('command')).toHaveLength(1);
    expect(t.state.attacks[0]!.dice.map((d) => d.face)).toEqual(['hit', 'hit', 'hit']);
  });
});

describe('damage', () => {
  it('[AR-ANGREIFEN-18][AR-ANGREIFEN-19][AR-ANGREIFEN-21] hits and critical icons between ships; shields first, then cards', () => {
    const t = duel(200, { red: ['double', 'hit', 'crit'] }, {}, { shields: { front: 2 } }).take('front>1.front');
    t.fight({ critical: 'none' });
    expect(t.damage).toBe(4);
    expect(t.ship(1).shields.front).toBe(0);
    expect(t.ship(1).damage).toHaveLength(2);
    expect(t.ship(1).damage.every((d) => !d.faceup)).toBe(true);
  });

  it('[AR-ANGREIFEN-17][AR-ANGREIFEN-22] the standard critical effect deals the first damage card faceup, and only that one', () => {
    const t = duel(200, { red: ['double', 'hit', 'crit'] }, {}, { shields: { front: 1 } }).take('front>1.front');
    t.fight({ critical: 'standard' });
    expect(t.events('damageCard').map((e) => e.card !== null)).toEqual([true, false, false]);
  });

  it('[AR-ANGREIFEN-22] if shields stop all of it no card is dealt', () => {
    const t = duel(200, { red: ['hit', 'blank', 'crit'] }).take('front>1.front');
    t.fight({ critical: 'standard' });
    expect([t.damage, t.ship(1).damage.length, t.ship(1).shields.front]).toEqual([2, 0, 1]);
  });

  it('[AR-KRITISCHE-EFFEKTE-01][AR-KRITISCHE-EFFEKTE-03] without a critical icon none is offered; it spends no die', () => {
    const none = duel(200, { red: ['hit', 'blank', 'hit'] })
      .take('front>1.front')
      .fight();
    expect(none.events('critical')).toHaveLength(0);
    const one = duel(200, { red: ['hit', 'blank', 'crit'] })
      .take('front>1.front')
      .fight({ critical: 'standard' });
    expect([one.events('critical').length, one.damage]).toEqual([1, 2]);
  });

  it('[AR-KRITISCHE-EFFEKTE-04] squadrons neither cause nor suffer critical effects unless they are Bombers', () => {
    const fighters = (id: string) =>
      lay({
        units: [squadron(id, 0, AT[0], AT[1]), ship(VICTORY, 1, AT[0], AT[1] + 110, 180, { shields: { front: 0 } })],
        flying: { squadron: 0, by: null },
        phase: 'squadron',
        blue: ['crit', 'crit', 'crit'],
        red: ['crit'],
        black: ['hitcrit'],
      }).take('attack');
    const a = fighters('a-wing-squadron');
    a.fight({ attack: a.options()[0]! });
    expect([a.events('critical').length, a.damage]).toEqual([0, 1]); // the hit of a black die, not its critical icon
    const b = fighters('b-wing-squadron');
    b.until('critical', { attack: b.options()[0]! });
    expect(b.options()).toContain('standard');
  });

  it('[AR-ZERSTOERTE-SCHIFFE-UND-STAFFELN-01][AR-SCHADEN-05] a ship with as many cards as hull is destroyed; one less and it lives', () => {
    const last = (cards: number) =>
      duel(200, { red: ['hit', 'blank', 'blank'] }, {}, { shields: { front: 0 }, damage: cards })
        .take('front>1.front')
        .fight();
    expect(last(6).unit(1).status).toBe('play');
    const gone = last(7);
    expect(gone.unit(1).status).toBe('destroyed');
    // its cards are in the discard pile
    expect(gone.state.deck.discard).toHaveLength(8);
  });

  it('[AR-SCHADEN-02][AR-ZERSTOERTE-SCHIFFE-UND-STAFFELN-02] a squadron loses hull, and at 0 it is destroyed', () => {
    const t = (hull: number) =>
      lay({
        units: [attacker(), squadron('tie-fighter-squadron', 1, AT[0], AT[1] + 100, { hull })],
        active: 0,
        step: 'attack',
        blue: ['hit', 'hit'],
      })
        .take('front>1')
        .fight();
    expect([t(3).squadron(1).hull, t(3).unit(1).status]).toEqual([1, 'play']);
    expect(t(2).unit(1).status).toBe('destroyed');
  });
});

describe('further squadrons', () => {
  const swarm = (dx: number[]) =>
    lay({
      units: [attacker(), ...dx.map((x) => squadron('tie-fighter-squadron', 1, AT[0] + x, AT[1] + 110))],
      active: 0,
      step: 'attack',
      blue: ['hit', 'blank', 'hit', 'hit', 'hit', 'hit'].map((f) => (f === 'blank' ? 'accuracy' : f)) as Face[],
    });

  it('[AR-ANGREIFEN-23][AR-ANGREIFEN-25] one attack goes on against every squadron in arc, each of them once', () => {
    const t = swarm([-20, 20]).take('front>1');
    t.until('further-target', { 'window:attack.modify': 'pass' });
    expect(t.options()).toEqual(['front>2', 'none']);
    t.take('front>2').fight({ 'window:attack.modify': 'pass' });
    expect(t.events('attack').map((e) => e.defender)).toEqual([{ unit: 1 }, { unit: 2 }]);
    expect(new Set(t.events('attack').map((e) => e.attack)).size).toBe(1);
  });

  it('[AR-ANGREIFEN-23] each at its own range, obstructed or not by itself', () => {
    const t = lay({
      units: [
        attacker({ commands: ['concentrate'] }),
        squadron('tie-fighter-squadron', 1, AT[0], AT[1] + 110),
        squadron('tie-fighter-squadron', 1, AT[0], AT[1] + 220),
      ],
      active: 0,
      step: 'attack',
      blue: ['hit', 'hit', 'hit', 'hit', 'hit', 'hit'],
    }).take('front>1');
    const first = t.state.attacks[0]!.range;
    t.until('further-target', { 'window:attack.modify': 'pass' }).take('front>2');
    expect([first, t.state.attacks[0]!.range]).toEqual(['close', 'medium']);
  });

  it('[AR-ANGREIFEN-24] only from the same hull zone: a squadron abeam is no further target', () => {
    const t = lay({
      units: [
        attacker(),
        squadron('tie-fighter-squadron', 1, AT[0], AT[1] + 110),
        squadron('tie-fighter-squadron', 1, AT[0] + 120, AT[1]),
      ],
      active: 0,
      step: 'attack',
    }).take('front>1');
    t.fight({ 'window:attack.modify': 'pass' });
    expect(t.events('attack')).toHaveLength(1);
  });

  it('[AR-ANGREIFEN-26][AR-KOMMANDOS-23] Concentrate Fire helps against one of them only', () => {
    const t = lay({
      units: [
        attacker({ commands: ['concentrate'] }),
        squadron('tie-fighter-squadron', 1, AT[0] - 20, AT[1] + 110),
        squadron('tie-fighter-squadron', 1, AT[0] + 20, AT[1] + 110),
      ],
      active: 0,
      step: 'attack',
      blue: ['hit', 'hit', 'hit', 'hit', 'hit', 'hit'],
    }).take('front>1', '0:concentrate', []);
    t.until('further-target', { 'window:attack.modify': 'pass' }).take('front>2');
    expect(t.open.includes('0 window:attack.modify')).toBe(false);
  });
});
