import type { AskOf, MoveAnswer, MoveData } from '@holotisch/legion';
import { isEngaged } from '@holotisch/legion/rules';
import { chooseCardAct, moveData, mustRecover } from './act.ts';
import { goalOf, worthOfPlace } from './goals.ts';
import { type Imagined, isStanding, leaderAt, type Unit } from './imagine.ts';
import { after, bestAttack, waysOf } from './march.ts';
import { type Threats, threatsTo } from './threat.ts';

/** What a unit might do with all the actions that it has left, and what comes of it in points. */

type ActionAsk = AskOf<'action' | 'free-action'>;
export const knobs = { exposure: 0.8, ways: 10, far: 3, ahead: 2 };

interface Weighed {
  readonly action: string;
  readonly worth: number;
  readonly answer?: MoveAnswer;
}

/** A table with one token more beside a unit. */
function withToken<T>(unit: Unit, token: 'aim' | 'dodge', look: () => T): T {
  unit.tokens[token]++;
  try {
    return look();
  } finally {
    unit.tokens[token]--;
  }
}

const has = ({ options }: ActionAsk, id: string): boolean => options.some((o) => o.id === id);

/** Nothing where the plain policy knows best: in melee, panic, card actions that win games. */
export function* planActions(imagined: Imagined, ask: ActionAsk): Generator<void, readonly Weighed[]> {
  const { g } = imagined;
  const unit = g.unit(ask.about.unit);
  if (chooseCardAct(imagined, ask) !== undefined || !isStanding(unit) || isEngaged(g, unit)) return [];
  const { turn } = g.state;
  const left = turn?.unit === unit.id ? turn.actions : 1;
  const aims = unit.tokens.aim;
  const attack = has(ask, 'attack') ? bestAttack(imagined, unit, aims) : 0;
  if (mustRecover(imagined, unit) && has(ask, 'recover') && attack < 12) return [];
  const mayAttack = has(ask, 'attack') || (turn !== null && !turn.done.includes('attack'));
  const threats = threatsTo(imagined, unit);
  const goal = goalOf(imagined, unit);
  const fear = (one: Unit) => knobs.exposure * threats.all(one);
  const here = worthOfPlace(imagined, unit, leaderAt(unit), goal);
  const exposed = fear(unit);
  const dodging = has(ask, 'dodge') ? withToken(unit, 'dodge', () => fear(unit)) : exposed;
  yield;
  const out: Weighed[] = [];
  const add = (action: string, worth: number, answer?: MoveAnswer) => {
    if (has(ask, action)) out.push({ action, worth, ...(answer && { answer }) });
  };
  if (left >= 2) {
    add('aim', bestAttack(imagined, unit, aims + 1) - exposed);
    add('attack', attack - dodging);
    add('dodge', attack - dodging);
  } else {
    add('attack', attack - exposed);
    add('dodge', -dodging);
    add('aim', 1 - exposed);
  }
  if (has(ask, 'move')) {
    for (const way of placesFor(imagined, unit, moveData(imagined, unit), mayAttack && left >= 2)) {
      yield;
      const { place, danger, dodged, shot, next } = lookAt(imagined, unit, way, threats, mayAttack && left >= 2, left >= 2);
      const gain = place - here;
      const { answer } = way;
      if (left >= 2) {
        if (attack > 0) add('attack', attack + gain - danger);
        add('move', gain + Math.max(shot - danger, -dodged, next), answer);
      } else add('move', gain - danger, answer);
    }
  }
  return out.sort((a, b) => b.worth - a.worth);
}

type Way = ReturnType<typeof waysOf>[number];

/** The places that promise most, and those among the others from which somebody can be shot. */
function placesFor(imagined: Imagined, unit: Unit, data: MoveData, shoots: boolean): readonly Way[] {
  const ways = waysOf(imagined, unit, data);
  return shoots ? ways.slice(0, knobs.ways + 4) : ways.slice(0, knobs.ways);
}

function lookAt(imagined: Imagined, unit: Unit, { plan, place }: Way, threats: Threats, shoots: boolean, more: boolean) {
  return after(imagined, unit, plan, () => {
    const danger = knobs.exposure * threats.all(unit);
    return {
      place,
      danger,
      dodged: more ? withToken(unit, 'dodge', () => knobs.exposure * threats.all(unit)) : danger,
      shot: shoots ? bestAttack(imagined, unit, unit.tokens.aim) : 0,
      next: more ? furtherOn(imagined, unit, threats, place) : Number.NEGATIVE_INFINITY,
    };
  });
}

/** What a second move adds: to the best of the places from there. */
function furtherOn(imagined: Imagined, unit: Unit, threats: Threats, from: number): number {
  const [best] = waysOf(imagined, unit, moveData(imagined, unit));
  if (!best || best.place <= from + 1) return Number.NEGATIVE_INFINITY;
  return after(imagined, unit, best.plan, () => best.place - from - knobs.exposure * threats.all(unit));
}

/** Where to, now that it goes. */
export function* planMoves(imagined: Imagined, ask: AskOf<'move'>): Generator<void, readonly Weighed[]> {
  const { g } = imagined;
  const unit = g.unit(ask.about.unit);
  const { turn } = g.state;
  if (!isStanding(unit) || turn?.unit !== unit.id || ask.region.full || ask.region.flees) return [];
  const more = turn.actions > 0;
  const shoots = more && !turn.done.includes('attack');
  const threats = threatsTo(imagined, unit);
  const out: Weighed[] = [];
  for (const way of placesFor(imagined, unit, ask.region, shoots)) {
    yield;
    const { place, danger, dodged, shot, next } = lookAt(imagined, unit, way, threats, shoots, more);
    out.push({ action: 'move', worth: place + Math.max(shot - danger, -dodged, next), answer: way.answer });
  }
  return out.sort((a, b) => b.worth - a.worth);
}
