import { say } from '@holotisch/engine';
import { chooseNumber, chooseUnit } from '../../flow/choose.ts';
import { gain } from '../../flow/tokens.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { askUnit, enemiesAt, isOwn, isSeen, SAYS, troopersOf, untilItsEnd, using } from '../phrases/upgrades.ts';
import { at, type CardFamily, type SufferMoment } from '../vocabulary.ts';

const inReach = (g: Legion, unit: Unit): readonly Unit[] =>
  troopersOf(g, enemiesAt(g, unit, 1)).filter((enemy) => isSeen(g, unit, enemy));

/** Who has hurt a unit that put it off: its wounds are his. */
const HURT_BY = 'stims';

const MOST_STIMS = 2;

export const GEAR: CardFamily = {
  'upgrade/ascension-cables': {
    acts: [
      {
        id: 'scale',
        free: true,
        when: () => true,
        *run(g, _unit, self) {
          untilItsEnd(g, self, 'keyword.scale', { add: 1 });
        },
      },
    ],
    grants: ['scale'],
  },
  'upgrade/electro-grappling-line': {
    acts: [
      {
        id: 'bind',
        when: (g, unit) => inReach(g, unit).length > 0,
        *run(g, unit, self) {
          const enemy = yield* chooseUnit(unit.seat, inReach(g, unit), SAYS, askUnit(self), self.card);
          yield* gain(g, enemy, 'immobilize', 2, self.card);
          yield* gain(g, enemy, 'suppression', 2, self.card);
        },
      },
    ],
  },
  // Wounds that are put off until the end of its next activation: used within one, that is the one after it.
  'upgrade/emergency-stims': {
    abilities: [
      at(
        'unit.suffers',
        using<SufferMoment>({
          when: (_g, m, self) => isOwn(m, self) && m.attack !== undefined && m.amount > 0,
          *run(g, m, self) {
            const most = Math.min(MOST_STIMS, m.amount);
            const put = yield* chooseNumber(
              self.seat,
              Array.from({ length: most }, (_, i) => i + 1),
              SAYS,
              say('le.ask.stims', { unit: self.unit.id }),
              { unit: self.unit.id, card: self.card },
            );
            m.amount -= put;
            self.equipped.wounds += put;
            if (g.state.turn?.unit === self.unit.id) self.equipped.note = 'next';
            if (m.attack && 'unit' in m.attack.attacker) self.unit.note[HURT_BY] = m.attack.attacker.unit;
          },
        }),
      ),
      at('unit.ends', {
        id: 'wounds',
        mandatory: true,
        when: (_g, m, self) => isOwn(m, self) && self.equipped.wounds > 0,
        *run(g, _m, self) {
          const card = self.equipped;
          if (card.note === 'next') {
            delete card.note;
            return;
          }
          const wounds = card.wounds;
          card.wounds = 0;
          const by = self.unit.note[HURT_BY]; // LE-KOPFGELD-08
          yield* g.rules.suffer(g, self.unit, wounds, {
            by: self.card,
            ...(typeof by === 'number' && { source: g.unit(by) }),
          });
        },
      }),
    ],
  },
};
