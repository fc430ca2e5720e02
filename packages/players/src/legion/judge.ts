import type { Json } from '@holotisch/engine';
import { type LegionAsk, type LegionState, type LegionView, legion, legion26 } from '@holotisch/legion';
import { sideOf } from '@holotisch/legion/rules';
import { EFFORTS, type Judge } from '../analysis/judge.ts';
import { otherOptions } from '../analysis/options.ts';
import type { Turn } from '../player.ts';
import { chanceFit, chanceFit26 } from './chance-fit.ts';
import { leftOf, legionFeatures } from './features.ts';
import { hastyGeneral } from './general.ts';
import { imagine } from './imagine.ts';
import { steps } from './march.ts';
import { costOf } from './worth.ts';

/**
 * Command cards are not among them: what one of them brings is seen at the end of its round, and nobody looks so far here.
 */
const KINDS: readonly string[] = [
  'activate',
  'drawn',
  'action',
  'free-action',
  'move',
  'defender',
  'further-defender',
  'pool',
  'dodge',
];
const SETUP: readonly LegionState['phase'][] = ['terrain', 'sides', 'battle', 'prepare', 'deployment'];
/** So many activations after the one in which something is decided, whether it was good is seen. */
const ACTIVATIONS = 2;

export const legionJudge: Judge<LegionState> = {
  policy: hastyGeneral as Judge['policy'],
  effort: EFFORTS.quick,
  features: legionFeatures,
  fit: ({ rules }) => (rules.edition === '2.6' ? chanceFit26 : chanceFit),
  sideOf: (state, seat) => state.sides[seat]!,
  winner: ({ outcome }) => outcome?.winner ?? (outcome === null ? undefined : null),
  inSetup: ({ phase }) => SETUP.includes(phase),
  isSettled: ({ attacks }) => attacks.length === 0,
  isFarEnough(from, now) {
    if (now.round > from.round || now.phase === 'end') return true;
    return now.turn === null && activated(now) >= activated(from) + ACTIVATIONS;
  },
  matters: ({ kind }) => KINDS.includes(kind),
  others: (turn, usual) => others(turn as unknown as GeneralTurn, usual),
  pieces(state) {
    const g = (state.rules.edition === '2.6' ? legion26 : legion).sit(state, () => {});
    return state.units.flatMap((unit) =>
      unit.status === 'defeated'
        ? []
        : [{ piece: unit.id, side: sideOf(state, unit), worth: costOf(g, unit) * (0.2 + 0.8 * leftOf(g, unit)) }],
    );
  },
};

const activated = ({ units }: LegionState): number =>
  units.filter(({ order, status }) => order === 'facedown' || status === 'defeated').length;

type GeneralTurn = Turn<LegionView, LegionAsk, LegionState>;

function others({ seat, view, ask }: GeneralTurn, usual: Json): readonly Json[] {
  if (ask.kind !== 'move') return otherOptions(ask as never, usual);
  const imagined = imagine(view, seat);
  const { turn } = imagined.g.state;
  const unit = imagined.g.unit(ask.about.unit);
  const attacks = turn?.unit === unit.id && turn.actions > 0 && !turn.done.includes('attack');
  return steps(imagined, unit, ask.region, attacks).map(({ answer }) => ({ ...answer }));
}
