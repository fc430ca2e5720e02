import type { Ask, Json } from '@holotisch/engine';
import type { XWingAsk, XWingState, XWingView } from '@holotisch/xwing';
import { xwing } from '@holotisch/xwing';
import { sideOf } from '@holotisch/xwing/rules';
import { EFFORTS, type Judge } from '../analysis/judge.ts';
import { otherOptions } from '../analysis/options.ts';
import type { Turn } from '../player.ts';
import { chanceFit } from './chance-fit.ts';
import { xwingFeatures } from './features.ts';
import { planDials } from './fly.ts';
import { imagine } from './imagine.ts';
import { xwingPilot } from './pilot.ts';
import { otherDials } from './plans.ts';
import { pointsOf, worthOfShip } from './worth.ts';

const KINDS: readonly string[] = [
  'dials',
  'action',
  'free-action',
  'lock',
  'attack',
  'fight',
  'slam',
  'card-manoeuvre',
  'decloak',
  'reroll',
  'window:attack.modifyAttackDice',
  'window:attack.modifyDefenceDice',
];
const SETUP: readonly XWingState['phase'][] = ['initiative', 'obstacles', 'forces'];
/** Whole plans beside the usual one. */
const PLANS = 3;

export const xwingJudge: Judge<XWingState> = {
  policy: xwingPilot,
  effort: EFFORTS.usual,
  features: xwingFeatures,
  fit: () => chanceFit,
  sideOf: (state, seat) => state.sides[seat]!,
  winner: ({ outcome }) => outcome?.winner ?? (outcome === null ? undefined : null),
  inSetup: ({ phase }) => SETUP.includes(phase),
  isSettled: ({ attacks }) => attacks.length === 0,
  isFarEnough: ({ round }, now) => now.round > round || now.phase === 'end',
  // All dials of the one who was asked, for the answer names them all.
  isRevealed: ({ round }, ask, now) =>
    ask.kind === 'dials' &&
    ask.type === 'form' &&
    (now.round > round || ask.fields.every(({ id }) => now.ships[Number(id)]?.revealed ?? false)),
  matters: ({ kind }) => KINDS.includes(kind) || kind.endsWith('-direction'),
  others: (turn, usual) => others(turn as unknown as PilotTurn, usual),
  pieces(state) {
    const g = xwing.sit(xwing.clone(state), () => {});
    return g.state.ships.flatMap((ship) => {
      if (ship.status === 'destroyed') return [];
      const worth = ship.status === 'play' ? worthOfShip(g, ship) : pointsOf(ship);
      return [{ piece: ship.id, side: sideOf(g.state, ship), worth }];
    });
  },
};

type PilotTurn = Turn<XWingView, XWingAsk, XWingState>;

function others({ seat, view, ask, rng }: PilotTurn, usual: Json): readonly Json[] {
  if (ask.kind !== 'dials') return otherOptions(ask as Ask, usual);
  return otherDials(planDials(imagine(view, seat), ask), PLANS, rng);
}
