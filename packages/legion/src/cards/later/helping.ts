import { type Flow, say } from '@holotisch/engine';
import type { KeywordName } from '../../data/types.ts';
import { choose, chooseUnit, chooseUnits, mayChooseUnit } from '../../flow/choose.ts';
import { hasBorrowed, isDroid } from '../../flow/edition26/attack.ts';
import { restore } from '../../flow/restore.ts';
import { unitSees } from '../../flow/sight.ts';
import { gain } from '../../flow/tokens.ts';
import type { Legion } from '../../legion.ts';
import { isKin, isNamed } from '../../named.ts';
import type { Unit } from '../../state.ts';
import { hasKeyword, isFriendly, isTrooper, isVehicle, keywordOf, keywordsOn, keywordTargets } from '../../values.ts';
import { freeAction, nearby, othersNearby } from '../keywords/phrases.ts';
import {
  type Care,
  type Carrier,
  caring,
  hasFallenNow,
  inReach,
  isBroken,
  isHurt,
  takeOff,
} from '../keywords/supporting.ts';
import { at, type CardAct, type CardFamily, type CardRules, value, valueOfAny } from '../vocabulary.ts';

/** Keywords of 1.x by which a unit helps others, as 2.6 words them. R-L2-33, R-L2-45 */

/** By a card action or a free one, as it is printed. */
function asPrinted(keyword: KeywordName, act: Pick<CardAct, 'when' | 'run'>): CardRules {
  const of = (free: boolean): CardAct => ({
    id: keyword,
    run: act.run,
    ...(free && { free: true as const }),
    when: (g, unit, self) =>
      [...keywordsOn(g, unit)].some((one) => one.keyword === keyword && (one.action === 'free') === free) &&
      act.when(g, unit, self),
  });
  return { acts: [of(false), of(true)] };
}

const calculable = (g: Legion, unit: Unit): readonly Unit[] =>
  nearby(g, unit, 2).filter((friend) => isTrooper(g, friend) && unitSees(g, unit, friend));
const guided = (g: Legion, unit: Unit): readonly Unit[] =>
  othersNearby(g, unit, 2).filter((friend) => isNamed(g, friend, keywordTargets(g, unit, 'guidance')));

/** Tokens leave it, or miniatures come back to it. */
function* care(g: Legion, unit: Unit, by: Carrier, name: Care, able: readonly Unit[]): Flow {
  const clauses = ['L2-AKTIONEN-IM-DETAIL-07'] as const;
  const friend = yield* chooseUnit(unit.seat, able, clauses, say(`le.ask.${name}`), name);
  const ways = [
    ...(isBroken(friend) || friend.tokens.poison > 0 ? ['heal'] : []),
    ...(hasFallenNow(g, friend) ? ['restore'] : []),
  ];
  const way = yield* choose({
    seat: unit.seat,
    kind: 'card-way',
    about: { unit: friend.id, card: name },
    clauses,
    prompt: say('le.ask.treat-how', { unit: friend.id }),
    options: ways.map((id) => ({ id, label: say(`le.option.${id}`) })),
  });
  if (way === 'heal') yield* takeOff(g, unit, friend, by.value, name);
  else for (let i = 0; i < by.value && hasFallenNow(g, friend); i++) yield* restore(g, friend);
}
const mayCome = (g: Legion, unit: Unit): boolean => !hasKeyword(g, unit, 'unconcerned');
/** Troopers who are no droids. */
const treatable = (g: Legion, unit: Unit): readonly Unit[] =>
  inReach(g, unit).filter(
    (u) =>
      isTrooper(g, u) && !isDroid(g, u) && mayCome(g, u) && (isHurt(u) || u.tokens.poison > 0 || hasFallenNow(g, u)),
  );
/** Droids, and vehicles of any kind. */
const repairable = (g: Legion, unit: Unit): readonly Unit[] =>
  inReach(g, unit).filter(
    (u) => (isVehicle(g, u) || isDroid(g, u)) && mayCome(g, u) && (isBroken(u) || hasFallenNow(g, u)),
  );

/** Who taught a unit to scout, and how fast. */
const SCOUTS = 'scouting-party';
const learnt = ({ note }: Unit): { readonly by?: number; readonly speed: number } => {
  const [by, speed] = Array.isArray(note[SCOUTS]) ? note[SCOUTS].map(Number) : [];
  return { ...(by !== undefined && { by }), speed: speed ?? 0 };
};
const recruits = (g: Legion, unit: Unit): readonly Unit[] =>
  g.state.units.filter(
    (u) =>
      u !== unit &&
      u.status !== 'defeated' &&
      isFriendly(g.state, u, unit) &&
      isTrooper(g, u) &&
      isKin(g, u, unit) &&
      !hasKeyword(g, u, 'scout'),
  );

export const HELPING: CardFamily = {
  'keyword/calculate-odds': asPrinted('calculate-odds', {
    when: (g, unit) => calculable(g, unit).length > 0,
    *run(g, unit) {
      const prompt = say('le.ask.card-unit', { card: 'calculate-odds' });
      const clauses = ['L2-AKTIONEN-IM-DETAIL-05'] as const;
      const friend = yield* chooseUnit(unit.seat, calculable(g, unit), clauses, prompt, 'calculate-odds');
      for (const token of ['aim', 'dodge', 'suppression'] as const) yield* gain(g, friend, token, 1, 'calculate-odds');
    },
  }),
  'keyword/strategize': asPrinted('strategize', {
    when: () => true,
    *run(g, unit) {
      yield* gain(g, unit, 'suppression', 1, 'strategize');
      const most = keywordOf(g, unit, 'strategize');
      const prompt = say('le.ask.card-units', { n: most });
      const clauses = ['L2-AKTIONEN-IM-DETAIL-05'] as const;
      const able = nearby(g, unit, 2);
      const chosen = yield* chooseUnits(unit.seat, able, [1, most], clauses, prompt, 'strategize');
      for (const one of chosen)
        for (const token of ['aim', 'dodge'] as const) yield* gain(g, one, token, 1, 'strategize');
    },
  }),
  // Units of the kind that it names.
  'keyword/guidance': asPrinted('guidance', {
    when: (g, unit) => guided(g, unit).length > 0,
    *run(g, unit) {
      const prompt = say('le.ask.pulling-the-strings');
      const friend = yield* mayChooseUnit(unit.seat, guided(g, unit), ['L2-AKTIONEN-IM-DETAIL-07'], prompt, 'guidance');
      if (friend) yield* freeAction(g, friend, 'guidance', ['move', 'aim', 'dodge', 'standby', 'recover']);
    },
  }),
  'keyword/treat': caring('treat', treatable, (g, unit, by) => care(g, unit, by, 'treat', treatable(g, unit))),
  'keyword/repair': caring('repair', repairable, (g, unit, by) => care(g, unit, by, 'repair', repairable(g, unit))),
  // Before the battle others of its kind learn to scout as it does.
  'keyword/scouting-party': {
    grants: ['scout'],
    values: [
      valueOfAny('keyword.scout', (_g, unit, self) => {
        const { by, speed } = learnt(unit);
        return by === self.unit.id ? { add: speed } : undefined;
      }),
    ],
    abilities: [
      at('setup.after', {
        when: (g, _m, self) => recruits(g, self.unit).length > 0,
        *run(g, _m, { unit, seat, card }) {
          const most = keywordOf(g, unit, 'scouting-party');
          const prompt = say('le.ask.card-units', { n: most });
          const able = recruits(g, unit);
          const chosen = yield* chooseUnits(seat, able, [0, most], ['L2-SPIELAUFBAU-08'], prompt, card);
          for (const one of chosen) one.note[SCOUTS] = [unit.id, Math.min(3, keywordOf(g, unit, 'scout'))];
        },
      }),
    ],
  },
};

/** How far a droid brain is overruled in 2.6. */
const OVERRIDE_RANGE = 5;

export const CHANGED_HELPING: Readonly<Record<string, (base: CardRules) => CardRules>> = {
  // One token in each attack, by its own kind.
  'keyword/exemplar': (base) => ({
    ...base,
    lendsTokens: (g, to, token, self) => {
      const attack = g.state.attacks.at(-1);
      if (!attack || hasBorrowed(to, attack) || !isKin(g, to, self.unit)) return [];
      return base.lendsTokens?.(g, to, token, self) ?? [];
    },
  }),
  'keyword/override': (base) => ({
    ...base,
    values: [value('keyword.override', () => ({ set: OVERRIDE_RANGE }))],
  }),
};
