import type { Ask, Json } from '@holotisch/engine';
import { expect, it } from 'vitest';
import type { Attack, Face } from '../../src/state.ts';
import { decline, rookie, type Scene, type ShipSpec, scene, ship } from '../scene.ts';
import { decimator, fighter, shot } from './by-hand.ts';

/**
 * The odds against the engine: the same attack played out again and again with random dice, by players who answer as the test
 * says and not as the odds do. Seeds are fixed, so it always comes to the same.
 */

const ATTACKS = 100;
type Wanted = (face: Face) => boolean;
const isBlankOrEye: Wanted = (face) => face === 'blank' || face === 'focus';
const isEvade: Wanted = (face) => face === 'evade';

const facesOf = (a: Attack, which: string): readonly Face[] =>
  (which === 'attack' ? a.attackDice : a.defenceDice).map(({ face }) => face);

/** One answer: shoot with this weapon, use this card where the dice want it, let everything else be. */
function answer(s: Scene, ask: Ask, card: string, weapon: string, wanted: Wanted): Json {
  const a = s.state.attacks.at(-1);
  if (ask.type === 'choice') {
    if (ask.kind === 'attack') return ask.options.find(({ id }) => id.includes(weapon))!.id;
    const use = ask.kind.startsWith('window:attack.modify') && ask.options.find(({ id }) => id.includes(card));
    const which = ask.kind.endsWith('AttackDice') ? 'attack' : 'defence';
    return use && a && facesOf(a, which).some(wanted) ? use.id : decline(ask);
  }
  if (ask.type === 'several' && ask.kind === 'card-dice' && a) {
    const faces = facesOf(a, (ask.about as { readonly dice: string }).dice);
    const ids = ask.options.map(({ id }) => id).filter((id) => wanted(faces[Number(id)]!));
    const poorest = ids.sort((one, other) => rank(faces[Number(one)]!) - rank(faces[Number(other)]!));
    return poorest.slice(0, ask.max);
  }
  return decline(ask);
}
const rank = (face: Face): number => ['blank', 'focus', 'hit'].indexOf(face);

/** What came through of one attack; the target does not shoot back. */
function cameThrough(mine: ShipSpec, target: ShipSpec, seed: string, ...how: [string, string, Wanted]): number {
  const s = scene({ phase: 'combat', seed, ships: [rookie(450, 300, 0, mine), target] });
  for (;;) {
    const [over] = [...s.events('hit'), ...s.events('missed')];
    if (over) return over.results.length;
    const ask = s.ask();
    s.take(ask.kind === 'attack' && ask.seat === 1 ? 'none' : answer(s, ask, ...how));
  }
}

it.each([
  ['Maul', 'maul', 'primary', isBlankOrEye, { upgrades: ['crew/maul'] }, decimator()],
  ['Zuckuss', 'zuckuss', 'primary', isEvade, { upgrades: ['crew/zuckuss'] }, fighter()],
  [
    'Guidance Chips',
    'guidancechips',
    'flechettetorpedoes',
    isBlankOrEye,
    {
      ...ship('rebel/ywing/goldsquadronpilot', 450, 300),
      upgrades: ['torpedo/flechettetorpedoes', 'mod/guidancechips'],
      locks: [1],
    },
    decimator(),
  ],
] as const)('%s: what the odds expect is what comes of random attacks', (_, card, weapon, wanted, mine, target) => {
  const { damage, expected } = shot(mine, target, weapon);
  let sum = 0;
  for (let n = 0; n < ATTACKS; n++) sum += cameThrough(mine, target, `${card} ${n}`, card, weapon, wanted);
  const spread = damage.reduce((all, p, hits) => all + p * (hits - expected) ** 2, 0);
  expect(Math.abs(sum / ATTACKS - expected)).toBeLessThan(2.5 * Math.sqrt(spread / ATTACKS));
});
