import { type Flow, say } from '@holotisch/engine';
import type { Keyword } from '../../data/types.ts';
import { restore } from '../../flow/attack/restore.ts';
import { unitSees } from '../../flow/attack/sight.ts';
import { heal } from '../../flow/attack/wounds.ts';
import { choose, chooseUnit } from '../../flow/choose.ts';
import { remove } from '../../flow/tokens.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { between, friendsOf, hasKeyword, inUse, living } from '../../values.ts';
import type { CardRules } from '../vocabulary.ts';

/** Friends at range 1 and in sight, the unit itself included. */
export const inReach = (g: Legion, unit: Unit): readonly Unit[] =>
  friendsOf(g.state, unit).filter((friend) => isAt(between(g, unit, friend), 1) && unitSees(g, unit, friend));

type Care = 'treat' | 'repair';

/** The card of a unit that prints the keyword and has room for another wound token. LE-BEHANDELN-X-KAPAZITAET-Y-02, -05 */
export interface Carrier {
  readonly value: number;
  /** Another wound token comes upon it. */
  use(): void;
}

const capacityOf = (name: Care): string => `${name}.capacity`;

/** An upgrade card, or the unit's own: its tokens are counted in the notes of the unit. */
function carrier(g: Legion, unit: Unit, name: Care, free: boolean): Carrier | undefined {
  const fits = ({ keyword, action }: Keyword): boolean => keyword === name && (action === 'free') === free;
  for (const [at_, upgrade] of g.upgrades(unit).entries()) {
    const keyword = upgrade.keywords.find(fits);
    const card = unit.upgrades[at_]!;
    if (!keyword || !inUse(unit, at_) || card.wounds >= (keyword.capacity ?? 1)) continue;
    return {
      value: keyword.value ?? 1,
      use: () => {
        card.wounds++;
      },
    };
  }
  const own = g.card(unit).keywords.find(fits);
  const used = Number(unit.note[capacityOf(name)] ?? 0);
  if (!own || used >= (own.capacity ?? 1)) return undefined;
  return {
    value: own.value ?? 1,
    use: () => {
      unit.note[capacityOf(name)] = used + 1;
    },
  };
}

/** As a free card action, or as a card action where it is printed so. */
export const caring = (
  name: Care,
  able: (g: Legion, unit: Unit) => readonly Unit[],
  run: (g: Legion, unit: Unit, by: Carrier) => Flow,
): CardRules => ({
  acts: [true, false].map((free) => ({
    id: free ? name : `${name}-action`,
    ...(free && { free: true as const }),
    when: (g: Legion, unit: Unit) => carrier(g, unit, name, free) !== undefined && able(g, unit).length > 0,
    *run(g: Legion, unit: Unit): Flow {
      const by = carrier(g, unit, name, free)!;
      by.use();
      yield* run(g, unit, by);
    },
  })),
});

export const isHurt = (u: Unit): boolean => living(u).some((mini) => u.minis[mini]!.wounds > 0);

/** LE-BEHANDELN-X-KAPAZITAET-Y-08 */
export const hasFallenNow = (g: Legion, u: Unit): boolean =>
  u.minis.some(({ fell }, mini) => fell === g.state.round && mini !== u.leader);

export const isBroken = (u: Unit): boolean =>
  isHurt(u) || u.tokens.ion > 0 || u.damaged || u.disabled || u.destroyedWeapons.length > 0;

/** Up to so many tokens of a unit, one after the other. */
export function* takeOff(g: Legion, unit: Unit, friend: Unit, most: number, card: Care): Flow {
  for (let left = most; left > 0 && (isBroken(friend) || friend.tokens.poison > 0); left--) {
    const ways = [
      ...(isHurt(friend) ? ['wound'] : []),
      ...(friend.tokens.poison > 0 ? ['poison'] : []),
      ...(friend.tokens.ion > 0 ? ['ion'] : []),
      ...(friend.damaged ? ['damaged'] : []),
      ...(friend.disabled ? ['disabled'] : []),
      ...(friend.destroyedWeapons.length > 0 ? ['weapon'] : []),
      'stop',
    ];
    const way = yield* choose({
      seat: unit.seat,
      kind: 'card-way',
      about: { unit: friend.id, card },
      clauses: ['LE-REPARATUR-X-KAPAZITAET-Y-04', 'LE-REPARATUR-X-KAPAZITAET-Y-08'],
      prompt: say(`le.ask.${card}-what`, { unit: friend.id, n: left }),
      options: ways.map((id) => ({ id, label: say(`le.option.${id}`) })),
    });
    if (way === 'stop') return;
    if (way === 'wound') yield* heal(g, friend, 1);
    if (way === 'ion' || way === 'poison') remove(g, friend, way, 1, card);
    if (way === 'damaged' || way === 'disabled') {
      friend[way] = false;
      g.emit({ type: 'vehicleDamage', unit: friend.id, token: way, is: false });
    }
    if (way === 'weapon') {
      const weapon = friend.destroyedWeapons.pop()!;
      g.emit({ type: 'vehicleDamage', unit: friend.id, token: 'weapon', weapon, is: false });
    }
  }
}

/** Tokens leave it, or miniatures come back to it. */
export function* care(g: Legion, unit: Unit, by: Carrier, name: Care, able: readonly Unit[]): Flow {
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

export const mayCome = (g: Legion, unit: Unit): boolean => !hasKeyword(g, unit, 'unconcerned');
