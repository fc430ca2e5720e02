import type { ArmadaAsk, ArmadaView, AskOf } from '@holotisch/armada';
import type { Json, Rng } from '@holotisch/engine';
import { type Character, EVEN } from '../character.ts';
import { opinionated, type Player, type Turn } from '../player.ts';
import { chooseFighters, chooseScar, retreatPays } from './campaign.ts';
import { chooseCommand, chooseDials, chooseRepair, chooseShip, keepDial } from './commands.ts';
import { chooseCourse } from './course.ts';
import {
  accuracyPays,
  chooseAccuracy,
  chooseColour,
  chooseDefence,
  chooseRerolls,
  chooseShot,
  concentratePays,
} from './fight.ts';
import { type Imagined, imagine } from './imagine.ts';
import { chooseDeployment, chooseDeployOrder, chooseDisplaced, chooseObstacle, chooseSpeed } from './setup.ts';
import { chooseAct, chooseMove } from './squadrons.ts';

/**
 * A computer admiral for Armada. It thinks with the rules of the game on a table that it has imagined from its own view
 * and weighs everything in fleet points. Where it has no opinion it takes any legal answer.
 */
export const admiralOf = (character: Character, hasty = false): Player<ArmadaView, ArmadaAsk> =>
  opinionated('veteran', (turn, manner) => opinion(turn, hasty, manner), character);

export const armadaAdmiral = admiralOf(EVEN);
/** The same in a hurry, for those who think many moves ahead. */
export const hastyAdmiral = admiralOf(EVEN, true);

function opinion(
  { seat, view, ask, rng }: Turn<ArmadaView, ArmadaAsk>,
  hasty: boolean,
  character: Character,
): Json | undefined {
  const imagined = imagine(view, seat, hasty, character);
  switch (ask.type) {
    case 'form':
      return ask.kind === 'dials' ? chooseDials(imagined, ask) : undefined;
    case 'several':
      return ask.kind === 'reroll' || ask.kind === 'evade' || ask.kind === 'dice'
        ? chooseRerolls(imagined, ask)
        : undefined;
    case 'region':
      return choosePlace(imagined, ask, rng);
    case 'choice':
      return choose(imagined, ask);
  }
}

function choosePlace(imagined: Imagined, ask: Extract<ArmadaAsk, { type: 'region' }>, rng: Rng): Json | undefined {
  switch (ask.kind) {
    case 'course':
      return chooseCourse(imagined, ask);
    case 'squadron-move':
      return chooseMove(imagined, ask);
    case 'deploy':
      return chooseDeployment(imagined, ask, rng);
    case 'obstacle-place':
      return chooseObstacle(imagined, ask, rng);
    case 'displaced':
      return chooseDisplaced(imagined, ask, rng);
    default:
      return undefined;
  }
}

type Choice = Extract<ArmadaAsk, { type: 'choice' }>;
const isWindow = (ask: Choice): ask is AskOf<'window:attack.modify'> => ask.kind.startsWith('window:');

function choose(imagined: Imagined, ask: Choice): string | undefined {
  const { g } = imagined;
  if (isWindow(ask)) return chooseWindow(imagined, ask);
  switch (ask.kind) {
    case 'first-player':
      return ask.options[0]!.id;
    case 'deploy-order':
      return chooseDeployOrder(imagined, ask);
    case 'speed':
      return chooseSpeed(imagined, ask);
    case 'activate':
      return chooseShip(imagined, ask);
    case 'dial-use': {
      const ship = g.ship(ask.about.unit);
      return keepDial(imagined, ship, ship.open[0]);
    }
    case 'command':
      return chooseCommand(imagined, g.ship(ask.about.unit), ask);
    case 'command-squadron':
      return ask.options[0]!.id;
    case 'repair':
      return chooseRepair(g, g.ship(ask.about.unit), ask);
    case 'squadron-act':
      return chooseAct(imagined, ask);
    case 'attack':
    case 'further-target':
      return chooseShot(imagined, ask);
    case 'accuracy':
      return chooseAccuracy(imagined, ask);
    case 'colour':
      return chooseColour(ask);
    case 'critical':
      return ask.options[0]!.id;
    case 'redirect-zone':
      return mostShields(imagined, ask);
    case 'redirect-amount':
      return redirected(imagined, ask);
    case 'zone':
      return mostShields(imagined, ask);
    case 'may':
      return 'yes';
    case 'card-token':
      return ask.prompt.text === 'ar.ask.scar' ? chooseScar(ask) : undefined;
    case 'fighter-wing':
      return chooseFighters(ask);
    case 'discard-damage':
      return ask.options[0]!.id;
    default:
      return undefined;
  }
}

/** A window of card abilities and tokens: use what helps. */
function chooseWindow(imagined: Imagined, ask: AskOf<'window:attack.modify'>): string | undefined {
  if (ask.kind.endsWith('attack.defend')) return chooseDefence(imagined, ask);
  const useful = ask.options.find(({ id }) => {
    if (id === 'pass') return false;
    if (id.endsWith(':accuracy')) return accuracyPays(imagined);
    if (id.endsWith(':concentrate')) return concentratePays(imagined);
    if (id.endsWith(':retreat')) return retreatPays(imagined, imagined.g.ship(Number.parseInt(id, 10)));
    return true;
  });
  return useful?.id ?? 'pass';
}

/** The hull zone that can bear it best. */
function mostShields({ g }: Imagined, ask: AskOf<'redirect-zone' | 'zone'>): string | undefined {
  const ship = g.ship(ask.about.unit);
  const shields = (o: (typeof ask.options)[number]) => (o.about ? ship.shields[o.about.zone] : 0);
  return ask.options.reduce((best, o) => (shields(o) > shields(best) ? o : best), ask.options[0]!).id;
}

/** As much as would come through to the hull. */
function redirected({ g }: Imagined, ask: AskOf<'redirect-amount'>): string | undefined {
  const attack = g.state.attacks.at(-1);
  if (!attack || attack.defending === null) return undefined;
  const ship = g.ship(ask.about.unit);
  const through = Math.max(0, (attack.memory.damage ?? 0) - ship.shields[attack.defending]);
  return String(Math.min(through, ask.options.length - 1));
}
