import { say } from '@holotisch/engine';
import { commandOf } from '../../data/index.ts';
import { chooseWeapons, joinPool } from '../../flow/attack/pools.ts';
import { unitSees } from '../../flow/attack/sight.ts';
import { type AttackLimits, targetsOf } from '../../flow/attack/targets.ts';
import { may } from '../../flow/choose.ts';
import { gain, remove } from '../../flow/tokens.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { between, isFriendly, keywordOf, living, numberOf, opponentOf, refuse } from '../../values.ts';
import { ordersBesides } from '../phrases/orders.ts';
import { at, ban, type CardFamily, type CardSource, type GatherMoment, value } from '../vocabulary.ts';

const supporting = ({ attack, defender }: GatherMoment): AttackLimits => ({
  melee: false,
  only: [defender.id],
  oneEach: true,
  ...(attack.melee && { intoMelee: true }),
});

/** What it can shoot with at the defender; at one that is engaged only if a card lets it support a melee. */
const supportFrom = (g: Legion, m: GatherMoment, unit: Unit) => targetsOf(g, unit, supporting(m))[0];

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

const isEnraged = (g: Legion, unit: Unit): boolean => {
  const wounds = living(unit).reduce((sum, mini) => sum + unit.minis[mini]!.wounds, 0);
  return wounds >= keywordOf(g, unit, 'enrage') && keywordOf(g, unit, 'enrage') > 0;
};

export const KEYWORDS_E_F: CardFamily = {
  // LE-RASEREI-X-01..05
  'keyword/enrage': {
    values: [
      value('courage', (g, unit) => (isEnraged(g, unit) ? { set: Number.POSITIVE_INFINITY } : undefined)),
      value('keyword.charge', (g, unit) => (isEnraged(g, unit) ? { add: 1 } : undefined)),
    ],
    grants: ['charge'],
    abilities: [
      at('unit.suffered', {
        mandatory: true,
        when: (g, m, self) => m.unit === self.unit && isEnraged(g, self.unit) && self.unit.tokens.suppression > 0,
        *run(g, _m, self) {
          remove(g, self.unit, 'suppression', self.unit.tokens.suppression, 'enrage');
        },
      }),
    ],
  },
  // LE-GEFOLGE-EINHEITENNAME-03..05
  'keyword/entourage': ordersBesides('entourage'),
  'keyword/equip': { askedBy: 'build/equip.ts' },
  // Friends at range 1 to 2 and in sight spend its green tokens.
  'keyword/exemplar': {
    lendsTokens: (g, to, _token, { unit }) =>
      unit !== to &&
      unit.status === 'play' &&
      isFriendly(g.state, unit, to) &&
      isAt(between(g, unit, to), 2) &&
      unitSees(g, to, unit)
        ? [unit]
        : [],
  },
  'keyword/expert-climber': { askedBy: 'flow/activation/move/climb.ts' },
  'keyword/field-commander': { askedBy: 'flow/command/command.ts' },
  // LC-FEUERUNTERSTUETZUNG-01..03
  'keyword/fire-support': {
    abilities: [
      at('attack.gather', {
        when: (g, m, self) => {
          const friend = m.attacker;
          if (
            !friend ||
            friend === self.unit ||
            (m.attack.melee && numberOf(g, self.unit, 'supportsMelee', 0) === 0) ||
            self.unit.order !== 'faceup' ||
            m.attack.noted['fire-support'] !== undefined
          )
            return false;
          if (g.state.sides[friend.seat] !== g.state.sides[self.seat]) return false;
          return supportFrom(g, m, self.unit) !== undefined;
        },
        *run(g, m, self) {
          m.attack.noted['fire-support'] = self.unit.id;
          const target = supportFrom(g, m, self.unit)!;
          joinPool(g, m, self.unit, yield* chooseWeapons(g, self.unit, target, supporting(m)));
          if (numberOf(g, self.unit, 'keepsOrder', 0) === 0) self.unit.order = 'facedown';
          g.emit({
            type: 'note',
            why: say('le.fireSupport', { unit: self.unit.id }),
            clauses: ['LC-FEUERUNTERSTUETZUNG-02'],
          });
        },
      }),
    ],
  },
  'keyword/fixed': { askedBy: 'data/cells.ts' },
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
  // LE-VOLLE-DREHUNG-01
  'keyword/full-pivot': { values: [value('pivot', () => ({ set: 360 }))] },
};
