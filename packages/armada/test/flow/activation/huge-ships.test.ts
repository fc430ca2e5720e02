import { describe, expect, it } from 'vitest';
import { batteryOf, commandOf, hullOf, squadronValueOf } from '../../../src/values.ts';
import { lay, type Spec, ship, type Table } from '../../table.ts';

/** Huge ships: ships like others, but for what the book says of them alone. */

const SSD = 'executor-i-class-star-dreadnought';
const ISD = 'imperial-ii-class-star-destroyer';
const X = 900;
const Y = 450;
const huge = (more: Spec = {}): Spec => ship(SSD, 0, X, Y, 0, { speed: 2, ...more });
const far = ship('cr90-corvette-a', 1, 1700, 800, 180);

describe('huge ships', () => {
  it('[AR-RIESIGES-SCHIFF-01] follow the rules of ships: dial, attack, manoeuvre', () => {
    const t = lay({
      units: [huge({ dials: ['repair'], speed: 1 }), ship(ISD, 1, X, Y + 177.5 + 64.5 + 80, 180), far],
      active: 0,
    });
    t.goOn((u) => u.ship(0).activated, { attack: ['front>1.front', 'none'] });
    const steps = t.events().map((e) => e.type);
    const told = steps.filter((type) => ['revealed', 'attack', 'moved', 'activationEnds'].includes(type));
    expect(told).toEqual(['revealed', 'attack', 'moved', 'activationEnds']);
  });

  it('[AR-RIESIGES-SCHIFF-03] their sheet is a ship card: hull, values, tokens and icons, for cards and rules alike', () => {
    const { g } = lay({ units: [huge({ upgrades: ['captain-needa'] }), far] });
    const one = g.ship(0);
    const card = g.card(one);
    expect([hullOf(g, one), commandOf(g, one), squadronValueOf(g, one)]).toEqual([33, 4, 6]);
    expect([card.shields.front, card.shields.auxiliary, one.shields['left-auxiliary']]).toEqual([6, 5, 5]);
    expect(one.tokens.map((token) => token.kind)).toEqual([...card.tokens]);
    expect(g.cards(one)).toHaveLength(1); // its upgrade cards act as on any ship
  });

  it('[AR-RIESIGES-SCHIFF-08] what a card says of the left and right hull zone is not said of the auxiliary ones', () => {
    const { g } = lay({ units: [huge({ upgrades: ['enhanced-armament'] }), far] });
    const { g: bare } = lay({ units: [huge(), far] });
    const more = (zone: Parameters<typeof batteryOf>[2]) =>
      batteryOf(g, g.ship(0), zone).red - batteryOf(bare, bare.ship(0), zone).red;
    expect([more('left'), more('right'), more('left-auxiliary'), more('right-auxiliary')]).toEqual([1, 1, 0, 0]);
  });

  /** Moff Jerjerrod and a Navigate dial have raised the first and the second joint. */
  const course = (unit: Spec): Table =>
    lay({ units: [unit, far], active: 0, step: 'manoeuvre' }).until('course', {
      command: 'dial',
      'window:course.determine': '0:moff-jerjerrod',
    });
  const jerjerrod = { open: ['navigate'], upgrades: ['moff-jerjerrod'] };
  it('[AR-BEISPIEL-BEWEGUNG-EINES-RIESIGEN-01][AR-RIESIGES-SCHIFF-16] a course that leaves the tool no side is refused to them, and to them alone', () => {
    const t = course(huge(jerjerrod));
    expect(t.ask()).toMatchObject({ region: { extra: 1, yaw: { 2: [2, 0] } } });
    for (const side of ['left', 'right']) t.refuses({ speed: 2, clicks: [-1, 1], side }, 'AR-RIESIGES-SCHIFF-17');
    t.refuses({ speed: 2, clicks: [-1, 0], side: 'right' }, 'AR-BEWEGUNG-VON-SCHIFFEN-07');
    t.take({ speed: 2, clicks: [-1, 0], side: 'left' });
    expect(t.events('moved')).toMatchObject([{ unit: 0, speed: 2 }]);
    const large = course(ship(ISD, 0, X, Y, 0, { speed: 2, ...jerjerrod }));
    large.take({ speed: 2, clicks: [-1, 1], side: 'right' });
    expect(large.events('moved')).toHaveLength(1);
  });
});
