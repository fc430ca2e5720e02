import { type Flow, say } from '@holotisch/engine';
import { WHETHER } from '@holotisch/table';
import type { Keyword } from '../../data/types.ts';
import { choose, chooseUnit, may } from '../../flow/choose.ts';
import { askMarkerPlace, layMarker, markerPlace } from '../../flow/markers.ts';
import { restore } from '../../flow/restore.ts';
import { unitSees } from '../../flow/sight.ts';
import { remove } from '../../flow/tokens.ts';
import { heal } from '../../flow/wounds.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { MarkerPlaceData } from '../../payloads.ts';
import type { Unit } from '../../state.ts';
import { between, enemiesOf, friendsOf, inUse, isEmplacement, isGround, isTrooper, living } from '../../values.ts';
import { at, type CardFamily, type CardRules, type CardSource } from '../vocabulary.ts';

/** Keywords of medics, mechanics, bombers and hunters. */

/** Friends at range 1 and in sight, the unit itself included. */
export const inReach = (g: Legion, unit: Unit): readonly Unit[] =>
  friendsOf(g.state, unit).filter((friend) => isAt(between(g, unit, friend), 1) && unitSees(g, unit, friend));

export type Care = 'treat' | 'repair';
/** The card of a unit that prints the keyword and has room for another wound token. LE-BEHANDELN-X-KAPAZITAET-Y-02, -05 */
export interface Carrier {
  readonly value: number;
  /** Another wound token comes upon it. */
  use(): void;
}
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
const capacityOf = (name: Care): string => `${name}.capacity`;

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

const treatable = (g: Legion, unit: Unit): readonly Unit[] =>
  inReach(g, unit).filter((u) => isTrooper(g, u) && !isEmplacement(g, u) && (isHurt(u) || hasFallenNow(g, u)));
export const isHurt = (u: Unit): boolean => living(u).some((mini) => u.minis[mini]!.wounds > 0);
/** LE-BEHANDELN-X-KAPAZITAET-Y-08 */
export const hasFallenNow = (g: Legion, u: Unit): boolean =>
  u.minis.some(({ fell }, mini) => fell === g.state.round && mini !== u.leader);

/** LE-BEHANDELN-X-KAPAZITAET-Y-01..11, R-LE-35 */
function* treat(g: Legion, unit: Unit, by: Carrier): Flow {
  const friend = yield* chooseUnit(
    unit.seat,
    treatable(g, unit),
    ['LE-BEHANDELN-X-KAPAZITAET-Y-03'],
    say('le.ask.treat'),
    'treat',
  );
  const ways = [...(isHurt(friend) ? ['heal'] : []), ...(hasFallenNow(g, friend) ? ['restore'] : [])];
  const way = yield* choose({
    seat: unit.seat,
    kind: 'card-way',
    about: { unit: friend.id, card: 'treat' },
    clauses: ['LE-BEHANDELN-X-KAPAZITAET-Y-04'],
    prompt: say('le.ask.treat-how', { unit: friend.id }),
    options: ways.map((id) => ({ id, label: say(`le.option.${id}`) })),
  });
  if (way === 'heal') return yield* heal(g, friend, by.value, { upTo: true });
  for (let i = 0; i < by.value && hasFallenNow(g, friend); i++) {
    const clauses = ['LE-BEHANDELN-X-KAPAZITAET-Y-04'] as const;
    if (i > 0 && !(yield* may(friend.seat, say('le.ask.restore', { unit: friend.id }), clauses, { unit: friend.id })))
      return;
    yield* restore(g, friend);
  }
}

export const isBroken = (u: Unit): boolean =>
  isHurt(u) || u.tokens.ion > 0 || u.damaged || u.disabled || u.destroyedWeapons.length > 0;
const repairable = (g: Legion, unit: Unit): readonly Unit[] =>
  inReach(g, unit).filter((u) => isGround(g, u) && isBroken(u));

/** LE-REPARATUR-X-KAPAZITAET-Y-01..08, R-LE-36: up to X tokens of any kinds. */
function* repair(g: Legion, unit: Unit, by: Carrier): Flow {
  const friend = yield* chooseUnit(
    unit.seat,
    repairable(g, unit),
    ['LE-REPARATUR-X-KAPAZITAET-Y-03'],
    say('le.ask.repair'),
    'repair',
  );
  yield* takeOff(g, unit, friend, by.value, 'repair');
}

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

/** LE-SCHARF-MACHEN-X-BOMBENTYP-01..05, R-LE-67 */
function* arm(g: Legion, unit: Unit): Flow {
  for (const upgrade of g.upgrades(unit)) {
    const keyword = upgrade.keywords.find((one) => one.keyword === 'arm');
    if (!keyword) continue;
    for (let i = 0; i < (keyword.value ?? 1); i++) {
      const where: MarkerPlaceData = { kind: 'charge', near: { unit: unit.id, range: 1 } };
      if (!markerPlace.sample(g, where, WHETHER)) return;
      const about = { unit: unit.id, card: upgrade.id };
      const place = yield* askMarkerPlace(unit.seat, where, ['LE-SCHARF-MACHEN-X-BOMBENTYP-02'], about);
      layMarker(g, {
        kind: 'charge',
        seat: unit.seat,
        by: `upgrade/${upgrade.id}`,
        x: place.x,
        y: place.y,
        note: keyword.of?.[0] ?? '',
      });
    }
    return;
  }
}

const prey = (g: Legion, self: CardSource): readonly Unit[] =>
  enemiesOf(g.state, self.unit).filter(({ rank }) => rank === 'commander' || rank === 'operative');

export const SUPPORTING: CardFamily = {
  'keyword/treat': caring('treat', treatable, treat),
  'keyword/repair': caring('repair', repairable, repair),
  'keyword/arm': { acts: [{ id: 'arm', when: () => true, run: (g, unit) => arm(g, unit) }] },
  // LE-KOPFGELD-01..08
  'keyword/bounty': {
    abilities: [
      at('setup.after', {
        mandatory: true,
        when: (g, _m, self) => prey(g, self).length > 0,
        *run(g, _m, self) {
          const unit = yield* chooseUnit(
            self.seat,
            prey(g, self),
            ['LE-KOPFGELD-01', 'LE-KOPFGELD-05'],
            say('le.ask.bounty', { unit: self.unit.id }),
            'bounty',
          );
          unit.bounty++;
          self.unit.note['bounty'] = unit.id;
          g.emit({
            type: 'note',
            why: say('le.bountyOn', { unit: unit.id, by: self.unit.id }),
            clauses: ['LE-KOPFGELD-01'],
          });
        },
      }),
      at('unit.defeated', {
        mandatory: true,
        when: (_g, m, self) => m.by === self.unit && m.unit.bounty + m.unit.bountiesWon > 0,
        *run(g, m, self) {
          self.unit.bountiesWon += m.unit.bounty + m.unit.bountiesWon;
          m.unit.bounty = 0;
          m.unit.bountiesWon = 0;
          g.emit({ type: 'note', why: say('le.bountyWon', { unit: self.unit.id }), clauses: ['LE-KOPFGELD-03'] });
        },
      }),
    ],
  },
};
