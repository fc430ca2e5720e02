import type { Json, Rng } from '@holotisch/engine';
import type { AskOf, LegionAsk, LegionView } from '@holotisch/legion';
import { type Character, EVEN } from '../character.ts';
import { opinionated, type Player, type Turn } from '../player.ts';
import { chooseAction } from './act.ts';
import { chooseActivation, chooseCommandCard, chooseOrders, chooseUnit } from './command.ts';
import { chooseDefender, chooseDice, chooseWeapons, wantsAim } from './fight.ts';
import { placesToHold } from './goals.ts';
import { away, type Imagined, imagine, leaderAt } from './imagine.ts';
import { chooseMove } from './march.ts';

/**
 * A computer general for Legion. It thinks with the rules of the game on a table that it has imagined from its own view
 * and weighs everything in army points. Where it has no opinion it takes any legal answer.
 */
export const generalOf = (character: Character, hasty = false): Player<LegionView, LegionAsk> =>
  opinionated('veteran', (turn, manner) => opinion(turn, hasty, manner), character);

export const legionGeneral = generalOf(EVEN);
/** The same in a hurry, for those who think many turns ahead. */
export const hastyGeneral = generalOf(EVEN, true);

function opinion(
  { seat, view, ask, rng }: Turn<LegionView, LegionAsk>,
  hasty: boolean,
  character: Character,
): Json | undefined {
  const imagined = imagine(view, seat, hasty, character);
  switch (ask.type) {
    case 'form':
      return chooseWeapons(imagined, ask);
    case 'several':
      return several(imagined, ask);
    case 'region':
      return choosePlace(imagined, ask, rng);
    case 'choice':
      return choose(imagined, ask);
  }
}

function several(imagined: Imagined, ask: Extract<LegionAsk, { type: 'several' }>): Json | undefined {
  switch (ask.kind) {
    case 'orders':
      return chooseOrders(imagined, ask);
    case 'recover':
      return ask.options.slice(0, ask.max).map(({ id }) => id);
    case 'aim':
    case 'reroll':
    case 'defence-reroll':
    case 'dice':
      return chooseDice(imagined, ask);
    case 'card-units':
      return ask.options.slice(0, ask.max).map(({ id }) => id);
    default:
      return undefined;
  }
}

function choosePlace(imagined: Imagined, ask: Extract<LegionAsk, { type: 'region' }>, rng: Rng): Json | undefined {
  switch (ask.kind) {
    case 'move':
      return chooseMove(imagined, ask);
    case 'deploy':
      return chooseDeployment(imagined, ask, rng);
    case 'marker-place':
      return chooseMarker(imagined, ask, rng);
    default:
      return undefined;
  }
}

/** Of a few places the one that is nearest to what is to be held, or to the middle. */
function chooseDeployment(imagined: Imagined, ask: AskOf<'deploy' | 'marker-place'>, rng: Rng): Json | undefined {
  const { width, depth } = imagined.g.state.rules;
  const places = placesToHold(imagined);
  const goals = places.length > 0 ? places : [{ x: width / 2, y: depth / 2 }];
  let best: { readonly answer: Json; readonly far: number } | undefined;
  for (let i = 0; i < 6; i++) {
    const answer = ask.sample(rng) as { readonly x: number; readonly y: number } | undefined;
    if (answer === undefined) continue;
    const far = Math.min(...goals.map((goal) => away(answer, goal)));
    if (best === undefined || far < best.far) best = { answer, far };
  }
  return best?.answer;
}

/** A strike goes where most enemies are, a cart as far ahead as it may, what is borne to the own edge. */
function chooseMarker(imagined: Imagined, ask: AskOf<'marker-place'>, rng: Rng): Json | undefined {
  const { mine, enemies } = imagined;
  if (ask.region.touching !== undefined) return chooseHomewards(imagined, ask, rng);
  if (ask.about.card === 'payload') return chooseDeployment(imagined, ask, rng);
  if (ask.about.card !== 'ordnance' && ask.about.card !== 'strafing-run') return undefined;
  let best: { readonly answer: Json; readonly worth: number } | undefined;
  for (let i = 0; i < 12; i++) {
    const at = ask.sample(rng) as { readonly x: number; readonly y: number } | undefined;
    if (at === undefined) continue;
    const near = (units: Imagined['mine']) => units.filter((u) => away(leaderAt(u), at) < STRIKE).length;
    const worth = near(enemies) - 2 * near(mine);
    if (best === undefined || worth > best.worth) best = { answer: at, worth };
  }
  return best?.answer;
}
function chooseHomewards({ g, side }: Imagined, ask: AskOf<'marker-place'>, rng: Rng): Json | undefined {
  const edge = g.state.edges[side] === 'south' ? 0 : g.state.rules.depth;
  const places = Array.from({ length: 6 }, () => ask.sample(rng) as { readonly x: number; readonly y: number });
  return places.toSorted((a, b) => Math.abs(a.y - edge) - Math.abs(b.y - edge))[0];
}
/** As far as a strike reaches. */
const STRIKE = 180;

type Choice = Extract<LegionAsk, { type: 'choice' }>;
const isWindow = (ask: Choice): ask is AskOf<'window:attack.modify'> => ask.kind.startsWith('window:');

function choose(imagined: Imagined, ask: Choice): string | undefined {
  if (isWindow(ask)) return chooseWindow(imagined, ask);
  const has = (id: string) => ask.options.some((o) => o.id === id);
  switch (ask.kind) {
    case 'colour':
      return 'blue';
    case 'command-card':
      return chooseCommandCard(imagined, ask);
    case 'nominate':
    case 'drawn':
      return chooseUnit(imagined, ask);
    case 'activate':
      return chooseActivation(imagined, ask);
    case 'action':
    case 'free-action':
      return chooseAction(imagined, ask);
    case 'defender':
    case 'further-defender':
    case 'pool':
      return chooseDefender(imagined, ask);
    case 'dodge':
      return has('dodge') ? 'dodge' : undefined;
    case 'courage':
    case 'may':
      return 'yes';
    case 'card-number':
      if (ask.about.card === 'disciplined') return ask.options.at(-1)?.id;
      return ask.about.card === 'pierce' ? ask.options[0]?.id : undefined;
    case 'card-way':
      return has('cart-ahead') ? 'cart-ahead' : undefined;
    case 'card-terrain':
      return ask.about.card === 'payload' ? farthestGoal(imagined, ask) : undefined;
    case 'wounded':
      return leastMissed(imagined, ask);
    default:
      return undefined;
  }
}

/** What the enemy's cart has to reach had better be far away from it. */
function farthestGoal({ g, side }: Imagined, { options }: AskOf<'card-terrain'>): string | undefined {
  const cart = g.state.markers.find(
    ({ kind, seat }) => kind === 'cart' && seat !== null && g.state.sides[seat] !== side,
  );
  if (!cart) return undefined;
  const far = ({ about }: (typeof options)[number]) => {
    const piece = about && g.state.terrain[about.terrain];
    return piece ? away(piece.pose, cart) : 0;
  };
  return [...options].sort((a, b) => far(b) - far(a))[0]?.id;
}

/** A window of card abilities and tokens: use what helps. */
function chooseWindow(imagined: Imagined, ask: AskOf<'window:attack.modify'>): string | undefined {
  const useful = ask.options.find(({ id }) => id !== 'pass' && (!id.endsWith(':aim') || wantsAim(imagined)));
  return useful?.id ?? 'pass';
}

/** Plain miniatures before those with a weapon of their own. */
function leastMissed({ g }: Imagined, ask: AskOf<'wounded'>): string | undefined {
  const unit = g.unit(ask.about.unit);
  const plain = ask.options.find(({ about }) => about && unit.minis[about.mini]!.by === null);
  return (plain ?? ask.options[0])?.id;
}
