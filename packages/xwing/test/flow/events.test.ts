import type { Emit } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import type { XWingEvent } from '../../src/events.ts';
import { attacking, flying, shootLocked } from '../cards/upgrades/duel.ts';
import type { Scene } from '../scene.ts';

const told: XWingEvent[] = [];
const emit: Emit<XWingEvent> = (event) => told.push(event);

/** The first attack of the first round. */
const FIRST = 1000;

const all = (s: Scene) => s.events() as XWingEvent[]; // nothing was changed by hand

/** What was told from the first attack on, with what it belongs to: `type attack/ship in turn`. */
const belongings = (s: Scene): string[] =>
  all(s)
    .slice(all(s).findIndex((e) => e.type === 'fights'))
    .map((e) => `${e.type} ${e.attack === undefined ? '-' : e.attack - FIRST}/${e.active ?? '-'}`);

describe('what an event belongs to', () => {
  it('an attack within an attack is another one, and what comes after it belongs to the outer one again', () => {
    const foe = { faction: 'scum', type: 'jumpmaster5000', pilot: 'dengar', fought: true };
    const s = attacking(['crew/gunner'], { red: 'bbbbbb', green: 'bbbbbb', foe });
    s.take('primary>1', '0:crew.gunner', 'primary>1', 'pass', '1:dengar', 'none').until('dials');
    const told = belongings(s).filter((line) => /^(fights|attack|rolled|missed|ability|shield)/.test(line));
    expect(told).toEqual([
      ...['fights -/0', 'attack 0/0', 'rolled 0/0', 'rolled 0/0', 'missed 0/0', 'ability 0/0'],
      ...['attack 1/0', 'ability 1/0', 'rolled 1/0', 'rolled 1/0', 'missed 1/0'],
      'ability 0/0',
    ]);
  });

  it('the costs of an attack are part of it, and so is what it destroys; an attack performed twice is one', () => {
    const foe = { damage: [{ card: 'directhit' }] };
    const s = shootLocked('missile/clustermissiles', { red: 'hhbhhb', green: 'bbbbbb', foe });
    const own = all(s).filter((e) => e.attack === FIRST);
    expect(own.map((e) => e.type)).toEqual(expect.arrayContaining(['spent', 'discarded', 'attack', 'destroyed']));
    expect(s.events('attack').map((e) => e.attack)).toEqual([FIRST]);
    const twice = shootLocked('missile/clustermissiles', { red: 'hbbhbb', green: 'bbbbbb' });
    expect(twice.events('attack').map((e) => e.attack)).toEqual([FIRST, FIRST]);
  });

  it('is the ship that flies, and nothing between two turns', () => {
    const s = flying([], 's2').until('attack');
    const turns = all(s).map((e) => `${e.type} ${e.active ?? '-'}`);
    expect(turns).toEqual(expect.arrayContaining(['activates 0', 'revealed 0', 'moved 0', 'phase -', 'fights 0']));
  });
});

describe('an event', () => {
  it('that says what its type asks for is told; whatever else does not compile', () => {
    emit({ type: 'shield', ship: 1, by: -1 });
    // @ts-expect-error a type that there is not
    emit({ type: 'shields', ship: 1, by: -1 });
    // @ts-expect-error it does not say how many
    emit({ type: 'shield', ship: 1 });
    // @ts-expect-error it says something that nobody reads
    emit({ type: 'shield', ship: 1, by: -1, token: 'focus' });
    // @ts-expect-error a facedown card has no name
    emit({ type: 'damage', ship: 1, card: 'directhit', faceup: false });
    // @ts-expect-error dice of no attack
    emit({ type: 'rolled', dice: 'attack', faces: ['hit'] });
    // @ts-expect-error it is not plain data
    emit({ type: 'override', change: () => 1 });
    expect(told.length).toBe(7);
  });
});
