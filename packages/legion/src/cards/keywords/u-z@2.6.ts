import { type Flow, say } from '@holotisch/engine';
import { chooseDefenceDice, rerollDefence } from '../../flow/attack/dice.ts';
import { chooseWay, mayChooseUnit } from '../../flow/choose.ts';
import { gain } from '../../flow/tokens.ts';
import type { Legion } from '../../legion.ts';
import type { Attack, Unit } from '../../state.ts';
import { keywordOf, numberOf, refuse } from '../../values.ts';
import { kinNearby } from '../phrases/bands.ts';
import { isWoundedBy } from '../phrases/commands.ts';
import { at, ban, type CardSource, type LaterCards, value } from '../vocabulary.ts';

/** What Vaapad draws from wounds, up to three. */
const fury = (unit: Unit): number => Math.min(3, isWoundedBy(unit));
const defends = (unit: Unit, attack: Attack | undefined): boolean => attack?.defender === unit.id;
const isRed = (g: Legion, unit: Unit): boolean => numberOf(g, unit, 'vaapadRed', 0) > 0;

export const KEYWORDS_U_Z_26: LaterCards = {
  'keyword/uncanny-luck': {
    abilities: [
      at('defence.reroll', {
        when: (_g, m, self) => m.defender === self.unit && m.attack.defence.length > 0,
        *run(g, m, self) {
          const max = keywordOf(g, self.unit, 'uncanny-luck');
          const dice = yield* chooseDefenceDice(m, {
            seat: self.seat,
            max,
            card: 'uncanny-luck',
            prompt: say('le.ask.defence-reroll', { n: max }),
            clauses: ['L2-ANGRIFF-IM-DETAIL-17'],
          });
          rerollDefence(g, m.attack, self.unit, dice, 'uncanny-luck');
        },
      }),
    ],
  },
  'keyword/unconcerned': {
    bans: [
      ban('cover', (_g, { defender }, self) =>
        defender === self.unit
          ? refuse(['L2-ANGRIFF-IM-DETAIL-13'], say('le.no.unconcerned', { unit: defender.id }))
          : undefined,
      ),
    ],
  },
  'keyword/unstoppable': { askedBy: 'flow/activation/activation.ts' },
  // A die for each wound, up to three.
  'keyword/vaapad-mastery': {
    values: [
      value('extraWhite', (g, unit, _self, { attack }) =>
        defends(unit, attack) && !isRed(g, unit) ? { add: fury(unit) } : undefined,
      ),
      value('extraDefence', (g, unit, _self, { attack }) =>
        defends(unit, attack) && isRed(g, unit) ? { add: fury(unit) } : undefined,
      ),
    ],
    abilities: [
      at('attack.gather', {
        mandatory: true,
        when: (_g, m, self) => m.attacker === self.unit && fury(self.unit) > 0,
        *run(g, m, self) {
          m.pool[isRed(g, self.unit) ? 'red' : 'white'] += fury(self.unit);
        },
      }),
    ],
  },
  // A wound makes it bolder, if it takes the fear.
  'keyword/victory-or-death': {
    abilities: [
      at('attack.after', {
        when: (g, m, self) =>
          m.defender === self.unit &&
          m.attack.wounds > 0 &&
          m.attacker !== undefined &&
          g.state.sides[m.attacker.seat] !== g.state.sides[self.seat] &&
          self.unit.status === 'play',
        *run(g, _m, self) {
          yield* gain(g, self.unit, 'suppression', 1, self.card);
          const about = { unit: self.unit.id, card: self.card };
          const prompt = say('le.ask.token', { unit: self.unit.id });
          const token = yield* chooseWay(self.seat, ['aim', 'dodge'], ['LE-FAEHIGKEITEN-09'], prompt, about);
          yield* gain(g, self.unit, token, 1, self.card);
        },
      }),
    ],
  },
  'keyword/we-fight-for-our-family': {
    abilities: [
      at('action.after', {
        mandatory: true,
        when: (g, m, self) =>
          m.unit === self.unit && m.action === 'attack' && kinNearby(g, m.unit, 'we-fight-for-our-family').length > 0,
        *run(g, m, self) {
          const kin = kinNearby(g, m.unit, 'we-fight-for-our-family');
          const prompt = say('le.ask.card-unit', { card: self.card });
          const [one] = kin.length === 1 ? kin : [];
          const chosen = one ?? (yield* mayChooseUnit(self.seat, kin, ['LE-FAEHIGKEITEN-09'], prompt, self.card));
          if (chosen) yield* gain(g, chosen, 'dodge', 1, self.card);
        },
      }),
    ],
  },
  'keyword/weighed-down': {},
  'keyword/were-not-regs': {},
  // It is fast in this activation only; the rest is for the round.
  'keyword/wheel-mode': (base) => ({
    ...base,
    abilities: (base.abilities ?? []).map((one) => ({
      ...one,
      *run(g: Legion, _m: object, { key, unit }: CardSource): Flow<void> {
        const begun = { source: key, unit: unit.id };
        g.state.lasting.push({ ...begun, until: 'activation', value: 'speed', modifier: { set: 3 } });
        g.state.lasting.push({ ...begun, until: 'round', value: 'keyword.cover', modifier: { add: 2 } });
      },
    })),
  }),
  // The first time that it enters play.
  'keyword/wound': {
    abilities: (['setup.deployed', 'move.after'] as const).map((window) =>
      at(window, {
        id: window,
        mandatory: true,
        when: (_g, m, self) => m.unit === self.unit && self.unit.note['entered'] !== true,
        *run(g, _m, self) {
          self.unit.note['entered'] = true;
          yield* g.rules.suffer(g, self.unit, keywordOf(g, self.unit, 'wound'), { by: 'wound' });
        },
      }),
    ),
  },
};
