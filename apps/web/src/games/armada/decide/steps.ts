import { type data, geometry, type QuestionOf } from '@holotisch/armada';
import type { Json } from '@holotisch/engine';
import type { Vec } from '@holotisch/table';
import { option, type Standing, type Step } from '../../../play/decide/plan.ts';
import type { ArmadaView, ShipView } from '../view.ts';

/** What is answered together in Armada, as the questions that it answers. */

/** Which kinds of dial are spent when: Squadron and Repair at once, Navigate before the manoeuvre. */
const AT_ONCE: readonly data.Command[] = ['squadron', 'repair'];

/** The dial that is revealed is kept or spent for a token; what can be resolved with it at once, is. */
export const dialUse = (ship: number, dial: data.Command, use: DialUse): readonly Step[] => {
  const answer = use === 'token' ? 'token' : 'keep';
  return [
    {
      kind: 'dial-use',
      may: true,
      answer: (ask) => {
        const { about, options } = ask as QuestionOf<'dial-use'>;
        return about.unit === ship && options.some(({ id }) => id === answer) ? answer : undefined;
      },
    },
    ...(use === 'keep' && AT_ONCE.includes(dial) ? [option('command', `${dial}:dial`)] : []),
    ...(use === 'dial-only' ? [withoutTokens] : []),
  ];
};
/** `dial-only`: its tokens for Squadron and Repair are kept as well. */
export type DialUse = 'keep' | 'dial-only' | 'token';

/** Of the commands that are resolved at once, none; one for which a dial lies open is for the player to say. */
const withoutTokens: Step = {
  kind: 'command',
  may: true,
  answer: (ask) => {
    const { options } = ask as QuestionOf<'command'>;
    return options.every(({ id }) => id === 'none' || id.includes(':token')) ? 'none' : undefined;
  },
};

/** What may be said of a dial at once. */
export const dialUses = ({ commands }: Pick<ShipView, 'commands'>, dial: data.Command): readonly DialUse[] =>
  !AT_ONCE.includes(dial) && commands.some((token) => AT_ONCE.includes(token))
    ? ['keep', 'dial-only', 'token']
    : ['keep', 'token'];

export const activation = (ship: number, dial: data.Command, use: DialUse): readonly Step[] => [
  option('activate', String(ship)),
  ...dialUse(ship, dial, use),
];

/** The dial with which it steers is spent when the course is determined. */
export const steering = (ship: number): Standing => ({
  kind: 'command',
  answer: (ask) => {
    const { options } = ask as QuestionOf<'command'>;
    const mine = options.some(({ id, about }) => id === 'dial' && about?.unit === ship && about.command === 'navigate');
    return mine ? 'dial' : undefined;
  },
});

/** A squadron attacks this one, or this hull zone, by the name that the rules give the shot. */
export const squadronAttack = (shot: string): readonly Step[] => [
  option('squadron-act', 'attack'),
  option('attack', shot),
];

/** The questions from which on a squadron may be drawn to where it shall fly. */
export type FlightAsk = QuestionOf<'activate-squadron' | 'command-squadron' | 'squadron-act'>;
export const isFlight = (ask: { readonly kind: string }): ask is FlightAsk =>
  ask.kind === 'activate-squadron' || ask.kind === 'command-squadron' || ask.kind === 'squadron-act';

/** The squadrons that may be drawn now. */
export const flying = (ask: FlightAsk): readonly number[] =>
  ask.kind === 'squadron-act'
    ? [ask.about.unit]
    : (ask.options as readonly { readonly about?: { readonly unit: number } }[]).flatMap(
        ({ about }) => about?.unit ?? [],
      );

interface Flight {
  readonly steps: readonly Step[];
  /** Where it ends, if it moves. */
  readonly to: Vec | undefined;
}

/** Between two that nearly touch, in mm: the rules round to hundredths. */
const GAP = 0.5;
const { SQUADRON_RADIUS, DISTANCE } = geometry;

/**
 * Where a squadron flies that is drawn to a place, and no further than it gets; drawn onto an enemy squadron it attacks it,
 * from where it is if that is near enough, else from as near as it comes.
 */
export function flightTo(view: ArmadaView, ask: FlightAsk, unit: number, speed: number, at: Vec): Flight | undefined {
  const squadron = view.units[unit];
  const from = squadron?.pose;
  if (!squadron || !from) return undefined;
  const enemy = view.units.find(
    (one) =>
      one.kind === 'squadron' &&
      one.status === 'play' &&
      view.sides[one.seat] !== view.sides[squadron.seat] &&
      one.pose &&
      Math.hypot(one.pose.x - at.x, one.pose.y - at.y) <= SQUADRON_RADIUS,
  );
  const away = enemy?.pose ? Math.hypot(enemy.pose.x - from.x, enemy.pose.y - from.y) : 0;
  const attack = enemy ? squadronAttack(`>${enemy.id}`) : [];
  const begun: readonly Step[] = ask.kind === 'squadron-act' ? [] : [option(ask.kind, String(unit))];
  if (enemy && away - 2 * SQUADRON_RADIUS <= DISTANCE[0]!) return { steps: [...begun, ...attack], to: undefined };
  const reach = speed > 0 ? DISTANCE[Math.min(5, speed) - 1]! : 0;
  const goal = enemy?.pose ? towards(from, enemy.pose, away - 2 * SQUADRON_RADIUS - GAP) : at;
  const far = Math.hypot(goal.x - from.x, goal.y - from.y);
  const to = far <= reach ? goal : towards(from, goal, reach);
  const answer: Json = { x: tenth(to.x), y: tenth(to.y) };
  return {
    steps: [...begun, option('squadron-act', 'move'), { kind: 'squadron-move', answer: () => answer }, ...attack],
    to,
  };
}
const tenth = (mm: number): number => Math.round(mm * 10) / 10;

function towards(from: Vec, to: Vec, mm: number): Vec {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const share = far === 0 ? 0 : Math.max(0, mm) / far;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Whatever the attack, its standard critical effect, as long as no card offers another. */
export const standardCritical: Standing = {
  kind: 'critical',
  answer: ({ options }) => (options?.every(({ id }) => id === STANDARD || id === 'none') ? STANDARD : undefined),
};
const STANDARD = 'standard';
