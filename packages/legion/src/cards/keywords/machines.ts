import { type Refusal, rollDice, say } from '@holotisch/engine';
import { DEFENCE_DICE } from '../../dice.ts';
import { refuseAction } from '../../flow/actions.ts';
import { gain } from '../../flow/tokens.ts';
import { readyCard } from '../../flow/upgrades.ts';
import { heal } from '../../flow/wounds.ts';
import { isBeyond } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { between, hasKeyword, isFriendly, keywordOf, keywordTargets, living, ownIn, speedOf } from '../../values.ts';
import { at, ban, type CardFamily, value } from '../vocabulary.ts';

/** Keywords of droids and machines: programming, shields, cards that load again, bodies that heal. */

/** Its first action is one of those it is programmed for, as long as it can perform one. LC-KI-ANGRIFF-01 */
function programmed(g: Legion, unit: Unit, action: string | undefined): Refusal | undefined {
  const { turn } = g.state;
  if (turn?.unit !== unit.id || turn.done.length > 0 || unit.order === 'faceup') return undefined;
  if (!hasKeyword(g, unit, 'ai')) return undefined;
  const first = keywordTargets(g, unit, 'ai').map((one) => one.toLowerCase());
  if ((action !== undefined && first.includes(action)) || !first.some((one) => couldDo(g, unit, one))) return undefined;
  return { clauses: ['LC-KI-ANGRIFF-01'], message: say('le.no.ai', { unit: unit.id }), piece: unit.id };
}
/** Whether the unit could perform what its programming wants first; the ban itself is not asked. */
const couldDo = (g: Legion, unit: Unit, action: string): boolean =>
  action === 'attack'
    ? refuseAction(g, unit, 'attack', { outside: true }) === undefined
    : action === 'move'
      ? speedOf(g, unit) > 0
      : true;
const spentShields = (g: Legion, unit: Unit): number => keywordOf(g, unit, 'shielded') - unit.tokens.shield;
const isInWheelMode = (g: Legion, key: string): boolean => g.state.lasting.some(({ source }) => source === key);

/** Cards that Cycle stands on, and that were not used in this activation. */
const cycling = (g: Legion, unit: Unit, key: string) =>
  unit.upgrades.filter(
    (card, i) =>
      card.exhausted &&
      !card.discarded &&
      g.upgrades(unit)[i]!.weapons.some(({ keywords }) => keywords.some(({ keyword }) => keyword === 'cycle')) &&
      !g.state.lasting.some(({ source, note }) => source === key && note === i),
  );

export const MACHINES: CardFamily = {
  // LC-RADMODUS-01..03
  'keyword/wheel-mode': {
    abilities: [
      at('unit.activates', {
        when: (_g, m, self) => m.unit === self.unit,
        *run(g, _m, self) {
          const begun = { source: self.key, unit: self.unit.id, until: 'round' } as const;
          g.state.lasting.push({ ...begun, value: 'speed', modifier: { set: 3 } });
          g.state.lasting.push({ ...begun, value: 'keyword.cover', modifier: { add: 2 } });
        },
      }),
    ],
    grants: ['cover'],
    bans: [
      ban('attack', (g, { unit }, self) =>
        unit === self.unit && isInWheelMode(g, self.key)
          ? { clauses: ['LC-RADMODUS-03'], message: say('le.no.wheelMode', { unit: unit.id }), piece: unit.id }
          : undefined,
      ),
      ban('spend', (g, { unit, token }, self) =>
        unit === self.unit && token === 'shield' && isInWheelMode(g, self.key)
          ? { clauses: ['LC-RADMODUS-03'], message: say('le.no.wheelMode', { unit: unit.id }), piece: unit.id }
          : undefined,
      ),
    ],
  },
  // LC-GENERATOR-X-01
  'keyword/generator': {
    abilities: [
      at('end.tokens', {
        when: (g, _m, self) => self.unit.status === 'play' && spentShields(g, self.unit) > 0,
        *run(g, _m, self) {
          const back = Math.min(keywordOf(g, self.unit, 'generator'), spentShields(g, self.unit));
          yield* gain(g, self.unit, 'shield', back, 'generator');
        },
      }),
    ],
  },
  'keyword/recharge': {
    abilities: [
      at('action.after', {
        when: (g, m, self) => m.unit === self.unit && m.action === 'recover' && spentShields(g, self.unit) > 0,
        *run(g, _m, self) {
          const back = Math.min(keywordOf(g, self.unit, 'recharge'), spentShields(g, self.unit));
          yield* gain(g, self.unit, 'shield', back, 'recharge');
        },
      }),
    ],
  },
  // LC-KI-ANGRIFF-01, LC-KI-ANGRIFF-BEWEGUNG-01
  'keyword/ai': {
    bans: [
      ban('action', (g, { unit, action, free }, self) =>
        unit === self.unit && !free ? programmed(g, unit, action) : undefined,
      ),
      ban('idle', (g, { unit }, self) => (unit === self.unit ? programmed(g, unit, undefined) : undefined)),
    ],
  },
  // For a suppression token of its own a friend forgets its programming.
  'keyword/override': {
    abilities: [
      at('unit.activates', {
        when: (g, m, self) =>
          m.unit !== self.unit &&
          self.unit.status === 'play' &&
          isFriendly(g.state, m.unit, self.unit) &&
          hasKeyword(g, m.unit, 'ai') &&
          !isBeyond(between(g, self.unit, m.unit), keywordOf(g, self.unit, 'override')),
        *run(g, m, self) {
          yield* gain(g, self.unit, 'suppression', 1, 'override');
          g.state.lasting.push({
            source: self.key,
            unit: m.unit.id,
            until: 'activation',
            value: 'keyword.ai',
            modifier: { set: 0 },
          });
        },
      }),
    ],
  },
  'keyword/cycle': {
    abilities: [
      at('attack.declared', {
        mandatory: true,
        when: (_g, m, self) => m.attacker === self.unit,
        *run(g, m, self) {
          for (const { weapon } of ownIn(m.attack))
            if (!weapon.startsWith('unit:'))
              g.state.lasting.push({
                source: self.key,
                unit: self.unit.id,
                until: 'activation',
                note: Number(weapon.split(':')[0]),
              });
        },
      }),
      at('unit.ends', {
        mandatory: true,
        when: (g, m, self) => m.unit === self.unit && cycling(g, m.unit, self.key).length > 0,
        *run(g, m, self) {
          for (const card of cycling(g, m.unit, self.key)) readyCard(g, m.unit, card);
        },
      }),
    ],
  },
  'keyword/regenerate': {
    abilities: [
      at('unit.ends', {
        mandatory: true,
        when: (_g, m, self) => m.unit === self.unit && hurtBy(m.unit) > 0,
        *run(g, m, self) {
          const dice = Math.min(hurtBy(m.unit), keywordOf(g, self.unit, 'regenerate'));
          const faces = rollDice(g.state.chance, DEFENCE_DICE.white, dice);
          g.emit({ type: 'looseDice', colour: 'white', faces, purpose: say('le.regenerates', { unit: m.unit.id }) });
          yield* heal(g, m.unit, faces.filter((face) => face !== 'blank').length);
        },
      }),
    ],
  },
  // LE-WACHPOSTEN-01
  'keyword/sentinel': { values: [value('standbyRange', () => ({ atLeast: 3 }))] },
};

const hurtBy = (unit: Unit): number => living(unit).reduce((sum, mini) => sum + unit.minis[mini]!.wounds, 0);
