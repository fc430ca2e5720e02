import { say } from '@holotisch/engine';
import { isIncognito } from '../../flow/edition26/attack.ts';
import { deploy } from '../../flow/setup/deployment.ts';
import { gain } from '../../flow/tokens.ts';
import { colourOf, zoneData } from '../../flow/zones.ts';
import { isAt } from '../../geometry/range.ts';
import { between, hasKeyword, refuse, sideOf } from '../../values.ts';
import { at, ban, type CardFamily } from '../vocabulary.ts';

/** Keywords of 2.6 about how units come into play and are left alone there. R-L2-16, R-L2-33 */
export const DEPLOYING: CardFamily = {
  'keyword/prepared-position': {
    abilities: [
      at('setup.deployed', {
        mandatory: true,
        when: (g, m, self) => m.unit === self.unit && hasKeyword(g, self.unit, 'prepared-position'),
        *run(g, m) {
          yield* gain(g, m.unit, 'dodge', 1, 'prepared-position');
        },
      }),
    ],
  },
  // Anywhere in its own territory, at the start of its activation.
  'keyword/infiltrate': {
    abilities: [
      at('unit.activates', {
        when: (g, m, self) =>
          m.unit === self.unit && m.unit.status === 'reserve' && hasKeyword(g, m.unit, 'infiltrate'),
        *run(g, { unit }) {
          yield* deploy(g, unit, { unit: unit.id, zones: zoneData(g, colourOf(g.state, sideOf(g.state, unit))) });
        },
      }),
    ],
  },
  // At the start of the first end phase.
  'keyword/reinforcements': {
    abilities: [
      at('end.start', {
        when: (g, _m, self) =>
          g.state.round === 1 && self.unit.status === 'play' && hasKeyword(g, self.unit, 'reinforcements'),
        *run(g, _m, self) {
          yield* g.rules.move(g, self.unit, {
            kinds: ['standard'],
            speed: 1,
            clauses: ['L2-ENDPHASE-01'],
          });
        },
      }),
    ],
  },
  // Not attacked from beyond range 1, no contesting, no backup; lost for good by an attack of either kind, or given up.
  'keyword/incognito': {
    bans: [
      ban('target', (g, { attacker, defender }, self) =>
        defender === self.unit &&
        attacker !== undefined &&
        isIncognito(g, defender) &&
        !isAt(between(g, attacker, defender), 1)
          ? refuse(['L2-ANGRIFF-IM-DETAIL-01'], say('le.no.incognito', { unit: defender.id }), { piece: defender.id })
          : undefined,
      ),
      ban('contest', (g, { unit }, self) =>
        unit === self.unit && isIncognito(g, unit)
          ? refuse(['L2-EINSATZMARKER-UMKAEMPFEN-SICHERN-01'], say('le.no.incognito', { unit: unit.id }))
          : undefined,
      ),
    ],
    abilities: [
      at('attack.declared', {
        mandatory: true,
        when: (g, m, self) => (m.attacker === self.unit || m.defender === self.unit) && isIncognito(g, self.unit),
        *run(_g, _m, self) {
          self.unit.note['known'] = true;
        },
      }),
      at('unit.activates', {
        id: 'give-up',
        when: (g, m, self) => m.unit === self.unit && isIncognito(g, m.unit),
        *run(_g, { unit }) {
          unit.note['known'] = true;
        },
      }),
    ],
  },
};
