import { lay, type Spec, ship, squadron, type Table } from '../../table.ts';
import { VSD } from './bridge.ts';

/** A ship with enemy squadrons before its guns, for the tests of armaments and what is built into ships. */

/** Ship 0, a Victory II (1 blue against squadrons), with enemy squadrons right ahead at close range: 1, 2 … */
export const flak = (
  upgrades: Spec['upgrades'],
  squadrons: readonly string[],
  more: object = {},
  own: Spec = {},
): Table =>
  lay({
    units: [
      ship(VSD, 0, 900, 300, 0, { speed: 2, upgrades: upgrades!, ...own }),
      ...squadrons.map((id, i) => squadron(id, 1, 880 + 50 * i, 400)),
    ],
    active: 0,
    step: 'attack',
    ...more,
  });
/** Colours of the dice that were rolled last. */
export const rolled = (t: Table): readonly string[] =>
  t
    .events('rolled')
    .at(-1)
    ?.dice.map((d) => d.colour) ?? [];
/** The dice that lay there after the last change. */
export const dice = (t: Table): readonly string[] =>
  t
    .events('dice')
    .at(-1)
    ?.dice.map((d) => `${d.colour} ${d.face}`) ?? [];
/** Which cards have acted. */
export const acted = (t: Table): readonly string[] => t.events('ability').map((e) => e.card);
