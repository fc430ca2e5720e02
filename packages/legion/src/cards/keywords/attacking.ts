import { type Flow, say } from '@holotisch/engine';
import { actName, cardActs, performCard, refuseAction, refuseTwice } from '../../flow/actions.ts';
import { changeAttack, chooseDice } from '../../flow/attack/dice.ts';
import { markerMini } from '../../flow/attack/loose.ts';
import { chooseWeapons, joinPool } from '../../flow/attack/pools.ts';
import { type AttackLimits, targetsOf } from '../../flow/attack/targets.ts';
import { spendOne } from '../../flow/attack/tokens.ts';
import { choose } from '../../flow/choose.ts';
import { after } from '../../flow/reactions.ts';
import { inQuarter } from '../../geometry/base.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { hasKeyword, keywordOf, keywordsOn, leaderOf, numberOf, ownIn } from '../../values.ts';
import {
  type ActionMoment,
  type AttackMoment,
  at,
  type CardFamily,
  type CardRules,
  type CardSource,
  type GatherMoment,
  value,
} from '../vocabulary.ts';

/** Keywords that give attacks, or make them better. */

/** It has made a move action of its own; its attack would be the only one of its activation. LE-UNERBITTLICH-03, LE-RUHIGE-HAND-03 */
const movedFreely = (
  g: Legion,
  m: ActionMoment,
  self: CardSource,
  limits: { readonly melee?: boolean; readonly ranged?: boolean; readonly only?: readonly number[] },
): boolean =>
  m.unit === self.unit &&
  self.unit.status === 'play' &&
  (m.action === 'move' || m.move !== undefined) &&
  m.action !== 'withdraw' &&
  g.state.turn?.unit === self.unit.id &&
  !g.state.turn.panics &&
  (refuseAction(g, self.unit, 'attack', { free: true, limits }) === undefined ||
    throwsOf(g, self.unit, limits).length > 0);

/** Card actions that count as a ranged attack action serve as well. LE-KARTENAKTIONEN-06 */
function throwsOf(g: Legion, unit: Unit, { ranged = true }: AttackLimits): ReturnType<typeof cardActs> {
  if (!ranged || refuseTwice(g, unit, 'attack')) return [];
  const { done } = g.state.turn!;
  return cardActs(g, unit).filter(
    ({ source, act }) => act.as === 'attack' && !act.free && !done.includes(actName(source, act)),
  );
}
function* attackFreely(g: Legion, { unit, card }: CardSource, limits: AttackLimits): Flow {
  const throws = throwsOf(g, unit, limits);
  const plain = refuseAction(g, unit, 'attack', { free: true, limits }) === undefined;
  const id = yield* choose({
    seat: unit.seat,
    kind: 'free-action',
    about: { unit: unit.id },
    clauses: ['LE-UNERBITTLICH-01'],
    prompt: say('le.ask.free-action', { unit: unit.id, card }),
    options: [
      ...(plain ? [{ id: 'attack', label: say('le.action.attack') }] : []),
      ...throws.map(({ source, act }) => ({
        id: actName(source, act),
        label: say('le.cardAction', { card: source.card }),
      })),
    ],
  });
  const thrown = throws.find(({ source, act }) => actName(source, act) === id);
  if (thrown) yield* performCard(g, unit, thrown.source, { ...thrown.act, free: true });
  else yield* g.rules.act(g, unit, 'attack', { free: true, limits });
}

/** One more ranged attack at somebody else. */
function gunslinger(): CardRules {
  const shotsOf = ({ attacks = [] }: ActionMoment) => attacks;
  const others = (g: Legion, unit: Unit, shots: readonly AttackMoment[]): readonly number[] =>
    targetsOf(g, unit, { melee: false, own: true })
      .map(({ unit: enemy }) => enemy.id)
      .filter((id) => shots.every(({ defender }) => defender.id !== id));
  return {
    abilities: [
      at('action.after', {
        when: (g, m, { unit }) => {
          const shots = shotsOf(m);
          if (m.unit !== unit || m.action !== 'attack' || shots.length === 0) return false;
          return shots.every(({ attack }) => !attack.melee) && others(g, unit, shots).length > 0;
        },
        *run(g, m, { unit }) {
          const shots = shotsOf(m);
          const limits = { melee: false, only: others(g, unit, shots), own: true } as const;
          const attacks = yield* g.rules.attack(g, unit, 'plain', limits);
          yield* after(g, unit, { attacks });
        },
      }),
    ],
  };
}

export const ATTACKING: CardFamily = {
  // LE-UNERBITTLICH-01..04
  'keyword/relentless': {
    abilities: [
      at('action.after', {
        when: (g, m, self) => movedFreely(g, m, self, {}),
        run: (g, _m, self) => attackFreely(g, self, {}),
      }),
    ],
  },
  // LE-RUHIGE-HAND-01..04
  'keyword/steady': {
    abilities: [
      at('action.after', {
        when: (g, m, self) => movedFreely(g, m, self, { melee: false }),
        run: (g, _m, self) => attackFreely(g, self, { melee: false }),
      }),
    ],
  },
  // LE-STURMANGRIFF-01..04
  'keyword/charge': {
    abilities: [
      at('action.after', {
        when: (g, m, self) =>
          m.move?.started !== null &&
          m.move !== undefined &&
          hasKeyword(g, self.unit, 'charge') &&
          movedFreely(g, m, self, { ranged: false, only: [m.move.started.id] }),
        *run(g, m, self) {
          yield* g.rules.act(g, self.unit, 'attack', {
            free: true,
            limits: { ranged: false, only: [m.move!.started!.id] },
          });
        },
      }),
    ],
  },
  // LE-REVOLVERHELD-01, -02
  'keyword/gunslinger': gunslinger(),
  // LE-SCHARFSCHUETZE-X-01
  'keyword/sharpshooter': {
    values: [
      value('coverWorse', (g, unit, _self, { attack }) =>
        attack ? { add: keywordOf(g, unit, 'sharpshooter') } : undefined,
      ),
    ],
  },
  // LE-PRAEZISE-X-01
  'keyword/precise': { values: [value('aimDice', (g, unit) => ({ add: keywordOf(g, unit, 'precise') }))] },
  // LE-ARSENAL-X-01, LC-ARSENAL-2-01
  'keyword/arsenal': { values: [value('weaponsPerMini', (g, unit) => ({ atLeast: keywordOf(g, unit, 'arsenal') }))] },
  // Two attack actions, if no miniature uses more than one weapon in either.
  'keyword/barrage': {
    values: [
      value('attackActions', (g, _unit, self) => (usedArsenal(g, self) ? undefined : { atLeast: 2 })),
      value('weaponsPerMini', (g, unit) =>
        g.state.turn?.unit === unit.id && g.state.turn.done.filter((done) => done === 'attack').length > 1
          ? { atMost: 1 }
          : undefined,
      ),
    ],
    abilities: [
      at('action.after', {
        mandatory: true,
        when: (_g, m, self) => m.unit === self.unit && (m.attacks ?? []).length > 0 && hasDoubled(m.attacks!),
        *run(g, _m, self) {
          g.state.lasting.push({ source: self.key, unit: self.unit.id, until: 'activation' });
        },
      }),
    ],
  },
  // After surges: an aim token makes a blank a hit, or a hit a critical one.
  'keyword/marksman': {
    abilities: [
      at('attack.converted', {
        repeatable: true,
        when: (g, m, self) =>
          m.attacker === self.unit &&
          g.rules.holdersOf(g, self.unit, 'aim', m.attack).length > 0 &&
          !g.rules.mayNotAim(g, m) &&
          m.attack.dice.some(({ face }) => face !== 'crit'),
        *run(g, m, self) {
          yield* spendOne(g, self.unit, 'aim', m.attack, 'marksman');
          m.attack.aimed++;
          m.attack.noted['marksman'] = Number(m.attack.noted['marksman'] ?? 0) + 1;
          const [die] = yield* chooseDice(g, m, self.unit, {
            seat: self.seat,
            min: 1,
            max: 1,
            card: 'marksman',
            prompt: say('le.ask.marksman'),
            clauses: ['LE-ZIELEN-05'],
            filter: ({ face }) => face !== 'crit',
          });
          if (die) changeAttack(g, m.attack, [die], die.face === 'hit' ? 'crit' : 'hit', 'marksman');
        },
      }),
    ],
  },
  // LC-JEDI-JAEGER-01, R-LE-60
  'keyword/jedi-hunter': {
    abilities: [
      at('attack.convert', {
        mandatory: true,
        when: (g, m, self) => m.attacker === self.unit && g.card(m.defender).slots.includes('force'),
        *run(_g, m) {
          m.attack.noted['surge'] = 'crit';
        },
      }),
    ],
  },
  // LE-SCHWACHSTELLE-X-HECK-01, -02: whoever stands behind it hits harder
  'keyword/weak-point': {
    values: [
      value('exposed', (g, unit, _self, { attack }) => {
        if (!attack) return undefined;
        const { attacker } = attack;
        const { base } = 'unit' in attacker ? leaderOf(g, g.unit(attacker.unit)) : markerMini(g, attack);
        const { pose } = leaderOf(g, unit);
        const behind = weakArcs(g, unit).some((quarter) => inQuarter(pose, quarter, base));
        return behind ? { add: keywordOf(g, unit, 'weak-point') } : undefined;
      }),
    ],
    grants: ['impact'],
  },
  // LC-FEUERUNTERSTUETZUNG-01..03
  'keyword/fire-support': {
    abilities: [
      at('attack.gather', {
        when: (g, m, self) => {
          const friend = m.attacker;
          if (
            !friend ||
            friend === self.unit ||
            (m.attack.melee && numberOf(g, self.unit, 'supportsMelee', 0) === 0) ||
            self.unit.order !== 'faceup' ||
            m.attack.noted['fire-support'] !== undefined
          )
            return false;
          if (g.state.sides[friend.seat] !== g.state.sides[self.seat]) return false;
          return supportFrom(g, m, self.unit) !== undefined;
        },
        *run(g, m, self) {
          m.attack.noted['fire-support'] = self.unit.id;
          const target = supportFrom(g, m, self.unit)!;
          joinPool(g, m, self.unit, yield* chooseWeapons(g, self.unit, target, supporting(m)));
          if (numberOf(g, self.unit, 'keepsOrder', 0) === 0) self.unit.order = 'facedown';
          g.emit({
            type: 'note',
            why: say('le.fireSupport', { unit: self.unit.id }),
            clauses: ['LC-FEUERUNTERSTUETZUNG-02'],
          });
        },
      }),
    ],
  },
};

const usedArsenal = (g: Legion, { key }: CardSource): boolean => g.state.lasting.some(({ source }) => source === key);
const hasDoubled = (attacks: readonly AttackMoment[]): boolean => {
  const minis = attacks.flatMap(({ attack }) => ownIn(attack).map(({ mini }) => mini));
  return new Set(minis).size < minis.length;
};
/** What it can shoot with at the defender; at one that is engaged only if a card lets it support a melee. */
const supportFrom = (g: Legion, m: GatherMoment, unit: Unit) => targetsOf(g, unit, supporting(m))[0];
const supporting = ({ attack, defender }: GatherMoment): AttackLimits => ({
  melee: false,
  only: [defender.id],
  oneEach: true,
  ...(attack.melee && { intoMelee: true }),
});

/** `Weak Point 1: Rear`, `Weak Point 1: Rear, Sides`. */
function weakArcs(g: Legion, unit: Unit): readonly ('front' | 'rear' | 'left' | 'right')[] {
  const out: ('front' | 'rear' | 'left' | 'right')[] = [];
  for (const { keyword, of = [] } of keywordsOn(g, unit)) {
    if (keyword !== 'weak-point') continue;
    if (of.includes('Rear')) out.push('rear');
    if (of.some((arc) => arc.startsWith('Side'))) out.push('left', 'right');
  }
  return out;
}
