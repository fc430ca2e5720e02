import { type AskOf, data } from '@holotisch/armada';
import {
  type Armada,
  aim,
  between,
  DISTANCE,
  hasKeyword,
  hullOf,
  isActivated,
  isShot,
  maxShields,
  speedOf,
  squadronValueOf,
  targetsOf,
  zonesOf,
} from '@holotisch/armada/rules';
import { gainOfSpeed, mustSlowDown } from './course.ts';
import { worthOfShot } from './fight.ts';
import type { Imagined, Ship, Squadron } from './imagine.ts';

/** Dials that are planned ahead, and what is made of them. */

type Command = data.Command;
const isCommander = (upgrade: string): boolean => data.upgradeCard(upgrade).slots.includes('commander');

/** By how much two sides come nearer in a round. */
const CLOSING = 220;

/** Whether a squadron that is commanded in so many rounds will find somebody to attack. */
function hasWork({ g, enemyShips, enemySquadrons }: Imagined, squadron: Squadron, ahead: number): boolean {
  const reach = DISTANCE[Math.max(1, speedOf(g, squadron)) - 1]! + DISTANCE[0]! + (CLOSING / 2) * ahead;
  const foes = hasKeyword(g, squadron, 'bomber')
    ? [...enemyShips, ...enemySquadrons]
    : [...enemySquadrons, ...enemyShips];
  return foes.some((foe) => between(g, squadron, foe) < reach);
}

/** What a ship will want in some rounds: squadrons commanded, guns helped, holes mended, a course that can change. */
function wishes(imagined: Imagined, ship: Ship, ahead: number): Readonly<Record<Command, number>> {
  const { g, squadrons } = imagined;
  const near = squadrons.filter((s) => between(g, ship, s) < 300 && hasWork(imagined, s, ahead));
  const commanded = Math.min(squadronValueOf(g, ship), near.length);
  const missing = zonesOf(g, ship).reduce((sum, zone) => sum + maxShields(g, ship, zone) - ship.shields[zone], 0);
  const nearest = Math.min(2000, ...imagined.enemyShips.map((e) => between(g, ship, e)));
  const soon = nearest - CLOSING * ahead;
  const { aggression, caution } = imagined.character;
  return {
    squadron: commanded * 1.6,
    repair: caution * (Math.min(4, missing) * 0.7 + ship.damage.length * 1.5),
    concentrate: aggression * (soon < 320 ? 2.6 : 0.4),
    navigate: 1.7 + (soon < 600 ? 0.6 : 0) + (ahead > 0 ? 0.3 : 0) + (mustSlowDown(g, ship, ahead + 2) ? 5 : 0),
  };
}

export function chooseDials(imagined: Imagined, ask: AskOf<'dials'>): Record<string, string> {
  const { g } = imagined;
  const out: Record<string, string> = {};
  for (const { id } of ask.fields) {
    const [ship, place] = id.split('.').map(Number);
    const wish = wishes(imagined, g.ship(ship!), place!);
    // Two alike in a row are rarely wanted.
    const before = out[`${ship}.${place! - 1}`] ?? g.ship(ship!).dials[place! - 1];
    const rated = Object.entries(wish).map(([command, n]) => [command, command === before ? n * 0.75 : n] as const);
    out[id] = rated.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
  }
  return out;
}

/** Keep the dial if its command is of use now, else have a token for later. */
export function keepDial(imagined: Imagined, ship: Ship, dial: Command | undefined): 'keep' | 'token' {
  if (dial === undefined) return 'keep';
  const wish = wishes(imagined, ship, 0);
  if (dial === 'navigate') return 'keep';
  if (dial === 'concentrate') return hasShot(imagined, ship) ? 'keep' : 'token';
  return wish[dial] > 0.5 || ship.commands.includes(dial) ? 'keep' : 'token';
}

const hasShot = ({ g }: Imagined, ship: Ship): boolean => bestShot({ g } as Imagined, ship) > 0;

/** What the best attack of a ship would bring now. */
function bestShot(imagined: Imagined, ship: Ship): number {
  const { g } = imagined;
  let best = 0;
  for (const zone of zonesOf(g, ship))
    for (const [target, defending] of targetsOf(g, { unit: ship.id })) {
      const shot = aim(g, { unit: ship.id }, zone, target, defending);
      if (isShot(shot)) best = Math.max(best, worthOfShot(imagined, shot));
    }
  return best;
}

/** The flagship lets others go first where they would do nearly as much. */
const FLAGSHIP_WAITS = 3;
const isFlagship = (ship: Ship): boolean => ship.upgrades.some(({ id }) => isCommander(id));

/** Who shoots best goes first; who has nothing to shoot at waits and sees, by a token or a card that lets it pass. */
export function chooseShip(imagined: Imagined, ask: AskOf<'activate'>): string | undefined {
  const { g } = imagined;
  let best: { readonly id: string; readonly worth: number } | undefined;
  let pass: string | undefined;
  for (const { id, about } of ask.options) {
    if (about === undefined) {
      pass ??= id;
      continue;
    }
    const ship = g.ship(about.unit);
    const worth = bestShot(imagined, ship) - (isFlagship(ship) ? FLAGSHIP_WAITS : 0);
    if (best === undefined || worth > best.worth) best = { id, worth };
  }
  return best === undefined || (best.worth < 1 && pass !== undefined) ? pass : best.id;
}

/** The whole command, dial and token, where there is use for it. */
export function chooseCommand(imagined: Imagined, ship: Ship, ask: AskOf<'command'>): string | undefined {
  const { g } = imagined;
  const ids = ask.options.map((o) => o.id);
  const has = (id: string) => ids.includes(id);
  const both = (prefix: string, dial: boolean, token: boolean) =>
    [dial && token && `${prefix}both`, dial && `${prefix}dial`, token && `${prefix}token`].find(
      (id): id is string => typeof id === 'string' && has(id),
    );
  const squadrons = imagined.squadrons.filter((s) => !isActivated(g.state, s) && between(g, ship, s) < 187);
  const missing = zonesOf(g, ship).reduce((sum, zone) => sum + maxShields(g, ship, zone) - ship.shields[zone], 0);
  if (squadrons.length > 0) {
    const many = squadrons.length > squadronValueOf(g, ship);
    const found = both('squadron:', true, many) ?? (has('squadron:token') ? 'squadron:token' : undefined);
    if (found) return found;
  }
  if (missing > 1 || ship.damage.length > 0) {
    const found = both('repair:', true, ship.damage.length > 0 || missing > 3);
    if (found) return found;
  }
  if (!ids.some((id) => id === 'dial' || id === 'token' || id === 'both')) return 'none';
  const command = ask.options.find(({ about }) => about)?.about?.command;
  if (command !== 'navigate')
    return both('', true, hullOf(g, ship) - ship.damage.length < 3) ?? (has('token') ? 'token' : 'none');
  if (has('dial')) return 'dial';
  return has('token') && gainOfSpeed(imagined, ship, 1) > TOKEN ? 'token' : 'none';
}

/** What a token has to bring to be spent. */
const TOKEN = 1.5;

/** Damage cards first, then shields where they are fewest. */
export function chooseRepair(g: Armada, ship: Ship, ask: AskOf<'repair'>): string | undefined {
  const ids = ask.options.map((o) => o.id);
  const hull =
    ids.find((id) => id.startsWith('hull:') && ship.damage[Number(id.slice(5))]?.faceup) ??
    ids.find((id) => id.startsWith('hull:'));
  if (hull) return hull;
  const recover = ids.filter((id) => id.startsWith('recover:'));
  const zone = (id: string) => zonesOf(g, ship).find((z) => id.endsWith(z))!;
  const least = (list: readonly string[]) =>
    list.reduce((best, id) => (ship.shields[zone(id)] < ship.shields[zone(best)] ? id : best), list[0]!);
  return recover.length > 0 ? least(recover) : 'none';
}
