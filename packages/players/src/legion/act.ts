import type { AskOf } from '@holotisch/legion';
import { between, courageOf, isEngaged, isTrooper, SEGMENT, speedOf } from '@holotisch/legion/rules';
import { goalOf, worthOfPlace } from './goals.ts';
import { type Imagined, isStanding, leaderAt, type Unit } from './imagine.ts';
import { bestAttack, coverHere, steps } from './march.ts';

/** What a unit does with its actions. */

type ActionAsk = AskOf<'action' | 'free-action'>;
const has = ({ options }: ActionAsk, id: string): boolean => options.some((o) => o.id === id);

/** Card actions that win games, or cost nothing. */
const GOOD_ACTS =
  /\/(claim|sabotage|repair|secure|score|drop|recover-data|align|destroy-scrambler|extract|resupply|arc-welder|bacta-capsules)$/;

export function chooseAction(imagined: Imagined, ask: ActionAsk): string | undefined {
  const { g } = imagined;
  const unit = g.unit(ask.about.unit);
  const card = chooseCardAct(imagined, ask);
  if (card !== undefined) return card;
  if (!isStanding(unit)) return undefined;
  const { turn } = g.state;
  const left = turn?.unit === unit.id ? turn.actions : 1;
  const aims = unit.tokens.aim;
  const attack = has(ask, 'attack') ? bestAttack(imagined, unit, aims) : 0;
  if (isEngaged(g, unit)) return inMelee(ask, attack, left);
  if (mustRecover(imagined, unit) && has(ask, 'recover') && attack < 12) return 'recover';
  const attacks = has(ask, 'attack') || (turn !== null && !turn.done.includes('attack'));
  const moves = has(ask, 'move') ? steps(imagined, unit, moveData(imagined, unit), attacks && left >= 2) : [];
  const goal = goalOf(imagined, unit);
  const here = worthOfPlace(imagined, unit, leaderAt(unit), goal) + coverHere(imagined, unit);
  const gain = Math.max(...moves.map(({ place }) => place - here), Number.NEGATIVE_INFINITY);
  if (left >= 2) {
    const plans: [string, number][] = [];
    if (attack > 0 && has(ask, 'aim')) plans.push(['aim', bestAttack(imagined, unit, aims + 1)]);
    if (attack > 0) plans.push(['attack', attack + Math.max(2, gain)]);
    for (const step of moves) plans.push(['move', step.place - here + step.attack]);
    plans.sort((a, b) => b[1] - a[1]);
    if (plans.length > 0) return plans[0]![0];
  }
  if (attack > 0 && attack + 2 >= gain) return 'attack';
  if (gain > 1 && has(ask, 'move')) return 'move';
  if (attack > 0) return 'attack';
  return waitingAction(imagined, unit, ask);
}

/** The speed and kinds that a standard move action offers. */
const moveData = ({ g }: Imagined, unit: Unit) => ({
  unit: unit.id,
  kinds: g.baseOf(unit, unit.leader).notched ? (['standard', 'pivot'] as const) : (['standard'] as const),
  speed: speedOf(g, unit),
});

function chooseCardAct({ g }: Imagined, ask: ActionAsk): string | undefined {
  const acts = ask.options.filter(({ id }) => id.startsWith('card:'));
  for (const { id } of acts) {
    if (!GOOD_ACTS.test(id)) continue;
    if (/\/(sabotage|repair)$/.test(id)) {
      const blue = g.state.sides[g.unit(ask.about.unit).seat] === g.state.blue;
      if (id.endsWith('sabotage') !== blue) continue; // one side breaks them, the other mends them
    }
    return id;
  }
  return undefined;
}

function inMelee(ask: ActionAsk, attack: number, left: number): string | undefined {
  if (attack > 0 && left >= 2 && has(ask, 'aim')) return 'aim';
  if (attack > 0) return 'attack';
  return ['dodge', 'aim', 'recover', 'none'].find((id) => has(ask, id));
}

/** One more token and it might flee. */
function mustRecover({ g }: Imagined, unit: Unit): boolean {
  const courage = courageOf(g, unit);
  return isTrooper(g, unit) && courage !== null && unit.tokens.suppression >= Math.max(2, 2 * courage - 1);
}

/** As far as somebody comes who is still to act, and then is near enough to be met. */
const COMES = 2.8 * SEGMENT;
const isAwaited = ({ g, enemies }: Imagined, unit: Unit): boolean =>
  enemies.some((enemy) => enemy.order !== 'facedown' && between(g, unit, enemy) < COMES);

/** Nothing to shoot at and nowhere to go: be ready for what comes. */
function waitingAction(imagined: Imagined, unit: Unit, ask: ActionAsk): string | undefined {
  const { g, enemies } = imagined;
  const nearest = Math.min(...enemies.map((enemy) => between(g, unit, enemy)));
  const order =
    nearest < 3.5 * SEGMENT
      ? unit.tokens.suppression === 0 && !g.state.turn?.attacked && nearest > SEGMENT && isAwaited(imagined, unit)
        ? ['standby', 'dodge', 'aim', 'recover', 'none']
        : ['dodge', 'recover', 'aim', 'none']
      : unit.tokens.suppression > 0
        ? ['recover', 'dodge', 'none']
        : ['dodge', 'aim', 'none'];
  return order.find((id) => has(ask, id));
}
