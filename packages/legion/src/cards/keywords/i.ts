import { say } from '@holotisch/engine';
import { changeAttack, countOf, showing } from '../../flow/attack/dice.ts';
import { mayChooseUnit } from '../../flow/choose.ts';
import { gain, remove } from '../../flow/tokens.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { enemiesOf, hasKeyword, keywordOf, poolKeyword, refuse, weaponNamed } from '../../values.ts';
import { canAttack, counts, DUTIES, isDistracting } from '../phrases/hiding.ts';
import { othersNearby } from '../phrases/keywords.ts';
import { inPool, isElectronic } from '../phrases/weapons.ts';
import { at, ban, type CardFamily, type CardSource, value } from '../vocabulary.ts';

const isHiding = (g: Legion, unit: Unit): boolean =>
  hasKeyword(g, unit, 'inconspicuous') && unit.tokens.suppression > 0 && !isDistracting(g, unit);

/** Known for the rest of the game. */
const UNMASKED = 'unmasked';
const isShort = (g: Legion, unit: Unit, key: string): boolean => weaponNamed(g, unit, key).range.max === 1;

const inspired = (g: Legion, { unit }: CardSource): readonly Unit[] =>
  othersNearby(g, unit, 2).filter((friend) => friend.tokens.suppression > 0);

export const KEYWORDS_I: CardFamily = {
  // LE-IMMOBILISIERT-MARKER-01: whoever is wounded by it gains tokens
  'keyword/immobilize': {
    abilities: [
      at('attack.resolved', {
        mandatory: true,
        when: (g, m, self) => inPool('immobilize')(g, m, self) && m.attack.wounds > 0 && m.defender.status === 'play',
        *run(g, m) {
          yield* gain(g, m.defender, 'immobilize', poolKeyword(g, m.attack, 'immobilize'), 'immobilize');
        },
      }),
    ],
  },
  'keyword/immune-blast': { askedBy: 'flow/attack/cover.ts' },
  'keyword/immune-deflect': { askedBy: 'cards/phrases/lightsabers.ts' },
  // LE-IMMUNITAET-NAHKAMPF-01
  'keyword/immune-melee': { askedBy: 'flow/activation/move/plan.ts' },
  'keyword/immune-melee-pierce': { askedBy: 'cards/keywords/m-p.ts' },
  'keyword/immune-pierce': { askedBy: 'cards/keywords/m-p.ts' },
  'keyword/immune-range-1-weapons': {
    bans: [
      ban('weapon', (g, { unit, weapon, defender, melee }, self) =>
        defender === self.unit && !melee && isShort(g, unit, weapon)
          ? refuse(['LE-GOLDENE-REGELN-03'], say('le.no.shortWeapon', { unit: defender.id }), { piece: defender.id })
          : undefined,
      ),
    ],
  },
  // LE-WUCHT-X-01..05: against Armor only, before it cancels
  'keyword/impact': {
    abilities: [
      at('attack.modify', {
        when: (g, m, self) =>
          inPool('impact')(g, m, self) && hasKeyword(g, m.defender, 'armor') && countOf(m.attack, 'hit') > 0,
        *run(g, m) {
          changeAttack(g, m.attack, showing(m.attack, 'hit', poolKeyword(g, m.attack, 'impact')), 'crit', 'impact');
        },
      }),
    ],
  },
  // LE-UNDURCHDRINGLICH-01, -02
  'keyword/impervious': {
    values: [
      value('extraDefence', (g, unit, _self, { attack }) =>
        attack && hasKeyword(g, unit, 'impervious', { attack }) ? { add: poolKeyword(g, attack, 'pierce') } : undefined,
      ),
    ],
  },
  // Nobody beyond range 1 attacks it, until it has attacked or used an objective.
  'keyword/incognito': {
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (_g, m, self) => m.attacker === self.unit && self.unit.note[UNMASKED] === undefined,
        *run(_g, _m, self) {
          self.unit.note[UNMASKED] = true;
        },
      }),
      at('action.after', {
        mandatory: true,
        when: (_g, m, self) =>
          m.unit === self.unit && m.action.startsWith('card:battle:') && self.unit.note[UNMASKED] === undefined,
        *run(_g, _m, self) {
          self.unit.note[UNMASKED] = true;
        },
      }),
    ],
    bans: [
      ban('target', (_g, { attacker, defender, range }, { unit }) =>
        attacker && defender === unit && range > 1 && unit.note[UNMASKED] === undefined
          ? refuse(['LE-GOLDENE-REGELN-03'], say('le.no.incognito', { unit: unit.id }), { piece: unit.id })
          : undefined,
      ),
    ],
  },
  // With a suppression token: whoever can attack another must.
  'keyword/inconspicuous': {
    values: [value('mayKeepSuppression', () => ({ atLeast: Number.POSITIVE_INFINITY }))],
    bans: [
      ban('target', (g, { attacker, defender, limits }, { unit }) => {
        if (!attacker || defender !== unit || !counts(DUTIES.hide, limits) || !isHiding(g, unit)) return undefined;
        const others = enemiesOf(g.state, attacker).filter((other) => other !== unit && !isHiding(g, other));
        return canAttack(
          g,
          attacker,
          others.map(({ id }) => id),
          DUTIES.hide,
        )
          ? refuse(['LE-GOLDENE-REGELN-02'], say('le.no.inconspicuous', { unit: unit.id }), { piece: unit.id })
          : undefined;
      }),
    ],
  },
  // LE-UNBEZWINGBAR-01
  'keyword/indomitable': { values: [value('rallyRed', () => ({ add: 1 }))] },
  'keyword/infiltrate': { askedBy: 'flow/setup/deployment.ts' },
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
  // LE-IONEN-X-01, LE-IONENMARKER-03, LC-IONEN-X-01, R-LE-27
  'keyword/ion': {
    abilities: [
      at('attack.resolved', {
        mandatory: true,
        when: (g, m, self) =>
          inPool('ion')(g, m, self) && m.attack.wounds > 0 && m.defender.status === 'play' && isElectronic(g, m),
        *run(g, m) {
          yield* gain(g, m.defender, 'ion', poolKeyword(g, m.attack, 'ion'), 'ion');
        },
      }),
    ],
  },
};
