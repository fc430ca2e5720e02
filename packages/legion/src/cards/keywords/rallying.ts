import { type Flow, say } from '@holotisch/engine';
import { refuseAction } from '../../flow/actions.ts';
import { choose, mayChooseUnit, noneOption } from '../../flow/choose.ts';
import { gain, mayBeSuppressed, remove } from '../../flow/tokens.ts';
import { readyCard } from '../../flow/upgrades.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import { isNamed } from '../../named.ts';
import type { Unit } from '../../state.ts';
import {
  between,
  hasKeyword,
  isFriendly,
  isSuppressed,
  isTrooper,
  keywordOf,
  keywordTargets,
  living,
  touchableEnemies,
} from '../../values.ts';
import { at, type CardFamily, type CardSource, value } from '../vocabulary.ts';
import { othersNearby } from './phrases.ts';

/** Keywords of courage, suppression, and what the Force gives back. */

/** After a rally, suppressed and not panicked: one more token for a free move action. */
const couldGoOn = (g: Legion, unit: Unit): boolean =>
  unit.status === 'play' &&
  isSuppressed(g, unit) &&
  !unit.panicked &&
  !g.state.turn!.done.includes('move') &&
  refuseAction(g, unit, 'move', { free: true }) === undefined;
function* goOn(g: Legion, unit: Unit, why: 'compel' | 'dauntless'): Flow {
  yield* gain(g, unit, 'suppression', 1, why);
  yield* g.rules.act(g, unit, 'move', { free: true });
}

const inspired = (g: Legion, { unit }: CardSource): readonly Unit[] =>
  othersNearby(g, unit, 2).filter((friend) => friend.tokens.suppression > 0);
const daunted = (g: Legion, { unit }: CardSource): readonly Unit[] =>
  touchableEnemies(g, unit).filter((enemy) => mayBeSuppressed(g, enemy) && isAt(between(g, unit, enemy), 2));
const isEnraged = (g: Legion, unit: Unit): boolean => {
  const wounds = living(unit).reduce((sum, mini) => sum + unit.minis[mini]!.wounds, 0);
  return wounds >= keywordOf(g, unit, 'enrage') && keywordOf(g, unit, 'enrage') > 0;
};
const exhaustedForce = (g: Legion, unit: Unit) =>
  unit.upgrades.filter((card, at) => card.exhausted && !card.discarded && g.upgrades(unit)[at]!.slot === 'force');

export const RALLYING: CardFamily = {
  // LE-ANSPORNEN-X-01, -02, R-LE-75: X tokens in total from others
  'keyword/inspire': {
    abilities: [
      at('unit.rallied', {
        when: (g, m, self) => m.unit === self.unit && inspired(g, self).length > 0,
        *run(g, _m, self) {
          for (let left = keywordOf(g, self.unit, 'inspire'); left > 0; left--) {
            const friend = yield* mayChooseUnit(
              self.seat,
              inspired(g, self),
              ['LE-ANSPORNEN-X-01'],
              say('le.ask.inspire', { n: left }),
              'inspire',
            );
            if (!friend) return;
            remove(g, friend, 'suppression', 1, 'inspire');
          }
        },
      }),
    ],
  },
  'keyword/demoralize': {
    abilities: [
      at('unit.rallied', {
        when: (g, m, self) => m.unit === self.unit && daunted(g, self).length > 0,
        *run(g, _m, self) {
          for (let left = keywordOf(g, self.unit, 'demoralize'); left > 0; left--) {
            const enemy = yield* mayChooseUnit(
              self.seat,
              daunted(g, self),
              ['LE-NIEDERHALTEN-01'],
              say('le.ask.demoralize', { n: left }),
              'demoralize',
            );
            if (!enemy) return;
            yield* gain(g, enemy, 'suppression', 1, 'demoralize');
          }
        },
      }),
    ],
  },
  'keyword/compel': {
    abilities: [
      at('unit.rallied', {
        when: (g, m, self) => {
          const types = keywordTargets(g, self.unit, 'compel');
          return (
            m.unit !== self.unit &&
            self.unit.status === 'play' &&
            isFriendly(g.state, m.unit, self.unit) &&
            isTrooper(g, m.unit) &&
            !hasKeyword(g, m.unit, 'dauntless') &&
            (types.length === 0 || isNamed(g, m.unit, types)) &&
            isAt(between(g, self.unit, m.unit), 2) &&
            couldGoOn(g, m.unit)
          );
        },
        run: (g, m) => goOn(g, m.unit, 'compel'),
      }),
    ],
  },
  'keyword/dauntless': {
    abilities: [
      at('unit.rallied', {
        when: (g, m, self) => m.unit === self.unit && couldGoOn(g, m.unit),
        run: (g, m) => goOn(g, m.unit, 'dauntless'),
      }),
    ],
  },
  // It keeps what it would lose, and has the dice of it.
  'keyword/danger-sense': {
    values: [
      value('mayKeepSuppression', (g, unit) => ({ atLeast: keywordOf(g, unit, 'danger-sense') })),
      value('extraDefence', (g, unit, _self, { attack }) =>
        attack && !attack.melee
          ? { add: Math.min(keywordOf(g, unit, 'danger-sense'), unit.tokens.suppression) }
          : undefined,
      ),
    ],
  },
  // LE-UNBEZWINGBAR-01
  'keyword/indomitable': { values: [value('rallyRed', () => ({ add: 1 }))] },
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
  // LE-MEISTER-DER-MACHT-X-01
  'keyword/master-of-the-force': {
    abilities: [
      at('unit.ends', {
        when: (g, m, self) => m.unit === self.unit && exhaustedForce(g, self.unit).length > 0,
        *run(g, _m, self) {
          for (
            let left = keywordOf(g, self.unit, 'master-of-the-force');
            left > 0 && exhaustedForce(g, self.unit).length > 0;
            left--
          ) {
            const cards = exhaustedForce(g, self.unit);
            const id = yield* choose({
              seat: self.seat,
              kind: 'card-upgrade',
              about: { unit: self.unit.id, card: 'master-of-the-force' },
              clauses: ['LE-MEISTER-DER-MACHT-X-01'],
              prompt: say('le.ask.ready-card', { n: left }),
              options: [
                ...cards.map((card) => ({
                  id: card.id,
                  label: say('le.card', { card: card.id }),
                  about: { unit: self.unit.id, card: card.id },
                })),
                noneOption,
              ],
            });
            const card = cards.find((one) => one.id === id);
            if (!card) return;
            readyCard(g, self.unit, card);
          }
        },
      }),
    ],
  },
};
