import { type Flow, type Message, say } from '@holotisch/engine';
import type { AttackMoment } from '../../cards/moments.ts';
import { gap } from '../../geometry/base.ts';
import { isAt } from '../../geometry/range.ts';
import type { Cover } from '../../geometry/terrain.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import {
  allHave,
  banned,
  hasKeyword,
  isDroidTrooper,
  isTrooper,
  leaderOf,
  numberOf,
  poolKeyword,
} from '../../values.ts';
import { choose } from '../choose.ts';
import { shapeOf } from '../objectives/markers.ts';
import { open } from '../timing.ts';
import { cancelAttack, countOf, showing } from './dice.ts';
import { eyeOf } from './loose.ts';
import { type CoverSeen, coverFrom } from './sight.ts';
import { spendOne } from './tokens.ts';

/** Step 5: cover, then dodge tokens. LE-ANGRIFF-23..25, R-LE-54 */
export function* applyCover(g: Legion, m: AttackMoment): Flow {
  const { attack: a } = m;
  a.step = 'cover';
  yield* open(g, 'attack.cover', m);
  if (!a.melee) {
    const { grade, seen } = gradeFor(g, m);
    a.cover = grade;
    yield* g.rules.coverCancels(g, m, seen);
  }
  yield* dodge(g, m);
}

/** What terrain gives, improved up to heavy, then reduced. LE-DECKUNG-11..15, LE-SCHARFSCHUETZE-X-02, R-LE-45 */
export function gradeFor(g: Legion, m: AttackMoment): { readonly grade: Cover; readonly seen: CoverSeen } {
  const { attack: a, attacker, defender } = m;
  const seen = coverFrom(g, eyeOf(g, a), defender);
  if (poolKeyword(g, a, 'blast') > 0 && !hasKeyword(g, defender, 'immune-blast')) return { grade: 0, seen }; // LE-EXPLOSION-01
  if (banned(g, 'cover', m)) return { grade: 0, seen };
  let grade: number = seen.grade;
  grade += g.rules.suppressionCover(g, m) + smokeCover(g, m) + numberOf(g, defender, 'coverBetter', 0, { attack: a });
  // LE-UNAUFFAELLIG-01, -02: whatever made it light
  if (grade === 1 && g.rules.lowProfileRaises && hasKeyword(g, defender, 'low-profile')) grade = 2;
  grade = Math.min(2, grade);
  const worse = attacker ? numberOf(g, attacker, 'coverWorse', 0, { attack: a, other: defender }) : 0;
  return { grade: Math.max(0, grade - worse) as Cover, seen };
}
/** By 1 for each smoke token near the leader of troopers that defend, or that attack; none counts twice. R-LE-101 */
function smokeCover(g: Legion, { attack: a, attacker, defender }: AttackMoment): number {
  const leaders = [
    ...(isTrooper(g, defender) ? [leaderOf(g, defender)] : []),
    ...(attacker && isTrooper(g, attacker) ? [eyeOf(g, a)] : []),
  ];
  return g.state.markers.filter(
    (marker) => marker.kind === 'smoke' && leaders.some(({ base }) => isAt(gap(base, [shapeOf(marker)]), 1)),
  ).length;
}

/** LE-NIEDERHALTEN-03: by 1, however many tokens. */
export const suppressionCover = (g: Legion, { defender }: AttackMoment): number =>
  isTrooper(g, defender) && !isDroidTrooper(g, defender) && defender.tokens.suppression > 0 ? 1 : 0;

/** LE-DECKUNG-08, -09: one hit, or two; never critical ones. LE-DECKUNG-10 */
export function* coverCancels(g: Legion, m: AttackMoment, seen: CoverSeen): Flow {
  const { attack: a } = m;
  const cancelled = cancelAttack(g, a, showing(a, 'hit', a.cover), 'cover');
  g.emit({
    type: 'cover',
    attack: a.id,
    grade: a.cover,
    obscured: seen.obscured.map(({ mini }) => mini),
    of: seen.of,
    cancelled,
  });
}

/** LE-AUSWEICHEN-03, -05: one token after another, even without a hit to cancel. */
function* dodge(g: Legion, m: AttackMoment): Flow {
  const { attack: a, defender } = m;
  const fast = allHave(g, a, 'high-velocity'); // LE-HOCHGESCHWINDIGKEIT-01
  while (defender.status === 'play' && g.rules.holdersOf(g, defender, 'dodge', a).length > 0 && !fast) {
    const crits = countOf(a, 'crit') > 0 && numberOf(g, defender, 'dodgesCrits', 0) > 0;
    const useful = countOf(a, 'hit') > 0 || crits || (a.dodged === 0 && g.rules.dodgeHelps(g, m));
    if (!useful) return;
    const answer = yield* choose({
      seat: defender.seat,
      kind: 'dodge',
      about: { unit: defender.id },
      clauses: ['LE-AUSWEICHEN-03', 'LE-AUSWEICHEN-05'],
      prompt: dodgePrompt(g, m, crits),
      options: [
        ...(countOf(a, 'hit') > 0 || !crits ? [{ id: 'dodge', label: say('le.spendDodge') }] : []),
        ...(crits ? [{ id: 'crit', label: say('le.dodgeCrit') }] : []),
        { id: 'no', label: say('le.no') },
      ],
    });
    if (answer === 'no') return;
    yield* spendOne(g, defender, 'dodge', a, 'dodge');
    a.dodged++;
    cancelAttack(g, a, showing(a, answer === 'crit' ? 'crit' : 'hit', 1), 'dodge');
  }
}
/** What there is to cancel; where there is nothing, for whose sake a token may be spent all the same. */
function dodgePrompt(g: Legion, { attack: a, defender }: AttackMoment, crits: boolean): Message {
  const [unit, hits] = [defender.id, countOf(a, 'hit')];
  if (hits > 0) return say('le.ask.dodge', { unit, hits });
  if (crits) return say('le.ask.dodge-crits', { unit, crits: countOf(a, 'crit') });
  return say('le.ask.dodge-for', { unit, cards: dodgeWanters(g, defender).map(({ source }) => source.card) });
}
/** Deflect, Nimble and their like want a dodge token spent although there is nothing to cancel. LE-AUSWEICHEN-05 */
export const dodgeHelps = (g: Legion, { defender }: AttackMoment): boolean => dodgeWanters(g, defender).length > 0;
const dodgeWanters = (g: Legion, unit: Unit) => g.cards(unit).filter(({ rules }) => rules.wantsDodge);
