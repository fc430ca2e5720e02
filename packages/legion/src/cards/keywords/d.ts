import { type Refusal, say } from '@holotisch/engine';
import { unitSees } from '../../flow/attack/sight.ts';
import { chooseNumber, chooseUnit, mayChooseUnit } from '../../flow/choose.ts';
import { gain, mayBeSuppressed, remove } from '../../flow/tokens.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { between, engagedWith, isTrooper, keywordOf, refuse, touchableEnemies } from '../../values.ts';
import { act } from '../phrases/card-actions.ts';
import { canAttack, counts, DUTIES, distracts, isDistracting } from '../phrases/hiding.ts';
import { attacks, dodges, mayDeflect, mayThrowBack, surgesBlock, woundsBack } from '../phrases/lightsabers.ts';
import { onOrder, ordersBesides } from '../phrases/orders.ts';
import { couldGoOn, goOn } from '../phrases/rallying.ts';
import { type AttackMoment, at, type Bans, ban, type CardFamily, type CardSource, value } from '../vocabulary.ts';

const distractible = (g: Legion, unit: Unit): readonly Unit[] =>
  touchableEnemies(g, unit).filter(
    (enemy) => isTrooper(g, enemy) && isAt(between(g, unit, enemy), 2) && unitSees(g, unit, enemy),
  );

type Aimed = Bans['target'];

/** Distract: the chosen enemy attacks nobody else while it can attack this unit; of two that have chosen it, either. R-LE-116 */
function mustAttack(g: Legion, { attacker, defender, limits }: Aimed, { unit }: CardSource): Refusal | undefined {
  if (!attacker || defender === unit || unit.status !== 'play' || !counts(DUTIES.distract, limits)) return undefined;
  if (!distracts(g, unit, attacker) || distracts(g, defender, attacker)) return undefined;
  return canAttack(g, attacker, [unit.id], DUTIES.distract)
    ? refuse(['LE-GOLDENE-REGELN-02'], say('le.no.distracted', { unit: attacker.id, by: unit.id }), {
        piece: defender.id,
      })
    : undefined;
}

/** A hit or a critical hit was cancelled; blocks are compared with hits and cancel none. LE-ANGRIFF-31 */
const isStopped = ({ attack }: AttackMoment): boolean => attack.noted['cancelled'] === true;

const daunted = (g: Legion, { unit }: CardSource): readonly Unit[] =>
  touchableEnemies(g, unit).filter((enemy) => mayBeSuppressed(g, enemy) && isAt(between(g, unit, enemy), 2));

export const KEYWORDS_D: CardFamily = {
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
  'keyword/dauntless': {
    abilities: [
      at('unit.rallied', {
        when: (g, m, self) => m.unit === self.unit && couldGoOn(g, m.unit),
        run: (g, m) => goOn(g, m.unit, 'dauntless'),
      }),
    ],
  },
  'keyword/defend': onOrder('defend', 'dodge'),
  // LE-ABLENKEN-01..07
  'keyword/deflect': {
    wantsDodge: true,
    abilities: [woundsBack('deflect', mayThrowBack), surgesBlock(mayDeflect)],
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
  'keyword/detachment': { askedBy: 'flow/setup/deployment.ts' },
  'keyword/detonate': { askedBy: 'flow/attack/detonation.ts' },
  'keyword/direct': ordersBesides('direct'),
  // LE-DISZIPLINIERT-X-01
  'keyword/disciplined': {
    abilities: [
      at('unit.ordered', {
        when: (_g, m, self) => m.unit === self.unit && self.unit.tokens.suppression > 0,
        *run(g, _m, self) {
          const { unit } = self;
          const most = Math.min(keywordOf(g, unit, 'disciplined'), unit.tokens.suppression);
          // up to X: a token that is kept is cover. LE-DECKUNG-11
          const count = yield* chooseNumber(
            self.seat,
            Array.from({ length: most }, (_, i) => i + 1),
            ['LE-DISZIPLINIERT-X-01'],
            say('le.ask.disciplined', { unit: unit.id }),
            { unit: unit.id, card: 'disciplined' },
          );
          remove(g, unit, 'suppression', count, 'disciplined');
        },
      }),
    ],
  },
  // One enemy does not hold it.
  'keyword/disengage': {
    values: [value('movesEngaged', (g, unit) => (engagedWith(g, unit).length === 1 ? { add: 1 } : undefined))],
  },
  'keyword/distract': {
    ...act('distract', {
      free: true,
      when: (g, unit) => !isDistracting(g, unit) && distractible(g, unit).length > 0,
      *run(g, unit, self) {
        const enemy = yield* chooseUnit(
          unit.seat,
          distractible(g, unit),
          ['LE-FREIE-KARTENAKTIONEN-01'],
          say('le.ask.card-unit', { card: 'distract' }),
          'distract',
        );
        g.state.lasting.push({ source: self.key, unit: unit.id, until: 'round', note: enemy.id });
      },
    }),
    bans: [ban('target', (g, m, self) => mustAttack(g, m, self))],
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
};
