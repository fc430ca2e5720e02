import type { ChoiceAsk, Json } from '@holotisch/engine';
import type { Pose } from '@holotisch/table';
import type { AskOf, Ship } from '@holotisch/xwing';
import {
  boostWay,
  boostWays,
  lockable,
  obstacleToReposition,
  rollWay,
  rollWays,
  straight,
  type Way,
  waysWith,
  type XWing,
} from '@holotisch/xwing/rules';
import { actionWorth } from './cards.ts';
import { closing } from './fly.ts';
import type { Imagined } from './imagine.ts';
import { type Lines, Outlook, total } from './outlook.ts';
import { FAR, staysFor } from './room.ts';

/** Choosing actions: each is weighed by what it adds to the shots to come and takes from those of the others. */

/** Most have moved by now, so what threatens is likely to come. */
const DANGER = 0.75;
/** A lock stays until it is used. */
const LOCK_KEPT = 0.8;
/** The token serves the attack or the defence; the other use keeps some of its worth. */
const OTHER_USE = 0.35;
const LEADS_OFF = 20;
/** Leaving a fair place costs the token that might have been taken instead; little gains are not worth the risk. */
const MOVING = 0.2;

interface Weighed {
  readonly id: string;
  readonly worth: number;
}

export function chooseAction(imagined: Imagined, ship: Ship, ask: ChoiceAsk): string {
  const outlook = new Outlook(imagined);
  const here = new Situation(outlook, ship);
  let best: Weighed = { id: 'none', worth: 0 };
  for (const { id } of ask.options) {
    if (id === 'none') continue;
    // Whoever is coordinated acts himself: two could otherwise hand the action back and forth for ever.
    const worth = id === 'coordinate' && ask.kind === 'free-action' ? -1 : here.worthOf(id);
    if (worth > best.worth || !ask.options.some((o) => o.id === best.id)) best = { id, worth };
  }
  return best.id;
}

class Situation {
  readonly outlook: Outlook;
  readonly ship: Ship;
  readonly lines: Lines;
  readonly attack: number;
  readonly dangers: readonly number[];

  constructor(outlook: Outlook, ship: Ship) {
    this.outlook = outlook;
    this.ship = ship;
    this.lines = outlook.lines(ship, ship.pose!);
    const { focus, evade } = ship.tokens;
    this.attack = outlook.attack(this.lines, focus > 0);
    this.dangers = outlook.dangers(this.lines, focus > 0, evade);
  }

  worthOf(action: string): number {
    switch (action) {
      case 'focus':
        return this.#focus();
      case 'evade':
        return this.#evade();
      case 'targetlock':
        return this.#lock();
      case 'boost':
      case 'barrelroll':
        return bestPlace(this.outlook, this.ship, waysOf(this.outlook.g, this.ship, action)).worth;
      case 'cloak':
        return this.attack > 0 ? -1 : 0.5 * this.#evade() + 0.4;
      case 'reinforce':
        return 1.3 * this.#evade();
      case 'reload':
        return this.attack > 0 ? 0 : 1.5;
      case 'coordinate':
        return 0.6;
      case 'jam':
        return 0.5;
      case 'slam':
        return -1;
      default:
        return actionWorth(this.outlook, this.ship, action, this.#focus(), this.#evade());
    }
  }

  #focus(): number {
    const { ship, outlook, lines } = this;
    if (ship.tokens.focus > 0) return 0.3 * this.#saved(outlook.dangers(lines, true, ship.tokens.evade));
    const shoots = outlook.character.aggression * (outlook.attack(lines, true) - this.attack);
    const saves = this.#saved(outlook.dangers(lines, true, ship.tokens.evade));
    // Nobody near: still better than nothing.
    return Math.max(shoots, saves) + OTHER_USE * Math.min(shoots, saves) + 0.1;
  }

  #lock(): number {
    const { outlook, ship } = this;
    return outlook.character.aggression * (bestLock(outlook, ship, lockable(outlook.g, ship))?.worth ?? 0);
  }

  #evade(): number {
    const { outlook, lines, ship } = this;
    return this.#saved(outlook.dangers(lines, ship.tokens.focus > 0, ship.tokens.evade + 1)) + 0.05;
  }

  /** A token stops one attack, the worst one. */
  #saved(now: readonly number[]): number {
    return Math.max(0, ...this.dangers.map((d, i) => d - now[i]!)) * DANGER * this.outlook.character.caution;
  }
}

/** The best ship to lock, with what the lock adds to the attack. */
export function bestLock(
  outlook: Outlook,
  ship: Ship,
  targets: readonly Ship[],
): { readonly target: Ship; readonly worth: number } | undefined {
  const focus = ship.tokens.focus > 0;
  const before = outlook.attack(outlook.lines(ship, ship.pose!), focus);
  const locks = [...ship.locks];
  let best: { target: Ship; worth: number } | undefined;
  for (const target of targets) {
    if (locks.includes(target.id)) continue;
    ship.locks.splice(0, ship.locks.length, target.id);
    const gain = outlook.attack(outlook.lines(ship, ship.pose!), focus) - before;
    const worth = gain > 0 ? gain : locks.length > 0 ? 0 : LOCK_KEPT;
    if (best === undefined || worth > best.worth) best = { target, worth };
  }
  ship.locks.splice(0, ship.locks.length, ...locks);
  return best;
}

type Move = 'boost' | 'barrelroll' | 'decloak';

const USUAL: Readonly<Record<Move, (g: XWing, ship: Ship) => readonly Way[]>> = {
  boost: boostWays,
  barrelroll: rollWays,
  decloak: (g, ship) => [
    rollWay(g, ship, straight(2), 'left'),
    boostWay(g, ship, straight(2), 'straight'),
    rollWay(g, ship, straight(2), 'right'),
  ],
};

const waysOf = (g: XWing, ship: Ship, move: Move): readonly Way[] => waysWith(g, ship, move, USUAL[move](g, ship));

interface Place {
  readonly way: string;
  readonly slides: readonly [number, number];
  readonly worth: number;
}

const NOWHERE: Place = { way: '', slides: [0, 0], worth: Number.NEGATIVE_INFINITY };

/** The best place that one of these ways leads to, beside staying here. */
function bestPlace(outlook: Outlook, ship: Ship, ways: readonly Way[]): Place {
  const { g } = outlook;
  const stay = worthOfPlace(outlook, ship, ship.pose!) + MOVING;
  let best = NOWHERE;
  for (const way of ways)
    for (const slide of way.most === 0 ? [0] : [0, -way.most, way.most]) {
      const place = way.place(0, slide);
      if (obstacleToReposition(g, ship, place.pose, place.template) !== undefined) continue;
      const worth = worthOfPlace(outlook, ship, place.pose) - stay;
      if (worth > best.worth) best = { way: way.id, slides: [0, slide], worth };
    }
  return best;
}

function worthOfPlace(outlook: Outlook, ship: Ship, pose: Pose): number {
  const { g } = outlook;
  const lines = outlook.lines(ship, pose);
  const { focus, evade } = ship.tokens;
  const { aggression, caution } = outlook.character;
  const danger = caution * DANGER * total(outlook.dangers(lines, focus > 0, evade));
  const worth = aggression * outlook.attack(lines, focus > 0) - danger + outlook.company(ship, pose);
  const stays = staysFor(g, ship, pose, ship.tokens.stress, FAR);
  return worth + 0.3 * closing(outlook, pose) - (FAR - stays) * LEADS_OFF;
}

const isMove = (kind: string): kind is Move => Object.hasOwn(USUAL, kind);

/** Which way to go, where the flow asks for a direction. */
export function chooseDirection(imagined: Imagined, ship: Ship, ask: ChoiceAsk): string | undefined {
  const move = ask.kind.replace('-direction', '');
  if (!isMove(move) || ship.seat !== ask.seat) return undefined;
  const ways = waysOf(imagined.g, ship, move).filter((w) => ask.options.some((o) => o.id === w.id));
  const { way } = bestPlace(new Outlook(imagined), ship, ways);
  return ask.options.some((o) => o.id === way) ? way : ask.options.at(-1)!.id; // all are blocked: leave it, or try one
}

/** Where to lie along the template. */
export function chooseSlide(imagined: Imagined, ship: Ship, ask: AskOf<'barrelroll-slide'>): Json | undefined {
  const move = ask.kind.replace('-slide', '');
  if (!isMove(move) || ship.seat !== ask.seat) return undefined;
  const { way } = ask.about;
  const { slides, worth } = bestPlace(
    new Outlook(imagined),
    ship,
    waysOf(imagined.g, ship, move).filter((w) => w.id === way),
  );
  return worth > NOWHERE.worth ? slides : undefined;
}
