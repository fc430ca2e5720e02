import { type Flow, rollDice, say } from '@holotisch/engine';
import type { AttackMoment } from '../../cards/moments.ts';
import { DEFENCE_DICE } from '../../dice.ts';
import { gap } from '../../geometry/base.ts';
import { isAt, isBeyond } from '../../geometry/range.ts';
import type { Screen } from '../../geometry/sight.ts';
import type { Legion } from '../../legion.ts';
import type { Attack, TokenKind, Unit } from '../../state.ts';
import {
  banned,
  between,
  courageOf,
  friendsOf,
  fromMini,
  hasKeyword,
  isNoncombatant,
  isSuppressed,
  isTrooper,
  keywordTargets,
  leaderOf,
  living,
  numberOf,
  onTable,
  poolKeyword,
  woundsOf,
} from '../../values.ts';
import { cancelAttack, countOf, showing } from '../attack/dice.ts';
import { eyeOf } from '../attack/loose.ts';
import { type CoverSeen, looking, screensBetween, unitSees } from '../attack/sight.ts';
import { lenders, SHARING } from '../attack/tokens.ts';
import { chooseMini } from '../choose.ts';
import { type Offer, ruleOffer } from '../timing.ts';
import { remove } from '../tokens.ts';

/** Attacks of 2.6: what the leader sees, cover dice, backup, who suffers wounds. */

/** L2-ANGRIFF-IM-DETAIL-01, R-L2-13: the leader must see one of them. */
export function leaderMayTarget(
  g: Legion,
  unit: Unit,
  enemy: Unit,
  melee: boolean,
  screens: readonly Screen[],
): boolean {
  if (melee) return true;
  const sees = looking(g, unit, enemy, screens);
  return onTable(enemy).some((mini) => sees(unit.leader, mini));
}

/** L2-NIEDERGEHALTEN-02, L2-ANGRIFF-IM-DETAIL-11: only while suppressed; droid troopers never are. R-L2-21 */
export const suppressionCover = (g: Legion, { defender }: AttackMoment): number =>
  isSuppressed(g, defender) && !isDroid(g, defender) ? 1 : 0;
export const isDroid = (g: Legion, unit: Unit): boolean => g.card(unit).type.includes('droid');

/** L2-ANGRIFF-IM-DETAIL-12, -13: a white die for each hit; blocks cancel, with heavy cover surges too. */
export function* coverCancels(g: Legion, m: AttackMoment, seen: CoverSeen): Flow {
  const { attack: a } = m;
  const hits = a.cover === 0 ? 0 : countOf(a, 'hit');
  // Low Profile: one die fewer, one block more.
  const sure = hits > 0 && hasKeyword(g, m.defender, 'low-profile') ? 1 : 0;
  const dice = numberOf(g, m.defender, 'coverRed', 0) > 0 ? 'red' : 'white';
  const roll = [
    ...rollDice(g.state.chance, DEFENCE_DICE[dice], hits - sure),
    ...Array.from({ length: sure }, () => 'block' as const),
  ];
  const saved = roll.filter((face) => face === 'block' || (a.cover === 2 && face === 'surge')).length;
  const cancelled = cancelAttack(g, a, showing(a, 'hit', saved), 'cover');
  g.emit({
    type: 'cover',
    attack: a.id,
    grade: a.cover,
    obscured: seen.obscured.map(({ mini }) => mini),
    of: seen.of,
    cancelled,
    roll,
  });
}

/** Who has deflected it all is not impressed. */
export const keepsCalm = (g: Legion, { attack: a, defender }: AttackMoment): boolean =>
  hasKeyword(g, defender, 'shien-mastery') && a.wounds === 0;

/** Only what step 4 showed suppresses. R-L2-30 */
export const frightens = ({ step }: Attack): boolean => step === 'roll' || step === 'reroll' || step === 'convert';

/** What a card lends, and one token of another clone unit within 2 and in sight in each attack. R-L2-33 */
export function holdersOf(g: Legion, unit: Unit, token: TokenKind, attack: Attack): readonly Unit[] {
  if (banned(g, 'spend', { unit, token, attack })) return [];
  const own = unit.tokens[token] > 0 ? [unit] : [];
  const named = lenders(g, unit, token).filter(
    (one) => one.tokens[token] > 0 && !banned(g, 'spend', { unit: one, token, attack }),
  );
  const clones = friendsOf(g.state, unit).filter(
    (friend) =>
      friend !== unit &&
      friend.tokens[token] > 0 &&
      lends(g, friend, unit, attack) &&
      isAt(between(g, unit, friend), 2) &&
      unitSees(g, unit, friend),
  );
  return [...new Set([...own, ...named, ...clones])];
}
const GREEN: readonly TokenKind[] = ['aim', 'dodge', 'surge'];
/** It has spent somebody else's token in this attack. */
export const hasBorrowed = (unit: Unit, { noted }: Attack): boolean => noted[`lent.${unit.id}`] === true;
const lends = (g: Legion, friend: Unit, unit: Unit, attack: Attack): boolean =>
  !hasBorrowed(unit, attack) &&
  ((isClone(g, unit) && isClone(g, friend)) ||
    attack.noted[SHARING] === unit.id ||
    attack.noted[SHARING] === friend.id);
const isClone = (g: Legion, unit: Unit): boolean =>
  g.card(unit).type === 'clone-trooper' && !hasKeyword(g, unit, 'were-not-regs');
/** A token that somebody else has spent for the attacker or the defender is noted. */
export function noteSpent(a: Attack, holder: Unit, token: TokenKind): void {
  if (!('unit' in a.attacker) || !GREEN.includes(token)) return;
  const attacking = token === 'aim' || (token === 'surge' && a.step === 'convert');
  const user = attacking ? a.attacker.unit : a.defender;
  if (holder.id !== user) a.noted[`lent.${user}`] = true;
}

/** Ion X turns active shields over, one for each hit or critical hit. R-L2-31 */
export function beforeModify(g: Legion, { attack: a, defender }: AttackMoment): void {
  const ion = poolKeyword(g, a, 'ion');
  remove(g, defender, 'shield', Math.min(ion, countOf(a, 'hit') + countOf(a, 'crit')), 'ion');
}

/** What the defender may do in step 6: backup, shields. */
export const modifyOptions = (g: Legion, m: AttackMoment): readonly Offer<'attack.modify'>[] => [
  ...backupOf(g, m),
  ...shieldOf(g, m),
];
function backupOf(g: Legion, m: AttackMoment): readonly Offer<'attack.modify'>[] {
  const helper = countOf(m.attack, 'hit') > 0 ? backup(g, m) : undefined;
  if (!helper) return [];
  return [
    ruleOffer('attack.modify', m.defender, {
      name: 'backup',
      label: say('le.backup', { unit: helper.id }),
      *run(g2) {
        cancelAttack(g2, m.attack, showing(m.attack, 'hit', 2), 'backup'); // L2-RUECKENDECKUNG-02
      },
    }),
  ];
}
/** Each cancels one hit or critical hit of a ranged attack. R-L2-33 */
function shieldOf(g: Legion, m: AttackMoment): readonly Offer<'attack.modify'>[] {
  const { attack: a, defender } = m;
  if (a.melee || defender.tokens.shield === 0 || banned(g, 'spend', { unit: defender, token: 'shield', attack: a }))
    return [];
  return (['crit', 'hit'] as const)
    .filter((face) => countOf(a, face) > 0)
    .map((face) =>
      ruleOffer('attack.modify', defender, {
        name: `shield.${face}`,
        label: face === 'crit' ? say('le.flipShieldCrit') : say('le.flipShieldHit'),
        repeatable: true,
        *run(g2) {
          remove(g2, defender, 'shield', 1, 'shield');
          cancelAttack(g2, a, showing(a, face, 1), 'shield');
        },
      }),
    );
}
export function* noShields(): Flow<number> {
  return 0;
}

/** The range that the attacking leader must be beyond. R-L2-12 */
const BACKUP_RANGE = 2;
/** A corps unit nearby takes up to two hits off a commander or operative. L2-RUECKENDECKUNG-01, -02, R-L2-12 */
export function backup(g: Legion, m: AttackMoment): Unit | undefined {
  const { attack: a, attacker, defender } = m;
  if (
    a.melee ||
    !attacker ||
    !isTrooper(g, defender) ||
    (defender.rank !== 'commander' && defender.rank !== 'operative')
  )
    return undefined;
  if (hasKeyword(g, defender, 'guardian') || hasKeyword(g, defender, 'were-not-regs')) return undefined;
  if (isAt(fromMini(g, eyeOf(g, a), defender), BACKUP_RANGE)) return undefined;
  return friendsOf(g.state, defender).find((helper) => {
    if (helper === defender || !isTrooper(g, helper) || isIncognito(g, helper)) return false;
    if (!(helper.rank === 'corps' || hasKeyword(g, helper, 'guardian') || serves(g, helper, defender))) return false;
    const courage = courageOf(g, helper);
    if (courage !== null && helper.tokens.suppression >= courage) return false;
    const { base } = leaderOf(g, helper);
    const sees = looking(g, defender, helper, screensBetween(g));
    return onTable(defender).some(
      (mini) => !isBeyond(gap(base, g.mini(defender, mini).base), 0.5) && sees(mini, helper.leader),
    );
  });
}

/** Until it attacks, is attacked, or gives it up. */
export const isIncognito = (g: Legion, unit: Unit): boolean =>
  hasKeyword(g, unit, 'incognito') && unit.note['known'] !== true;
/** The note of a strike team's leader: which unit it leads. */
export const STRIKE_TEAM = 'strike-team';
/** Whoever it is, it belongs to the one it helps. */
const serves = (g: Legion, helper: Unit, defender: Unit): boolean =>
  defender.note[STRIKE_TEAM] === helper.id ||
  keywordTargets(g, defender, 'entourage').some((name) => isNamed(g, helper, name)) ||
  keywordTargets(g, helper, 'retinue').some((name) => isNamed(g, defender, name));
const isNamed = (g: Legion, unit: Unit, name: string): boolean =>
  g.card(unit).name.en === name || g.card(unit).title?.en === name;

/** R-L2-15: the most wounded first, seen or not; the leader only as the last one. The attack's total is capped by who is seen. */
export function* whoSuffers(g: Legion, unit: Unit): Flow<number | undefined> {
  const able = living(unit);
  if (able.length === 0) return undefined;
  const others = able.filter((mini) => mini !== unit.leader);
  const fighting = others.filter((mini) => {
    const { by, wounds } = unit.minis[mini]!;
    return wounds > 0 || by === null || !isNoncombatant(g, unit, by);
  });
  const pool = fighting.length > 0 ? fighting : others.length > 0 ? others : able;
  const most = Math.max(...pool.map((mini) => unit.minis[mini]!.wounds));
  return yield* chooseMini(
    unit.seat,
    'wounded',
    unit,
    pool.filter((mini) => unit.minis[mini]!.wounds === most),
    ['L2-ANGRIFF-IM-DETAIL-19'],
  );
}
/** L2-ANGRIFF-IM-DETAIL-19: no more ranged wounds than those in sight can suffer. */
export const woundCap = (g: Legion, unit: Unit, seen: readonly number[] | undefined): number =>
  seen === undefined
    ? Number.POSITIVE_INFINITY
    : seen
        .filter((mini) => unit.minis[mini]!.fell === null)
        .reduce((sum, mini) => sum + woundsOf(g, unit, mini) - unit.minis[mini]!.wounds, 0);
