import { type Flow, say } from '@holotisch/engine';
import { choose, chooseUnits, NONE, noneOption } from '../../flow/choose.ts';
import { gain } from '../../flow/tokens.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { banned, isFlipped, isTrooper, keywordOf } from '../../values.ts';
import { at, type CardFamily, type CardSource, value } from '../vocabulary.ts';
import { othersNearby } from './phrases.ts';

/** Keywords of set-up: who comes when, where, as what, and what it does then. */

/** LE-AUSKUNDSCHAFTEN-X-05, -06: they add up, to 3 at most. */
const scoutOf = (g: Legion, unit: Unit): number => Math.min(3, keywordOf(g, unit, 'scout'));

/** LC-SPUERTRUPP-X-01 */
function* scoutingParty(g: Legion, self: CardSource): Flow {
  const most = keywordOf(g, self.unit, 'scouting-party');
  if (most === 0) return;
  const able = othersNearby(g, self.unit, 2).filter(
    (friend) => isTrooper(g, friend) && keywordOf(g, friend, 'scout') === 0,
  );
  const units = yield* chooseUnits(
    self.seat,
    able,
    [0, most],
    ['LC-SPUERTRUPP-X-01'],
    say('le.ask.card-units', { n: most }),
    'scouting-party',
  );
  for (const unit of units)
    yield* g.rules.move(g, unit, {
      kinds: ['scout'],
      speed: scoutOf(g, self.unit),
      clauses: ['LC-SPUERTRUPP-X-01'],
    });
}

/** What the unit has set aside: ids of upgrades. */
const LOADOUT = 'loadout';
const setAside = ({ note }: Unit): readonly string[] => {
  const list = note[LOADOUT];
  return Array.isArray(list) ? list.map(String) : [];
};
/** Each card that is set aside may take the place of one with the same icon. */
function* changeLoadout(g: Legion, unit: Unit): Flow {
  for (const id of setAside(unit)) {
    const { slot } = g.upgradeCard(id);
    const places = unit.upgrades.flatMap((card, i) => (g.upgrades(unit)[i]!.slot === slot ? [{ card, i }] : []));
    const out = yield* choose({
      seat: unit.seat,
      kind: 'card-upgrade',
      about: { unit: unit.id, card: id },
      clauses: ['LE-AUFWERTUNGSKARTEN-01'],
      prompt: say('le.ask.loadout', { card: id }),
      options: [
        ...places.map(({ card, i }) => ({
          id: String(i),
          label: say('le.card', { card: card.id }),
          about: { unit: unit.id, card: card.id },
        })),
        noneOption,
      ],
    });
    if (out === NONE) continue;
    unit.upgrades[Number(out)] = { id, exhausted: false, discarded: false, wounds: 0 };
    g.refit();
  }
}

const COVERT = 'covert';

export const DEPLOYING: CardFamily = {
  // LE-AUSKUNDSCHAFTEN-X-01..11
  'keyword/scout': {
    abilities: [
      at('setup.deployed', {
        when: (g, m, self) =>
          m.unit === self.unit &&
          scoutOf(g, self.unit) > 0 &&
          !banned(g, 'move', { unit: self.unit, pivot: false }) &&
          keywordOf(g, self.unit, 'stationary') === 0,
        *run(g, _m, self) {
          yield* g.rules.move(g, self.unit, {
            kinds: ['scout'],
            speed: scoutOf(g, self.unit),
            clauses: ['LE-AUSKUNDSCHAFTEN-X-01', 'LE-AUSKUNDSCHAFTEN-X-06'],
          });
          yield* scoutingParty(g, self);
        },
      }),
    ],
  },
  'keyword/scouting-party': { askedBy: 'cards/keywords/deploying.ts' },
  'keyword/infiltrate': { askedBy: 'flow/setup/deployment.ts' },
  'keyword/reinforcements': { askedBy: 'flow/setup/deployment.ts' },
  'keyword/detachment': { askedBy: 'flow/setup/deployment.ts' },
  // As an operative it infiltrates; not the only commander of its army.
  'keyword/covert-ops': {
    values: [value('keyword.infiltrate', (_g, unit) => (unit.note[COVERT] === true ? { add: 1 } : undefined))],
    abilities: [
      at('setup.deploys', {
        when: (g, m, self) =>
          m.unit === self.unit &&
          m.unit.rank === 'commander' &&
          g.state.units.some((u) => u !== m.unit && u.seat === m.unit.seat && u.rank === 'commander'),
        *run(_g, _m, self) {
          self.unit.rank = 'operative';
          self.unit.note[COVERT] = true;
        },
      }),
    ],
  },
  'keyword/loadout': {
    abilities: [
      at('setup.deploys', {
        when: (_g, m, self) => m.unit === self.unit && setAside(m.unit).length > 0,
        run: (g, m) => changeLoadout(g, m.unit),
      }),
    ],
  },
  // Which side lies up is chosen when the unit is deployed; a recover action may turn it.
  'keyword/reconfigure': {
    abilities: [
      at('setup.deploys', {
        when: (_g, m, self) => m.unit === self.unit,
        run: (g, m) => turnCards(g, m.unit),
      }),
      at('action.after', {
        when: (_g, m, self) => m.unit === self.unit && m.action === 'recover',
        run: (g, m) => turnCards(g, m.unit),
      }),
    ],
  },
  // LC-SCHILD-X-01
  'keyword/shielded': {
    abilities: [
      at('setup.deployed', {
        mandatory: true,
        when: (_g, m, self) => m.unit === self.unit && self.unit.tokens.shield === 0,
        *run(g, _m, self) {
          yield* gain(g, self.unit, 'shield', keywordOf(g, self.unit, 'shielded'), 'shielded');
        },
      }),
    ],
  },
  'keyword/counterpart': { askedBy: 'data/look-up.ts' },
  'keyword/leader': { askedBy: 'data/upgrade-rows.ts' },
  'keyword/heavy-weapon-team': { askedBy: 'start.ts' },
  'keyword/equip': { askedBy: 'build/equip.ts' },
  'keyword/programmed': { askedBy: 'build/equip.ts' },
  'keyword/tempted': { askedBy: 'build/limits.ts' },
};

const twoSided = (g: Legion, unit: Unit) =>
  unit.upgrades.filter((_card, i) => {
    const { flips, weapons } = g.upgrades(unit)[i]!;
    return flips === true && weapons.length === 2;
  });
function* turnCards(g: Legion, unit: Unit): Flow {
  for (const card of twoSided(g, unit)) {
    const { weapons } = g.upgradeCard(card.id);
    const now = isFlipped(card) ? 1 : 0;
    const side = yield* choose({
      seat: unit.seat,
      kind: 'card-way',
      about: { unit: unit.id, card: card.id },
      clauses: ['LE-ERHOLUNG-02'],
      prompt: say('le.ask.reconfigure', { card: card.id }),
      options: weapons.map((_weapon, i) => ({
        id: String(i),
        label: say(i === now ? 'le.option.keep-side' : 'le.option.turn-side'),
      })),
    });
    if (side === '1') card.note = 'flipped';
    else delete card.note;
  }
}
