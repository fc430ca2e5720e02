import { type Flow, type Region, say } from '@holotisch/engine';
import { WHETHER } from '@holotisch/table';
import { askIn, choose, chooseUnit } from '../../flow/choose.ts';
import { layMarker, markerPlace } from '../../flow/markers.ts';
import { restore } from '../../flow/restore.ts';
import { unitSees } from '../../flow/sight.ts';
import { remove } from '../../flow/tokens.ts';
import { heal } from '../../flow/wounds.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { MarkerPlaceData } from '../../payloads.ts';
import type { Unit } from '../../state.ts';
import { between, enemiesOf, friendsOf, inUse, isEmplacement, isGround, isTrooper, living } from '../../values.ts';
import { at, type CardAct, type CardFamily, type CardSource } from '../vocabulary.ts';

/** Keywords of medics, mechanics, bombers and hunters. */

/** Friends at range 1 and in sight, the unit itself included. */
const inReach = (g: Legion, unit: Unit): readonly Unit[] =>
  friendsOf(g.state, unit).filter((friend) => isAt(between(g, unit, friend), 1) && unitSees(g, unit, friend));

/** What prints the keyword, and how often it may still be used. */
interface Carrier {
  readonly value: number;
  /** A wound token goes on it. */
  readonly use: () => void;
}
type Care = 'treat' | 'repair';
type How = 'card' | 'free';

/**
 * The unit's own card or one of its upgrade cards that prints the keyword as such an action and has room for another wound
 * token. Tokens on its own card are noted: they are no wounds. LE-BEHANDELN-X-KAPAZITAET-Y-02, -05, -06
 */
function carrier(g: Legion, unit: Unit, name: Care, action: How): Carrier | undefined {
  const used = Number(unit.note[name] ?? 0);
  for (const { keyword, value, capacity, action: how } of g.card(unit).keywords)
    if (keyword === name && how === action && used < capacity!)
      return {
        value: value!,
        use() {
          unit.note[name] = used + 1;
        },
      };
  for (const [at_, { keywords }] of g.upgrades(unit).entries())
    for (const { keyword, value, capacity, action: how } of keywords) {
      const card = unit.upgrades[at_]!;
      if (keyword === name && how === action && inUse(unit, at_) && card.wounds < capacity!)
        return {
          value: value!,
          use() {
            card.wounds++;
          },
        };
    }
  return undefined;
}
/** For nothing, or for an action, as the card shows it. LE-KARTENAKTIONEN-01, LE-FREIE-KARTENAKTIONEN-01 */
const cares = (
  name: Care,
  able: (g: Legion, unit: Unit) => readonly Unit[],
  run: (g: Legion, unit: Unit, by: Carrier) => Flow,
): readonly CardAct[] =>
  (['free', 'card'] as const).map((action) => ({
    id: action === 'free' ? name : `${name}-action`,
    ...(action === 'free' && { free: true }),
    when: (g, unit) => carrier(g, unit, name, action) !== undefined && able(g, unit).length > 0,
    run: (g, unit) => run(g, unit, carrier(g, unit, name, action)!),
  }));

const treatable = (g: Legion, unit: Unit): readonly Unit[] =>
  inReach(g, unit).filter((u) => isTrooper(g, u) && !isEmplacement(g, u) && (isHurt(u) || hasFallenNow(g, u)));
const isHurt = (u: Unit): boolean => living(u).some((mini) => u.minis[mini]!.wounds > 0);
/** LE-BEHANDELN-X-KAPAZITAET-Y-08 */
const hasFallenNow = (g: Legion, u: Unit): boolean =>
  u.minis.some(({ fell }, mini) => fell === g.state.round && mini !== u.leader);

/** LE-BEHANDELN-X-KAPAZITAET-Y-01..11, R-LE-35 */
function* treat(g: Legion, unit: Unit, by: Carrier): Flow {
  by.use();
  const friend = yield* chooseUnit(
    unit.seat,
    treatable(g, unit),
    ['LE-BEHANDELN-X-KAPAZITAET-Y-03'],
    say('le.ask.treat'),
    'treat',
  );
  const ways = [...(isHurt(friend) ? ['heal'] : []), ...(hasFallenNow(g, friend) ? ['restore'] : [])];
  const way = yield* choose({
    ...{
      seat: unit.seat,
      kind: 'card-way',
      about: { unit: friend.id, card: 'treat' },
      clauses: ['LE-BEHANDELN-X-KAPAZITAET-Y-04'],
    },
    ...{
      prompt: say('le.ask.treat-how', { unit: friend.id }),
      options: ways.map((id) => ({ id, label: say(`le.option.${id}`) })),
    },
  });
  if (way === 'heal') heal(g, friend, by.value);
  else for (let i = 0; i < by.value && hasFallenNow(g, friend); i++) yield* restore(g, friend);
}

const isBroken = (u: Unit): boolean =>
  isHurt(u) || u.tokens.ion > 0 || u.damaged || u.disabled || u.destroyedWeapons.length > 0;
const repairable = (g: Legion, unit: Unit): readonly Unit[] =>
  inReach(g, unit).filter((u) => isGround(g, u) && isBroken(u));

/** LE-REPARATUR-X-KAPAZITAET-Y-01..08, R-LE-36: up to X tokens of any kinds. */
function* repair(g: Legion, unit: Unit, by: Carrier): Flow {
  by.use();
  const friend = yield* chooseUnit(
    unit.seat,
    repairable(g, unit),
    ['LE-REPARATUR-X-KAPAZITAET-Y-03'],
    say('le.ask.repair'),
    'repair',
  );
  for (let left = by.value; left > 0 && isBroken(friend); left--) {
    const ways = [
      ...(isHurt(friend) ? ['wound'] : []),
      ...(friend.tokens.ion > 0 ? ['ion'] : []),
      ...(friend.damaged ? ['damaged'] : []),
      ...(friend.disabled ? ['disabled'] : []),
      ...(friend.destroyedWeapons.length > 0 ? ['weapon'] : []),
      'stop',
    ];
    const way = yield* choose({
      ...{
        seat: unit.seat,
        kind: 'card-way',
        about: { unit: friend.id, card: 'repair' },
        clauses: ['LE-REPARATUR-X-KAPAZITAET-Y-04', 'LE-REPARATUR-X-KAPAZITAET-Y-08'],
      },
      ...{
        prompt: say('le.ask.repair-what', { unit: friend.id, n: left }),
        options: ways.map((id) => ({ id, label: say(`le.option.${id}`) })),
      },
    });
    if (way === 'stop') return;
    if (way === 'wound') heal(g, friend, 1);
    if (way === 'ion') remove(g, friend, 'ion', 1, 'repair');
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
      const place = yield* askIn(markerPlace as Region<never, MarkerPlaceData, { x: number; y: number }>, {
        ...{
          seat: unit.seat,
          kind: 'marker-place',
          about: { unit: unit.id, card: upgrade.id },
          region: { ...where, name: 'marker-place' },
        },
        ...{ prompt: say('le.ask.marker-place', { card: upgrade.id }), clauses: ['LE-SCHARF-MACHEN-X-BOMBENTYP-02'] },
      });
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
  'keyword/treat': { acts: cares('treat', treatable, treat) },
  'keyword/repair': { acts: cares('repair', repairable, repair) },
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
