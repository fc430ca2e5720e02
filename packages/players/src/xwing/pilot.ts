import type { Json, Rng } from '@holotisch/engine';
import type { AskOf, Ship, XWingAsk, XWingView } from '@holotisch/xwing';
import {
  aim,
  armaments,
  dialOf,
  difficultyOf,
  isShot,
  landing,
  leavesTable,
  obstaclesMet,
} from '@holotisch/xwing/rules';
import { type Character, EVEN } from '../character.ts';
import { opinionated, type Player, type Turn } from '../player.ts';
import { bestLock, chooseAction, chooseDirection, chooseSlide } from './act.ts';
import { bombCatch, isBomb, isDear, isForTheFight, rescues, takesStress } from './cards.ts';
import { chooseAttack, chooseDice, chooseFighter, chooseModification } from './fight.ts';
import { AILERONS, bestManoeuvre, chooseDials, chooseDrift, chooseNext, rate } from './fly.ts';
import { apart } from './foresee.ts';
import { type Imagined, imagine } from './imagine.ts';
import { Outlook } from './outlook.ts';
import { hasRoom } from './room.ts';
import { chooseDeployment, chooseEdge, chooseObstaclePlace } from './setup.ts';
import { chooseShips, chooseSmall, chooseTallonSlide } from './small.ts';
import { lifeLeft, pointsOf } from './worth.ts';

/**
 * A computer pilot for X-Wing. It thinks with the rules of the game on a table that it has imagined from its own view,
 * asks what the foes would do if they thought likewise, and weighs everything in squad points. It goes nowhere from where
 * it could not find its way on the table. Where it has no opinion it takes any legal answer.
 */
export const pilotOf = (character: Character, hasty = false): Player<XWingView, XWingAsk> =>
  opinionated('veteran', (turn, manner) => opinion(turn, manner, hasty), character);

export const xwingPilot = pilotOf(EVEN);
/** The same in a hurry, for those who think many moves ahead. */
export const hastyPilot = pilotOf(EVEN, true);

function opinion(
  { seat, view, ask, rng }: Turn<XWingView, XWingAsk>,
  character: Character,
  hasty: boolean,
): Json | undefined {
  const imagined = imagine(view, seat, character, hasty);
  switch (ask.type) {
    case 'form':
      return chooseDials(imagined, ask);
    case 'several':
      if (ask.kind === 'card-ships') return chooseShips(imagined, ask);
      return ask.kind === 'card-upgrades' ? undefined : chooseDice(imagined, ask);
    case 'region':
      return choosePlace(imagined, ask, rng);
    case 'choice':
      return choose(imagined, ask);
  }
}

function choosePlace(imagined: Imagined, ask: Extract<XWingAsk, { type: 'region' }>, rng: Rng): Json | undefined {
  const { g } = imagined;
  switch (ask.kind) {
    case 'deploy':
      return chooseDeployment(imagined, g.ship(ask.about.ship), ask);
    case 'obstacle-place':
      return chooseObstaclePlace(imagined, ask, rng);
    case 'tallon-slide':
      return chooseTallonSlide(ask);
    case 'tow-slide':
      return [0, 0];
    case 'barrelroll-slide':
    case 'boost-slide':
    case 'decloak-slide':
      return chooseSlide(imagined, g.ship(ask.about.ship), ask);
    default:
      return undefined;
  }
}

type Choice = Extract<XWingAsk, { type: 'choice' }>;

/** The ship that a question is about, if it says so. */
const aboutShip = ({ g }: Imagined, ask: Choice): Ship | undefined =>
  'about' in ask && ask.about && 'ship' in ask.about ? g.ship(ask.about.ship) : undefined;

/** The ships among the options. */
const shipsIn = ({ g }: Imagined, ask: Choice): Ship[] =>
  ask.options.flatMap(({ id, about }) =>
    about && 'ship' in about && about.ship === Number(id) ? (g.state.ships[Number(id)] ?? []) : [],
  );

function choose(imagined: Imagined, ask: Choice): string | undefined {
  if (isWindow(ask)) return chooseWindow(imagined, ask);
  const ship = aboutShip(imagined, ask);
  const { kind } = ask;
  const small = chooseSmall(imagined, ask, ship);
  if (small !== undefined) return small;
  if (kind.endsWith('-direction')) return ship && chooseDirection(imagined, ship, ask);
  switch (ask.kind) {
    case 'initiative':
      return 'opponent'; // who moves later sees more
    case 'edge':
      return chooseEdge(imagined, ask);
    case 'activate':
    case 'decloak-order':
      return String(chooseNext(imagined.g, shipsIn(imagined, ask)).id);
    case 'fight':
      return String(chooseFighter(imagined, shipsIn(imagined, ask)).id);
    case 'action':
    case 'free-action':
      return ship && chooseAction(imagined, ship, ask);
    case 'lock':
      return ship && chooseLock(imagined, ship, ask);
    case 'attack':
      return ship && chooseAttack(imagined, ship, ask);
    case 'decloak':
      return ship && shouldDecloak(imagined, ship) ? 'yes' : 'no';
    case 'card-manoeuvre':
    case 'slam':
    case 'stressed-manoeuvre':
      return ship && chooseManoeuvre(imagined, ship, ask);
    case 'time-up':
      return 'no'; // it has no clock
    case 'card-may':
      return isDear(ask.about.card) ? 'no' : 'yes';
    case 'card-side':
      return ship && AILERONS.includes(ask.about.card)
        ? chooseDrift(new Outlook(imagined), ship, ask.options)
        : undefined;
    case 'pay-lock':
      return 'targetlock';
    default:
      return chooseAmongShips(imagined, ask);
  }
}

/** Own ships: the one that matters most. Ships of the others: the one that is nearest to its end for its points. */
function chooseAmongShips(imagined: Imagined, ask: Choice): string | undefined {
  const ships = shipsIn(imagined, ask);
  if (ships.length === 0) return undefined;
  const foes = ships.filter((s) => imagined.foes.includes(s));
  const among = foes.length > 0 ? foes : ships;
  const weight = (s: Ship) => pointsOf(s) / (foes.length > 0 ? lifeLeft(imagined.g, s) : 1);
  return String(among.reduce((best, s) => (weight(s) > weight(best) ? s : best), among[0]!).id);
}

function chooseLock(imagined: Imagined, ship: Ship, ask: AskOf<'lock'>): string | undefined {
  const { sides } = imagined.g.state;
  const foes = shipsIn(imagined, ask).filter((s) => sides[s.seat] !== sides[ship.seat]);
  const best = bestLock(new Outlook(imagined), ship, foes);
  return best ? String(best.target.id) : ask.options.at(-1)!.id; // 'none', or whoever is locked already
}

/** For an own ship the best manoeuvre; for a stressed one of the others whatever hurts it most. */
function chooseManoeuvre(imagined: Imagined, ship: Ship, ask: AskOf<'slam' | 'card-manoeuvre'>): string | undefined {
  const { g } = imagined;
  if (imagined.mine.includes(ship)) return bestManoeuvre(new Outlook(imagined), ship, ask.options).id;
  const harm = (code: string): number => {
    const m = dialOf(ship).find((one) => one.code === code);
    if (m === undefined || m.bearing === 'stationary') return 0;
    const was = ship.pose;
    const end = landing(g, ship, m);
    ship.pose = end.pose;
    const rocks = obstaclesMet(g, ship, undefined).length;
    const off = leavesTable(g, ship, end.pose);
    ship.pose = was;
    return off ? 10 : rocks > 0 ? 2 : end.overlapped.length > 0 ? 1 : 0;
  };
  return ask.options.reduce((best, o) => (harm(o.id) > harm(best.id) ? o : best), ask.options[0]!).id;
}

const IN_THE_FIGHT = 420;

/** It cannot shoot while cloaked, so it shows itself once somebody is near. */
const shouldDecloak = ({ foes }: Imagined, ship: Ship): boolean =>
  foes.some((f) => apart(f.pose!, ship.pose!) < IN_THE_FIGHT);

type Window = AskOf<'window:combat.start'>;
const isWindow = (ask: Choice): ask is Window => ask.kind.startsWith('window:');

/** A window of card abilities: use what helps, pass on what costs. */
function chooseWindow(imagined: Imagined, ask: Window): string {
  if (ask.kind === 'window:attack.modifyAttackDice' || ask.kind === 'window:attack.modifyDefenceDice')
    return chooseModification(imagined, ask);
  const planned = ask.kind === 'window:ship.revealed' || ask.kind === 'window:ship.activates';
  const wanted = ask.options.find(({ id, about }) => {
    if (id === 'pass' || (isDear(id) && !planned)) return false;
    const ship = imagined.g.state.ships[about?.piece ?? -1];
    if (ship?.pose == null) return true;
    // The manoeuvre was chosen with care: leave it, unless it now leads to ruin.
    if (planned && !isBomb(id)) return rescues(id) && leadsToRuin(imagined, ship);
    if (takesStress(id)) return canBearStress(imagined, ship);
    if (isForTheFight(id)) return isShooting(imagined, ship) && canBearStress(imagined, ship);
    if (isBomb(id)) return bombCatch(new Outlook(imagined), ship, imagined.mine, id) > 0.5;
    return true;
  });
  return wanted?.id ?? ask.options.find((o) => o.id === 'pass')?.id ?? ask.options[0]!.id;
}

/** Whether it would still find its way on the table with one more stress token, and fly what its dial says. */
function canBearStress({ g }: Imagined, ship: Ship): boolean {
  const set = ship.revealed ? undefined : dialOf(ship).find((m) => m.code === ship.dial);
  if (set && difficultyOf(g, ship, set) === 'red') return false; // XW-AKTIVIERUNGSPHASE-16
  return hasRoom(g, ship, ship.pose!, ship.tokens.stress + 1);
}

const RUIN = -35;

/** Whether the dial of a ship has turned out badly, now that others have moved. */
function leadsToRuin(imagined: Imagined, ship: Ship): boolean {
  const m = dialOf(ship).find((one) => one.code === ship.dial);
  return m !== undefined && rate(new Outlook(imagined), ship, m, difficultyOf(imagined.g, ship, m)).score < RUIN;
}

/** Whether the ship can shoot at somebody, or somebody at it. */
const isShooting = ({ g, foes }: Imagined, ship: Ship): boolean =>
  foes.some(
    (foe) =>
      armaments(g, ship).some((w) => isShot(aim(g, ship, w, foe))) ||
      armaments(g, foe).some((w) => isShot(aim(g, foe, w, ship))),
  );
