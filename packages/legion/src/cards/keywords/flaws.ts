import { say } from '@holotisch/engine';
import { commandOf } from '../../data/index.ts';
import { may } from '../../flow/choose.ts';
import { gain } from '../../flow/tokens.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { living, opponentOf, refuse } from '../../values.ts';
import { at, ban, type CardFamily, type CardSource } from '../vocabulary.ts';

/**
 * Flawed: the opponent holds a card against the unit, to be played once at the start of a command phase if what it asks for
 * is so; it acts for the round. R-LE-105
 */
const FLAWS: Readonly<Record<string, (g: Legion, unit: Unit) => boolean>> = {
  'anakin-skywalker-the-chosen-one': (_g, { tokens }) => tokens.suppression > 0,
  'agent-kallus': (_g, unit) => living(unit).some((mini) => unit.minis[mini]!.wounds > 0),
  'lando-calrissian': (g, { seat }) => g.state.hands[seat]!.discard.length >= 3,
};
const NOTE = 'flaw';
/** The card lies on the table in this round. */
const acts = (g: Legion, { unit }: CardSource, who: keyof typeof FLAWS): boolean =>
  unit.card === who && unit.note[NOTE] === g.state.round;

export const FLAWED: CardFamily = {
  'keyword/contingencies': { askedBy: 'flow/command.ts' },
  'keyword/flawed': {
    abilities: [
      at('command.start', {
        mandatory: true,
        when: (g, _m, { unit }) =>
          unit.status === 'play' && unit.note[NOTE] === undefined && (FLAWS[unit.card]?.(g, unit) ?? false),
        *run(g, _m, { unit }) {
          const about = { unit: unit.id };
          const asked = opponentOf(g.state, unit.seat);
          if (yield* may(asked, say('le.ask.flaw', about), ['LE-KOMMANDOKARTEN-14'], about))
            unit.note[NOTE] = g.state.round;
        },
      }),
      at('unit.ends', {
        mandatory: true,
        when: (g, m, self) => m.unit === self.unit && acts(g, self, 'agent-kallus') && g.state.turn?.attacked === true,
        *run(g, m) {
          yield* gain(g, m.unit, 'suppression', 4, 'flawed');
        },
      }),
    ],
    bans: [
      ban('order', (g, { unit }, self) =>
        unit === self.unit && acts(g, self, 'anakin-skywalker-the-chosen-one')
          ? refuse(['LE-KOMMANDOKARTEN-14'], say('le.no.flawedOrder', { unit: unit.id }), { piece: unit.id })
          : undefined,
      ),
      ban('command', (g, { seat, card }, self) =>
        seat === self.seat &&
        acts(g, self, 'lando-calrissian') &&
        commandOf(card, g.state.rules.edition).owners?.includes(self.unit.card)
          ? refuse(['LE-KOMMANDOKARTEN-14'], say('le.no.flawedCard', { card }), { piece: self.unit.id })
          : undefined,
      ),
      ban('contingency', (g, { seat }, self) =>
        seat === self.seat && acts(g, self, 'lando-calrissian')
          ? refuse(['LE-KOMMANDOKARTEN-14'], say('le.no.flawedPlans'), { piece: self.unit.id })
          : undefined,
      ),
    ],
  },
};
