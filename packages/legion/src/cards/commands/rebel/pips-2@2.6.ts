import { gain } from '../../../flow/tokens.ts';
import { isAt } from '../../../geometry/range.ts';
import type { Legion } from '../../../legion.ts';
import type { Unit } from '../../../state.ts';
import { between, captainOf, sideOf } from '../../../values.ts';
import {
  byCard,
  called,
  canMove,
  give,
  heroGains,
  heroHas,
  heroOf,
  isFriendlyTrooper,
  isSmall,
  lends,
  lendsOrdered,
  mayWhenOrdered,
  recovers,
  speedMove,
} from '../../phrases/commands.ts';
import { byThisCard } from '../../phrases/rewording.ts';
import { at, type CardSource, type LaterCards } from '../../vocabulary.ts';

/** Of Ahsoka and Sabine the other one. */
function reunited(g: Legion, unit: Unit, self: CardSource): Unit | undefined {
  const [ahsoka, sabine] = [heroOf(g, self), called(g, self, 'Sabine Wren')];
  return unit === ahsoka ? sabine : unit === sabine ? ahsoka : undefined;
}

export const REBEL_PIPS_2_26: LaterCards = {
  // Its later form cannot be read. R-L2-42
  'command/ace-up-his-sleeve': null,
  'command/battlefield-reconnaissance': {
    abilities: [
      at('command.end', {
        mandatory: true,
        when: () => true,
        *run(g, _m, self) {
          g.state.hands[captainOf(g.state, sideOf(g.state, self))]!.passes += g.state.round;
        },
      }),
    ],
  },
  'command/courage-of-the-rebellion': { abilities: [mayWhenOrdered(byCard, (g, unit) => recovers(g, unit))] },
  'command/family-reunion': {
    grants: ['teamwork'],
    abilities: [
      at('command.resolve', {
        mandatory: true,
        when: (g, _m, self) => heroOf(g, self) !== undefined,
        *run(g, _m, self) {
          give(g, self, heroOf(g, self)!, 'teamwork', 1, 'Sabine Wren');
        },
      }),
      at('unit.activates', {
        when: (g, m, self) => {
          const other = reunited(g, m.unit, self);
          return other !== undefined && canMove(g, other);
        },
        run: (g, m, self) => speedMove(g, reunited(g, m.unit, self)!, 2, self),
      }),
    ],
  },
  'command/hiding-in-plain-sight': lendsOrdered('inconspicuous'),
  'command/last-stand': byThisCard,
  'command/my-ally-is-the-force': byThisCard,
  'command/no-time-for-sorrows': byThisCard,
  'command/revenge-is-not-the-jedi-way': {
    grants: ['jarkai-mastery'],
    values: [...lends({ 'jarkai-mastery': 1 }).values, heroHas('keyword.shien-mastery', { set: 0 })],
    abilities: [heroGains('dodge', 'dodge', 'dodge')],
  },
  'command/swift-protector': {
    ...lends({ guardian: 2 }),
    abilities: [
      at('attack.declared', {
        when: (g, m, self) => {
          const ahsoka = heroOf(g, self);
          return (
            ahsoka !== undefined &&
            m.defender !== ahsoka &&
            isFriendlyTrooper(g, m.defender, self) &&
            isSmall(g, m.defender) &&
            isAt(between(g, ahsoka, m.defender), 1)
          );
        },
        *run(g, m, self) {
          yield* gain(g, m.defender, 'dodge', 1, self.card);
        },
      }),
    ],
  },
  // A free action there, no mere ability.
  'command/symbol-of-rebellion': ({ acts = [], ...base }) => ({
    ...base,
    acts: acts.map(({ plain: _, ...act }) => act),
  }),
  'command/trust-goes-both-ways': byThisCard,
};
