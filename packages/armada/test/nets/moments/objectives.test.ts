import { describe, expect, it } from 'vitest';
import { type Script, ship, squadron, type TableSpec } from '../../table.ts';
import { ALL_OBJECTIVES, listen } from './listening.ts';

/**
 * Seat 0 is the first player. 0 and 1 are its ships, 2 and 3 those of the second; 0 and 2 are objective ships. Tokens lie
 * beside 0, beside 2 and far away, obstacles beside 1 and 3.
 */
const VSD = 'victory-ii-class-star-destroyer';
const FULL = { speed: 2, damage: 1, commands: ['repair'] };
const battle = (more: object): TableSpec =>
  JSON.parse(
    JSON.stringify({
      units: [
        ship(VSD, 0, 800, 300, 0, { ...FULL, objectives: 1 }),
        ship(VSD, 0, 1000, 300, 0, FULL),
        ship(VSD, 1, 800, 470, 180, { ...FULL, objectives: 1 }),
        ship(VSD, 1, 1000, 470, 180, FULL),
        squadron('x-wing-squadron', 0, 900, 400, { objectives: 1 }),
        squadron('tie-fighter-squadron', 1, 900, 450),
      ],
      objective: ALL_OBJECTIVES,
      markers: [
        { kind: 'objective', x: 740, y: 320 },
        { kind: 'objective', x: 740, y: 460 },
        { kind: 'objective', x: 300, y: 800 },
      ],
      obstacles: [
        { token: 'station', x: 1080, y: 300 },
        { token: 'debris-1', x: 1090, y: 480 },
        { token: 'dust-1', x: 300, y: 300 },
      ],
      red: ['crit', 'double', 'accuracy', 'hit'],
      blue: ['crit', 'hit', 'accuracy'],
      ...more,
    }),
  );
const attack = (shot: string, more: object, script: Script = {}): string => {
  const { table, moments, numbers } = listen('objective', battle({ step: 'attack', ...more }));
  table.fight({ attack: shot, ...script });
  return `${moments()}\n${numbers()}`.trim();
};

describe('objectives while ships attack', () => {
  it('an objective ship of the first player attacks one of the second', () => {
    expect(attack('front>2.front', { active: 0 })).toMatchInlineSnapshot(`
      "attack.modify 0>2 (0): close-range-intel-scan most-wanted opening-salvo precision-strike rift-assault/change
      critical 0>2 (0): ion-storm marked-for-destruction"
    `);
  });
  it('another ship of the first player attacks another of the second', () => {
    expect(attack('front>3.front', { active: 1 })).toMatchInlineSnapshot(`
      "attack.modify 1>3 (0): close-range-intel-scan precision-strike
      critical 1>3 (0): marked-for-destruction volatile-deposits"
    `);
  });
  it('an objective ship of the second player attacks one of the first', () => {
    expect(attack('front>0.front', { active: 2, turnOf: 1 })).toMatchInlineSnapshot(`
      "attack.modify 2>0 (1): close-range-intel-scan most-wanted opening-salvo precision-strike rift-assault/change
          targeting-beacons
      critical 2>0 (1): ion-storm marked-for-destruction"
    `);
  });
  it('another ship of the second player attacks another of the first', () => {
    expect(attack('front>1.front', { active: 3, turnOf: 1 })).toMatchInlineSnapshot(`
      "attack.modify 3>1 (1): close-range-intel-scan precision-strike
      critical 3>1 (1): marked-for-destruction volatile-deposits"
    `);
  });
  it('a ship of each side attacks a squadron', () => {
    expect(attack('front>5', { active: 0 })).toMatchInlineSnapshot(`"no target 0>5 (0): advanced-gunnery"`);
    expect(attack('front>4', { active: 2, turnOf: 1 })).toMatchInlineSnapshot(`""`);
  });
  it('squadrons attack', () => {
    const own = { phase: 'squadron', flying: { squadron: 4 } };
    expect(attack('>5', own, { 'squadron-act': 'attack' })).toMatchInlineSnapshot(`""`);
    const theirs = { phase: 'squadron', turnOf: 1, flying: { squadron: 5 } };
    expect(attack('>4', theirs, { 'squadron-act': 'attack' })).toMatchInlineSnapshot(`""`);
  });
  it('ships are destroyed', () => {
    const weak = (id: number) => {
      const spec = battle({});
      return { units: spec.units.map((u, i) => (i === id ? { ...u, damage: 7, shields: { front: 0 } } : u)) };
    };
    expect(attack('front>2.front', { active: 0, ...weak(2) })).toMatchInlineSnapshot(`
      "attack.modify 0>2 (0): close-range-intel-scan most-wanted opening-salvo precision-strike rift-assault/change
      critical 0>2 (0): ion-storm marked-for-destruction
      unit.destroyed 2 (0): blockade-run capture-the-vip hyperlane-raid"
    `);
    expect(attack('front>1.front', { active: 3, turnOf: 1, ...weak(1) })).toMatchInlineSnapshot(`
      "attack.modify 3>1 (1): close-range-intel-scan precision-strike
      critical 3>1 (1): marked-for-destruction volatile-deposits"
    `);
  });
});

describe('objectives in a round', () => {
  it('from its first activation to the next round', () => {
    const dials = { dials: ['repair', 'repair', 'repair'] };
    const spec = battle({});
    const units = spec.units.map((u) => ('ship' in u ? { ...u, ...dials } : u));
    const { table, moments, numbers } = listen('objective', { ...spec, units, stage: 'start' });
    table.goOn((t) => t.state.round === 2 && t.state.phase === 'ship', {
      command: (a) => ('options' in a ? a.options[0]!.id : null),
    });
    expect(`${moments()}\n${numbers()}`.trim()).toMatchInlineSnapshot(`
      "command.end  (1): base-defense-ion-cannon planetary-ion-cannon
      command.resolving 0 repair false (0): ion-storm
      command.resolving 1 repair false (0): abandoned-mining-facility
      command.resolving 2 repair false (1): ion-storm
      manoeuvre.landed 0 (0): minefields
      manoeuvre.landed 2 (1): minefields
      round.end  (1): asteroid-tactics contested-outpost doomed-station fire-lanes fleet-in-being
          hyperspace-migration infested-fields navigational-hazards rift-assault volatile-deposits
      ship.revealed 0 (0): capture-the-vip intel-sweep salvage-run sensor-net
      ship.revealed 2 (1): capture-the-vip intel-sweep salvage-run sensor-net
      = dials 0: nebula-outskirts {"add":1}
      = dials 1: nebula-outskirts {"add":1}
      = dials 2: nebula-outskirts {"add":-1,"atLeast":1}
      = dials 3: nebula-outskirts {"add":-1,"atLeast":1}"
    `);
  });
});
