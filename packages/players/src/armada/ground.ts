import type { ArmadaAsk, ArmadaState, AskOf, CourseData } from '@holotisch/armada';
import { armada } from '@holotisch/armada';
import { endOfCourse, hullOf, shipsInPlay, sideOf, squadronsInPlay, zonesOf } from '@holotisch/armada/rules';
import { type Ask, type Json, type Seat, unheard } from '@holotisch/engine';
import type { Fact, Ground, Stock, Theme } from '../ground.ts';
import { hastyAdmiral } from './admiral.ts';
import { ratedCourses } from './course.ts';
import { imagine } from './imagine.ts';
import { worthOfUnit } from './worth.ts';

function stock(state: ArmadaState): readonly [Stock, Stock] {
  const g = armada.sit(state, unheard);
  const of = (side: number): Stock => {
    const out = { points: 0, life: 0, units: 0, victory: state.victory[side as 0 | 1] };
    for (const unit of [...shipsInPlay(state), ...squadronsInPlay(state)]) {
      if (sideOf(state, unit) !== side) continue;
      out.points += worthOfUnit(g, unit);
      out.units += 1;
      out.life +=
        unit.kind === 'squadron'
          ? unit.hull
          : hullOf(g, unit) - unit.damage.length + zonesOf(g, unit).reduce((sum, zone) => sum + unit.shields[zone], 0);
    }
    return out;
  };
  return [of(0), of(1)];
}

const TARGET = /^(\w*)>(\d+)(?:\.(\w+))?$/;
const unitIn = (ask: Ask): number => Number((ask.about as { readonly unit?: number } | undefined)?.unit ?? -1);

function prospects(_: ArmadaState, ask: Ask, [answer]: readonly Json[]): readonly Fact[] {
  const [, zone, to, defending] = TARGET.exec(String(answer)) ?? [];
  if (to === undefined) return [];
  const args: Record<string, Json> = { from: unitIn(ask), to: Number(to) };
  if (zone) args['zone'] = zone;
  if (defending !== undefined) args['defending'] = defending;
  return [{ question: 'prospect', args, after: false }];
}

/** Where most dice are. */
function mostDice(state: ArmadaState, ask: Ask): Json | undefined {
  if (ask.type !== 'choice') return undefined;
  let best: { readonly id: string; readonly dice: number } | undefined;
  for (const { id } of ask.options) {
    const [fact] = prospects(state, ask, [id]);
    const shot = fact && armada.questions['shot']!(state, fact.args);
    const rolled = shot?.ok ? (shot.value as { readonly dice?: Readonly<Record<string, number>> }).dice : undefined;
    const dice = Object.values(rolled ?? {}).reduce((sum, n) => sum + n, 0);
    if (dice > (best?.dice ?? 0)) best = { id, dice };
  }
  return best?.id;
}

/** Ends of courses nearer to each other than this, looking nearly the same way, are one. */
const APART = 30;
const ALIKE = 0.97;
const MOST_COURSES = 9;

function courses(state: ArmadaState, ask: Ask): readonly Json[] {
  const asked = ask as ArmadaAsk as AskOf<'course'> & Ask;
  const seat: Seat = ask.seat;
  const imagined = imagine(armada.view(state, seat), seat);
  const ship = imagined.g.ship(asked.region.ship);
  const kept: {
    readonly answer: Json;
    readonly x: number;
    readonly y: number;
    readonly hx: number;
    readonly hy: number;
  }[] = [];
  for (const { answer } of ratedCourses(imagined, asked as Parameters<typeof ratedCourses>[1])) {
    if (kept.length === MOST_COURSES) break;
    const speed = Math.max(0, answer.speed + asked.region.temporary);
    const { x, y, hx, hy } =
      speed === 0 ? ship.pose! : endOfCourse(imagined.g.class(ship), ship.pose!, answer, speed).pose;
    const isKnown = kept.some(
      (one) => Math.abs(one.x - x) + Math.abs(one.y - y) < APART && one.hx * hx + one.hy * hy > ALIKE,
    );
    if (!isKnown) kept.push({ answer: { ...answer }, x, y, hx, hy });
  }
  return kept.map(({ answer }) => answer);
}

const LIES_ON = ['pose', 'ships', 'obstacles', 'flees'];
/** Where a course ends, and what the ship would lie on there. */
function ends(_: ArmadaState, ask: Ask, [course]: readonly Json[]): readonly Fact[] {
  const { ship, temporary } = (ask as Ask & { readonly region: CourseData }).region;
  const { speed, clicks, side } = course as { readonly speed: number; readonly clicks: Json; readonly side: Json };
  const moving = speed + temporary;
  return moving < 1
    ? []
    : [{ question: 'pose', args: { unit: ship, speed: moving, clicks, side }, after: false, members: LIES_ON }];
}

const THEMES: readonly Theme<ArmadaState>[] = [
  {
    id: 'target',
    asks: 'attack',
    far: 'round',
    fits: ({ phase }) => phase === 'ship',
    facts: prospects,
    obvious: mostDice,
  },
  {
    id: 'course',
    asks: 'course',
    far: 'next round',
    fits: ({ phase }) => phase === 'ship',
    places: courses,
    facts: ends,
  },
  {
    id: 'defence',
    asks: 'window:attack.defend',
    follows: ['evade', 'redirect-zone', 'redirect-amount'],
    far: 'round',
    fits: ({ phase }) => phase === 'ship' || phase === 'squadron',
    obvious: (_, ask) => (ask.type === 'choice' ? ask.options[0]?.id : undefined),
  },
  { id: 'order', asks: 'activate', far: 'round', fits: ({ phase }) => phase === 'ship' },
  { id: 'dials', asks: 'dials', far: 'next round', fits: ({ round }) => round > 1 },
  { id: 'squadrons', asks: 'activate-squadron', far: 'round', fits: ({ phase }) => phase === 'squadron' },
  { id: 'repair', asks: 'repair', far: 'round', fits: ({ phase }) => phase === 'ship' },
];

export const armadaGround: Ground<ArmadaState> = {
  themes: THEMES,
  clear: 0.05,
  hand: hastyAdmiral as Ground<ArmadaState>['hand'],
  stock,
  side: (state, seat) => state.sides[seat]!,
  round: ({ round }) => round,
  turn: ({ active, flying }) => (active === null ? (flying ? `squadron ${flying.squadron}` : null) : String(active)),
};
