import { type Flow, overlay, say } from '@holotisch/engine';
import { CONTACT } from '../../geometry/base.ts';
import { centreLineCrosses, type Screen, standsAt } from '../../geometry/sight.ts';
import { type Cover, coverFor } from '../../geometry/terrain.ts';
import type { Legion, StandingMini } from '../../legion.ts';
import type { TokenKind, Unit } from '../../state.ts';
import type { TrainingStep } from '../../training/steps.ts';
import { isEngaged, isGround, living, moverOf, otherSide, refuse, sideOf } from '../../values.ts';
import type { Obscured } from '../attack/sight.ts';
import { chooseMini } from '../choose.ts';
import { type LegionRules, procedures } from '../edition.ts';
import { award } from '../end/end.ts';
import { halvedDice } from './damage.ts';
import { deployNext } from './set-up.ts';

/** The training battle as a layer over the reference: the basic rules of the core booklet, and the additions to them. R-LE-71 */

const MADE = new Map<string, LegionRules>();
/** The procedures of a training battle with these additions, made once. */
export function trainingRules(steps: readonly TrainingStep[]): LegionRules {
  const key = steps.join();
  let rules = MADE.get(key);
  if (rules === undefined) {
    rules = withSteps(basics, (step) => steps.includes(step));
    MADE.set(key, rules);
  }
  return rules;
}

/** What the booklet says otherwise than the reference, whatever is added. R-LE-57, R-LE-59, R-LE-72 to R-LE-74 */
const basics = overlay(procedures, (base) => ({
  brokenWeapons: 'halved' as const,
  deployNext,
  diceOf: halvedDice,
  heights: false, // LC-GLEITER-X-08
  ionLeaves: 'at once' as const,
  /** LC-HANDGEMENGE-06: all the actions that it has left. */
  refuseWithdraw: (g: Legion, unit: Unit) =>
    isEngaged(g, unit) && g.state.turn!.actions > 0
      ? undefined
      : refuse(['LC-HANDGEMENGE-06'], say(isEngaged(g, unit) ? 'le.no.noActions' : 'le.no.notEngaged'), {
          piece: unit.id,
        }),
  withdrawalIsAction: true, // LC-HANDGEMENGE-08
  moveKinds: (g: Legion, unit: Unit) =>
    base.moveKinds(g, unit).filter((kind) => kind !== 'climb' && kind !== 'clamber'),
  obscuring,
  /** LC-BODENFAHRZEUGE-01: a maximum speed of 1. */
  speedLeft: (others: number, speed: number, reverse: boolean, difficult: boolean): number =>
    base.speedLeft(others, reverse ? Math.min(1, speed) : speed, false, difficult),
  whoSuffers,
  winner: (g: Legion) => {
    const { winner, reason } = base.winner(g);
    // LC-SIEGBEDINGUNGEN-04: no further tie-break is given
    return reason === 'blue' ? { winner: null, reason: 'draw' } : { winner, reason };
  },
  /** LC-HANDGEMENGE-08 */
  *withdraw(g: Legion, unit: Unit) {
    g.state.turn!.done.push('move');
    return yield* base.withdraw(g, unit);
  },
}));

const withSteps = (rules: LegionRules, has: (step: TrainingStep) => boolean): LegionRules =>
  overlay(rules, (base) => ({
    common: base.common.filter((action) => has('actions') || (action !== 'standby' && action !== 'recover')),
    cardActions: has('actions'),
    usesToken: (token: TokenKind): boolean => {
      const step = TOKEN_STEPS[token];
      return step === undefined || has(step);
    },
    severalDefenders: has('split-attacks'),
    kindsOfTroopers: has('clones-and-droids'),
    ...(!has('sight') && { sees: () => true }),
    ...(!has('vehicles') && {
      displaces: false,
      moveKinds: (g: Legion, unit: Unit) =>
        base.moveKinds(g, unit).filter((kind) => kind !== 'pivot' && kind !== 'reverse'),
      /** R-LE-78: only ground vehicles are in the way, and not of repulsor vehicles. */
      stops: (g: Legion, unit: Unit, other: Unit, jump: number): boolean =>
        isGround(g, other) && base.stops(g, unit, other, jump),
    }),
    ...(!has('damage') && { *resilience(_g: Legion, _unit: Unit): Flow {} }),
    ...(!has('battle-cards') && {
      /** LC-SIEGBEDINGUNGEN-03 */
      *defeat(g: Legion, unit: Unit, ...how: DefeatHow): Flow {
        const before = unit.status;
        yield* base.defeat(g, unit, ...how);
        if (before !== 'defeated')
          award(g, otherSide(sideOf(g.state, unit)), 1, say('le.score.destroyed', { unit: unit.id }));
      },
    }),
  }));
type DefeatHow = Parameters<LegionRules['defeat']> extends [Legion, Unit, ...infer R] ? R : never;

/** Tokens that come with an addition. LC-ENDPHASE-06 */
const TOKEN_STEPS: { readonly [K in TokenKind]?: TrainingStep } = {
  suppression: 'suppression',
  surge: 'surges',
  standby: 'actions',
  ion: 'ion',
};

/** The line between the middles of the bases crosses terrain, and not terrain that the leader touches. LC-DECKUNG-02, -04, R-LE-59 */
function obscuring(g: Legion, eye: StandingMini, defender: Unit, mini: number, screens: readonly Screen[]): Obscured {
  const target = g.mini(defender, mini);
  let grade: Cover = 0;
  const by = screens.filter((screen) => {
    if (screen.terrain === undefined || standsAt(eye, screen.shape, CONTACT)) return false;
    const given = coverFor(g.terrain[screen.terrain]!, { mover: moverOf(g, defender), height: 0 }); // LC-BARRIKADEN-02
    if (given === 0 || !centreLineCrosses(eye, target, screen.shape)) return false;
    if (given > grade) grade = given;
    return true;
  });
  return { mini, grade, by };
}

/** Wounded miniatures first, the leader when nobody else is left who can be wounded. LC-WUNDEN-ERLEIDEN-05, -06 */
function* whoSuffers(_g: Legion, unit: Unit, seen: readonly number[] | undefined): Flow<number | undefined> {
  const able = living(unit).filter((mini) => seen === undefined || seen.includes(mini));
  const others = able.filter((mini) => mini !== unit.leader);
  if (others.length === 0) return able[0];
  const most = Math.max(...others.map((mini) => unit.minis[mini]!.wounds));
  const worst = others.filter((mini) => unit.minis[mini]!.wounds === most);
  return yield* chooseMini(unit.seat, 'wounded', unit, worst, ['LC-WUNDEN-ERLEIDEN-03', 'LC-WUNDEN-ERLEIDEN-05']);
}
