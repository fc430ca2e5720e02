import { type ArmadaAsk, type ArmadaState, type ArmadaView, armada } from '@holotisch/armada';
import { costOf, isGone, sideOf } from '@holotisch/armada/rules';
import type { Json } from '@holotisch/engine';
import { EFFORTS, type Judge } from '../analysis/judge.ts';
import { otherOptions } from '../analysis/options.ts';
import type { Turn } from '../player.ts';
import { otherAnswers } from './ace.ts';
import { hastyAdmiral } from './admiral.ts';
import { chanceFit } from './chance-fit.ts';
import { armadaFeatures } from './features.ts';
import { worthOfUnit } from './worth.ts';

const KINDS: readonly string[] = [
  'dials',
  'activate',
  'activate-squadron',
  'squadron-act',
  'squadron-move',
  'command',
  'repair',
  'attack',
  'further-target',
  'course',
  'redirect-zone',
  'accuracy',
  'reroll',
  'evade',
  'window:attack.defend',
];
const SETUP: readonly ArmadaState['phase'][] = ['initiative', 'objective', 'obstacles', 'deployment'];

export const armadaJudge: Judge<ArmadaState> = {
  policy: hastyAdmiral as Judge['policy'],
  effort: EFFORTS.usual,
  features: armadaFeatures,
  fit: () => chanceFit,
  sideOf: (state, seat) => state.sides[seat]!,
  winner: ({ outcome }) => outcome?.winner ?? (outcome === null ? undefined : null),
  inSetup: ({ phase }) => SETUP.includes(phase),
  isSettled: ({ attacks }) => attacks.length === 0,
  // What a dial brings is seen when it is revealed, where a ship goes when the others have shot at it.
  isFarEnough({ round, phase, active }, now) {
    const last = (phase === 'ship' && active !== null) || phase === 'squadron' ? round : round + 1;
    return now.round > last;
  },
  // A dial that lies so deep in its stack is revealed so many rounds later.
  isRevealed: ({ round }, ask, now) =>
    ask.kind === 'dials' &&
    ask.type === 'form' &&
    ask.fields.every(({ id }) => now.round > round + Number(id.split('.')[1])),
  matters: ({ kind }) => KINDS.includes(kind),
  others: (turn, usual) => others(turn as unknown as AdmiralTurn, usual),
  pieces(state) {
    const g = armada.sit(armada.clone(state), () => {});
    return g.state.units.flatMap((unit) => {
      if (isGone(unit)) return [];
      const worth = unit.status === 'play' ? worthOfUnit(g, unit) : costOf(unit, g.state.rules.prices);
      return [{ piece: unit.id, side: sideOf(g.state, unit), worth }];
    });
  },
};

type AdmiralTurn = Turn<ArmadaView, ArmadaAsk, ArmadaState>;

function others(turn: AdmiralTurn, usual: Json): readonly Json[] {
  const { kind } = turn.ask;
  return kind === 'course' || kind === 'dials' ? otherAnswers(turn, usual) : otherOptions(turn.ask as never, usual);
}
