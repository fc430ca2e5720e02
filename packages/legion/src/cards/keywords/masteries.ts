import { type Flow, say } from '@holotisch/engine';
import { gain } from '../../flow/tokens.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { living, numberOf, poolKeyword, refuse } from '../../values.ts';
import {
  type AttackMoment,
  at,
  ban,
  type CardFamily,
  type CardSource,
  type ValueContext,
  value,
  valueOfAny,
} from '../vocabulary.ts';

/** The forms of lightsaber combat, and others who fight with tokens. */

const defends = (m: AttackMoment, self: CardSource): boolean => m.defender === self.unit;
const dodges = (_g: Legion, m: AttackMoment, self: CardSource): boolean => defends(m, self) && m.attack.dodged > 0;

/** Surges become blocks for this attack. */
function* turnSurges(_g: Legion, m: AttackMoment): Flow {
  m.attack.noted['defenceSurge'] = 'block';
}
const surgesBlock = (when: (g: Legion, m: AttackMoment, self: CardSource) => boolean) =>
  at('defence.convert', { mandatory: true, when, run: turnSurges });

/** Wounds that come back at the attacker, one for each defence surge that was rolled. LE-ABLENKEN-02, -06, -07 */
function* throwBack(g: Legion, m: AttackMoment, by: string, self: CardSource): Flow {
  const counted = numberOf(g, self.unit, 'deflectsBlanks', 0) > 0 ? 'blank' : 'surge';
  const surges = m.attack.defence.filter(({ face }) => face === counted).length;
  if (m.attacker && surges > 0) yield* g.rules.suffer(g, m.attacker, surges, { by, source: self.unit });
}
const woundsBack = (by: string, when: (g: Legion, m: AttackMoment, self: CardSource) => boolean) =>
  at('defence.reroll', { id: 'wounds', mandatory: true, when, run: (g, m, self) => throwBack(g, m, by, self) });
/** LE-IMMUNITAET-ABLENKEN-01, R-LE-113 */
const mayDeflect = (g: Legion, m: AttackMoment, self: CardSource): boolean =>
  dodges(g, m, self) && poolKeyword(g, m.attack, 'immune-deflect') === 0;
/** LE-ABLENKEN-02: only shots come back; a master of Soresu strikes back as well. */
const mayThrowBack = (g: Legion, m: AttackMoment, self: CardSource): boolean =>
  mayDeflect(g, m, self) && !m.attack.melee;

const isWounded = (unit: Unit): boolean => living(unit).some((mini) => unit.minis[mini]!.wounds > 0);
const attacks = (unit: Unit, { attack }: ValueContext): boolean =>
  attack !== undefined && 'unit' in attack.attacker && attack.attacker.unit === unit.id;
/** The attacker of this attack fights so that no immunity helps. */
const isMakashi = (self: CardSource, context: ValueContext): boolean =>
  attacks(self.unit, context) && context.attack!.noted['makashi'] === true;
const DISARMED = (_g: Legion, _unit: Unit, self: CardSource, context: ValueContext) =>
  isMakashi(self, context) ? { atMost: 0 } : undefined;

export const MASTERIES: CardFamily = {
  // LE-ABLENKEN-01..07
  'keyword/deflect': {
    wantsDodge: true,
    abilities: [woundsBack('deflect', mayThrowBack), surgesBlock(mayDeflect)],
  },
  // LC-ABWEHR-01
  'keyword/block': { wantsDodge: true, abilities: [surgesBlock(dodges)] },
  // LC-SORESU-MEISTERSCHAFT-01, -02; as a guardian see guardHits
  'keyword/soresu-mastery': {
    wantsDodge: true,
    abilities: [woundsBack('soresu-mastery', mayDeflect), surgesBlock(dodges)],
  },
  // Two attack actions, a dodge for each attack, an aim for each that it has stood.
  'keyword/ataru-mastery': {
    wantsDodge: true,
    values: [value('attackActions', () => ({ atLeast: 2 }))],
    abilities: [
      woundsBack('ataru-mastery', mayThrowBack),
      at('attack.after', {
        mandatory: true,
        when: (_g, m, self) => m.attacker === self.unit,
        *run(g, _m, self) {
          yield* gain(g, self.unit, 'dodge', 1, 'ataru-mastery');
        },
      }),
      at('attack.resolved', {
        mandatory: true,
        when: (_g, m, self) => defends(m, self),
        *run(g, _m, self) {
          yield* gain(g, self.unit, 'aim', 1, 'ataru-mastery');
        },
      }),
    ],
  },
  // A dodge token, and something cancelled after all: the attacker suffers for it.
  'keyword/djem-so-mastery': {
    wantsDodge: true,
    abilities: [
      surgesBlock(dodges),
      at('attack.wounds', {
        mandatory: true,
        when: (g, m, self) => mayDeflect(g, m, self) && m.attacker !== undefined && isStopped(m),
        *run(g, m, self) {
          yield* g.rules.suffer(g, m.attacker!, 1, { by: 'djem-so-mastery', source: self.unit });
        },
      }),
    ],
  },
  // While it is wounded: one action more, but no third move.
  'keyword/juyo-mastery': {
    values: [value('actions', (_g, unit) => (isWounded(unit) ? { add: 1 } : undefined))],
    bans: [
      ban('action', (g, { unit, action }, self) =>
        unit === self.unit &&
        action === 'move' &&
        g.state.turn?.unit === unit.id &&
        g.state.turn.done.filter((done) => done === 'move').length >= 2
          ? refuse(['LE-SCHLUESSELWOERTER-03', 'LE-GOLDENE-REGELN-02'], say('le.no.thirdMove', { unit: unit.id }), {
              piece: unit.id,
            })
          : undefined,
      ),
    ],
  },
  // A point of Pierce for an attack that nobody is immune to.
  'keyword/makashi-mastery': {
    values: [
      value('keyword.pierce', (_g, _unit, self, context) => (isMakashi(self, context) ? { add: -1 } : undefined)),
      valueOfAny('keyword.immune-pierce', DISARMED),
      valueOfAny('keyword.immune-melee-pierce', DISARMED),
      valueOfAny('keyword.impervious', DISARMED),
    ],
    abilities: [
      at('attack.declared', {
        when: (g, m, self) => m.attacker === self.unit && m.attack.melee && poolKeyword(g, m.attack, 'pierce') > 0,
        *run(_g, m) {
          m.attack.noted['makashi'] = true;
        },
      }),
    ],
  },
  // In melee an aim token pierces, and a dodge token keeps from being pierced.
  'keyword/duelist': {
    wantsDodge: true,
    grants: ['pierce'],
    values: [
      value('keyword.pierce', (_g, unit, _self, context) =>
        attacks(unit, context) && context.attack!.melee && context.attack!.aimed > 0 ? { add: 1 } : undefined,
      ),
      value('keyword.immune-pierce', (_g, unit, _self, { attack }) =>
        attack?.defender === unit.id && attack.melee && attack.dodged > 0 ? { add: 1 } : undefined,
      ),
    ],
  },
  // LE-FLINK-01
  'keyword/nimble': {
    wantsDodge: true,
    abilities: [
      at('attack.resolved', {
        mandatory: true,
        when: (g, m, self) => dodges(g, m, self) && m.defender.status === 'play',
        *run(g, _m, self) {
          yield* gain(g, self.unit, 'dodge', 1, 'nimble');
        },
      }),
    ],
  },
  'keyword/outmaneuver': { values: [value('dodgesCrits', () => ({ add: 1 }))] },
  'keyword/immune-deflect': { askedBy: 'cards/keywords/masteries.ts' },
};

/** A hit or a critical hit was cancelled; blocks are compared with hits and cancel none. LE-ANGRIFF-31 */
const isStopped = ({ attack }: AttackMoment): boolean => attack.noted['cancelled'] === true;
