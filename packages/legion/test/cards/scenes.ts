import { legion26 } from '../../src/game.ts';
import { SEGMENT } from '../../src/geometry/range.ts';
import { apart, lay, type Script, type Spec, type Table, type TableSpec, unit } from '../table.ts';
import { lay26 } from '../table26.ts';
import { alone, rebels, storm } from '../troops.ts';
import { resolving26 } from './played.ts';
import { inActivation, most } from './watching.ts';

/** Positions that the rulings of several cards begin with. */

/** A unit with the keyword, a friend so far away, and an enemy at the other end of the table. */
export const beside = (card: string, gap: number, more: Spec = {}) =>
  lay({
    units: [unit(card, 0, 400, 400), rebels(400 + apart(gap), 400, { ...alone(4), ...more }), storm(1500, 700)],
    active: 0,
  }).until('action');

/** Han, whose pistol has Pierce 2, shoots at somebody whom royal guards protect from one hit. */
export const pierced = (defender: Spec, piercing: Script[string]) =>
  lay({
    units: [unit('han-solo-unorthodox-general', 0, 400, 400), defender, unit('imperial-royal-guards', 1, 500, 480)],
    active: 0,
    red: ['hit', 'hit'],
    black: ['hit', 'hit'],
    redDefence: ['block', 'block'],
  }).fight({
    defender: '1',
    'window:attack.modify': '2:guardian',
    'card-number': '1',
    'window:defence.modify': piercing,
  });

/** A card of 2.6 has been chosen: cards are resolved right after they were revealed. */
export const choosing = (card: string, units: readonly Spec[], more: object = {}) => {
  const t = lay({ units, phase: 'command', hands: [{ cards: [card] }, {}], ...more }, legion26);
  t.until('command-card').take(card);
  return t;
};

/** The same until the activation phase has begun. */
export const revealing = (card: string, units: readonly Spec[]) =>
  lay({ units, phase: 'command', hands: [{ cards: [card] }, {}] }, legion26)
    .until('command-card')
    .take(card)
    .goOn(inActivation);

/** A unit with the keyword and a friend so far away, before anything is asked. */
export const nearby = (card: string, seat: number, gap: number) =>
  lay({
    units: [
      unit(card, seat, 400, 400),
      unit(seat === 0 ? 'rebel-troopers' : 'stormtroopers', seat, 400 + apart(gap), 400, alone(4)),
      unit(seat === 0 ? 'stormtroopers' : 'rebel-troopers', 1 - seat, 1500, 700),
    ],
    active: 0,
  });

/** The first player issues orders with this card. */
export const commands = (units: readonly Spec[], card: string, more: Spec = {}) =>
  lay({
    units,
    phase: 'command',
    stage: 2,
    hands: [{ played: card, cards: ['standing-orders'] }, { played: 'standing-orders' }],
    ...more,
  });

/** What the Ewok slingers do to a target. */
export const slings = (target: Spec) =>
  lay26({
    units: [unit('ewok-slingers', 0, 400, 400, alone(6)), target],
    active: 0,
    black: ['crit'],
    whiteDefence: ['blank'],
    redDefence: ['blank'],
  }).fight().result;

/** Commandos of whom one is left, with the saboteur's charges. */
export const saboteurs = (x: number, y: number) =>
  unit('rebel-commandos', 0, x, y, {
    minis: [null, 'fallen', 'fallen', 'fallen', null],
    upgrades: ['proton-charge-saboteur'],
  });

/** Two droids and the one who leads them; four have fallen. */
export const droids = (hero: string, more: Spec = {}): Spec =>
  unit('b1-battle-droids', 0, 400, 400, {
    minis: [null, [400, 430], 'fallen', 'fallen', 'fallen', 'fallen', [400, 460]],
    upgrades: [hero],
    ...more,
  });

/** A droid and the one whom an upgrade adds. */
export const b1With = (upgrades: readonly string[], more: Spec = {}) =>
  unit('b1-battle-droids', 0, 400, 400, {
    minis: [[430, 400], ...Array(5).fill('fallen'), [400, 400]],
    upgrades: [...upgrades],
    ...more,
  });

/** An AT-RT that looks to the right, with a card. */
export const walker = (upgrades: readonly (string | Spec)[], more: Spec = {}) =>
  unit('at-rt-rebel', 0, 400, 400, { degrees: 90, upgrades: [...upgrades], ...more });

/** Stormtroopers in a row from y 400 on, spaced by 40. */
export const row = (x: number, count: number, more: Spec = {}) =>
  storm(x, 400, {
    minis: [null, ...[1, 2, 3].map((i) => (i < count ? [x, 400 + 40 * i] : 'fallen'))] as never,
    ...more,
  });

/** A unit in its activation, with an enemy far away. */
export const field = (one: Spec, more: readonly Spec[] = [storm(1700, 800)], spec: Spec = {}) =>
  lay({ units: [one, ...more], active: 0, ...spec }).until('action');

/** Units are deployed, blue's first. */
export const deploying = (units: readonly Spec[], more: Spec = {}) =>
  lay({ units, phase: 'deployment', round: 0, turnOf: 0, ...more });

/** A unit of 2.6 has attacked the other one. */
export const shooting = (own: Spec, target: Spec, script: Script = {}, more: Partial<TableSpec> = {}) =>
  lay26({ units: [own, target], active: 0, ...more }).fight(script);

/** The second player issues orders with this card. */
export const issue = (units: readonly Spec[], card: string, more: object = {}) =>
  lay({ units, phase: 'command', stage: 2, priority: 1, hands: [{}, { played: card }], ...more });

/**
 * A card by which mercenaries do without orders: of four squads of pirates two are within range 3 of the commander. What
 * comes of giving up so many, and the numbers that were offered.
 */
export function fewerOrders(card: string, given: string): { readonly t: Table; readonly numbers: readonly string[] } {
  const pirates = (x: number, y: number) => unit('weequay-pirates', 0, x, y, { minis: [null] });
  const t = resolving26(card, [
    unit('clone-captain-rex', 0, 300, 300),
    pirates(300 + apart(3 * SEGMENT), 300),
    pirates(500, 500),
    pirates(300, 300 + apart(3 * SEGMENT + 0.01)),
    pirates(700, 200),
    unit('clone-trooper-infantry', 0, 400, 200, alone(4)),
    storm(1500, 700, alone(4)),
  ]);
  const numbers: string[] = [];
  t.goOn(inActivation, {
    'window:command.orders': (a) => (a.type === 'choice' ? a.options[0]!.id : ''),
    'card-number': (a) => {
      numbers.push(...(a.type === 'choice' ? a.options.map(({ id }) => id) : []));
      return given;
    },
    'card-units': most,
  });
  return { t, numbers };
}
