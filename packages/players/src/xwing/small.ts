import type { ChoiceAsk, Json, SeveralAsk } from '@holotisch/engine';
import { type AskOf, data, type Ship, type XWingAsk } from '@holotisch/xwing';
import {
  boostWay,
  defenceDiceCount,
  isDebris,
  obstaclesMet,
  rollWay,
  straight,
  type XWing,
} from '@holotisch/xwing/rules';
import { cardIn } from './cards.ts';
import { apart, facing } from './foresee.ts';
import type { Imagined } from './imagine.ts';
import { Outlook } from './outlook.ts';
import { pointsOf } from './worth.ts';

/** Small questions: which of two tokens, which face, which card to lose. */

const firstOf = (ask: ChoiceAsk, ids: readonly string[]): string | undefined =>
  ids.find((id) => ask.options.some((o) => o.id === id));

const most = <T>(list: readonly T[], worth: (one: T) => number): T | undefined => {
  let best: { one: T; worth: number } | undefined;
  for (const one of list) {
    const w = worth(one);
    if (best === undefined || w > best.worth) best = { one, worth: w };
  }
  return best?.one;
};

type Choice = Extract<XWingAsk, { type: 'choice' }>;

/** Answers the small questions by their kind; undefined where it is none of them. */
export function chooseSmall(imagined: Imagined, ask: Choice, ship: Ship | undefined): string | undefined {
  const { g } = imagined;
  const ours = ship !== undefined && imagined.mine.includes(ship);
  switch (ask.kind) {
    case 'obstacle':
      return most(ask.options, ({ id }) => -reachOf(id))?.id; // small ones leave room to fly
    case 'dual-side':
      return firstOf(ask, ['0']);
    case 'reinforce':
      return ship && (mostAreAhead(imagined, ship) ? 'fore' : 'aft');
    case 'rotatearc':
      return ship && bestArc(imagined, ship, ask);
    case 'card-face':
      return firstOf(ask, ['crit', 'evade', 'hit']);
    case 'card-number':
      return firstOf(ask, [String(likelyEvades(g)), '0']);
    case 'card-result':
      return firstOf(ask, ['crit', 'focus', 'hit']);
    case 'card-token':
      return firstOf(ask, ['focus', 'evade']);
    case 'card-way':
      return firstOf(ask, ['recover-shield', 'lose-tokens', 'mimicked']);
    case 'jammed':
      return firstOf(ask, ['targetlock', 'evade']);
    case 'damage-card': {
      // Whoever draws several picks for his own ship or for the one that he has hit.
      const victim = g.state.ships[ask.about.victim];
      const sign = victim && imagined.mine.includes(victim) ? -1 : 1;
      return most(ask.options, ({ id }) => sign * harmOf(id))?.id;
    }
    case 'card-search':
      return most(ask.options, ({ id }) => harmOf(id))?.id; // meant for an enemy
    case 'card-damage':
      return ship && most(ask.options, ({ id }) => worstFirst(ship, Number(id)))?.id;
    case 'card-upgrade':
    case 'discard-weapon':
      return most(ask.options, ({ id }) => (ours ? -1 : 1) * priceOf(g, id))?.id;
    case 'drop-template':
      return firstOf(ask, ['straight']);
    case 'tow':
      return 'yes';
    case 'tow-direction':
      return ship && intoTheRocks(g, ship, ask);
    default:
      return undefined;
  }
}

const reachOf = (kind: string): number =>
  Math.max(...data.obstacle(kind).outline.map(([x, y]) => Math.sqrt(x * x + y * y)));

/** Nearer foes count for more. */
const mostAreAhead = ({ foes }: Imagined, ship: Ship): boolean =>
  foes.reduce((sum, { pose }) => sum + facing(ship.pose!, pose!) / (100 + apart(ship.pose!, pose!)), 0) >= 0;

const WAYS = ['front', 'right', 'rear', 'left'] as const;

/** Where the mobile arc finds the most to shoot at. */
function bestArc(imagined: Imagined, ship: Ship, ask: ChoiceAsk): string | undefined {
  const outlook = new Outlook(imagined);
  const was = ship.mobile;
  const worth = (way: string): number => {
    ship.mobile = WAYS.find((one) => one === way) ?? was;
    return outlook.attack(outlook.lines(ship, ship.pose!), true);
  };
  const best = most(ask.options, ({ id }) => worth(id));
  ship.mobile = was;
  return best?.id;
}

/** The likeliest number of evades among the dice that the defender is about to roll: three sides of eight. */
function likelyEvades(g: XWing): number {
  const attack = g.state.attacks.at(-1);
  if (attack === undefined) return 0;
  const defender = g.ship(attack.defender);
  const dice = defenceDiceCount(g, { attack, defender });
  return Math.floor(((dice + 1) * 3) / 8);
}

/** Damage cards that hurt more than most, and those that hurt least. */
const HARM: Readonly<Record<string, number>> = {
  directhit: 5,
  majorhullbreach: 4,
  majorexplosion: 4,
  minorhullbreach: 3,
  structuraldamage: 3,
  consolefire: 3,
  weaponsfailure: 3,
  blindedpilot: 3,
  minorexplosion: 3,
  weaponmalfunction: 3,
  damagedengine: 2,
  thrustcontrolfire: 2,
  munitionsfailure: 1,
  damagedcockpit: 1,
  none: 0,
};
const harmOf = (card: string): number => HARM[card] ?? 2;

const worstFirst = (ship: Ship, place: number): number => {
  const damage = ship.damage[place];
  return damage?.faceup ? harmOf(damage.card) : 0;
};

const priceOf = (g: XWing, key: string): number => {
  for (const { upgrades } of g.state.ships)
    for (const u of upgrades) if (u.id === cardIn(key)) return g.upgrade(u).points;
  return 0;
};

/** A ship in a tractor beam is best put onto an asteroid, where it does not shoot. XW-HINDERNISSE-07 */
function intoTheRocks(g: XWing, ship: Ship, ask: ChoiceAsk): string | undefined {
  const was = ship.pose;
  const ways = [
    boostWay(g, ship, straight(1), 'straight'),
    rollWay(g, ship, straight(1), 'left'),
    rollWay(g, ship, straight(1), 'right'),
  ].filter((way) => ask.options.some((o) => o.id === way.id));
  const found = most(ways, (way) => {
    const { pose, template } = way.place(0, 0);
    ship.pose = pose;
    const met = obstaclesMet(g, ship, template);
    ship.pose = was;
    return met.reduce((sum, i) => sum + (isDebris(g, i) ? 1 : 3), 0);
  });
  return found?.id;
}

/** As many ships as may be chosen, the most valuable first. */
export function chooseShips({ g }: Imagined, ask: SeveralAsk): Json {
  const worth = ({ id }: { readonly id: string }) => pointsOf(g.ship(Number(id)));
  return [...ask.options]
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, ask.max)
    .map((o) => o.id);
}

/** The free place beside the template that is nearest to its middle. */
export function chooseTallonSlide({ region: { free } }: AskOf<'tallon-slide'>): Json | undefined {
  const nearest = free.flatMap((to, i) => (i % 2 === 0 ? [] : [Math.min(to, Math.max(free[i - 1]!, 0))]));
  return most(nearest, (slide) => -Math.abs(slide));
}
