import { type Flow, type Refusal, say } from '@holotisch/engine';
import { WHETHER } from '@holotisch/table';
import { refuseAction } from '../../flow/activation/actions.ts';
import { cancelAttack, countOf, showing } from '../../flow/attack/dice.ts';
import { unitSees } from '../../flow/attack/sight.ts';
import { chooseUnit, mayChooseUnit } from '../../flow/choose.ts';
import { mayOrder } from '../../flow/command/command.ts';
import { askMarkerPlace, layMarker, markerPlace } from '../../flow/objectives/markers.ts';
import { after } from '../../flow/reactions.ts';
import { gain } from '../../flow/tokens.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { MarkerPlaceData } from '../../payloads.ts';
import type { Unit } from '../../state.ts';
import {
  between,
  enemiesOf,
  hasKeyword,
  keywordOf,
  keywordsOn,
  keywordTargets,
  ownIn,
  poolKeyword,
  speedOf,
  touchableEnemies,
  weaponNamed,
} from '../../values.ts';
import { act, share } from '../phrases/card-actions.ts';
import { othersNearby } from '../phrases/keywords.ts';
import { defends, dodges, mayThrowBack, surgesBlock, woundsBack } from '../phrases/lightsabers.ts';
import { afterStandard } from '../phrases/moving.ts';
import { inPool } from '../phrases/weapons.ts';
import { type AttackMoment, at, ban, type CardFamily, type CardSource, value } from '../vocabulary.ts';

const usedArsenal = (g: Legion, { key }: CardSource): boolean => g.state.lasting.some(({ source }) => source === key);

const hasDoubled = (attacks: readonly AttackMoment[]): boolean => {
  const minis = attacks.flatMap(({ attack }) => ownIn(attack).map(({ mini }) => mini));
  return new Set(minis).size < minis.length;
};

/** Armor without a number stops every hit, Armor X so many. */
export function armorOf(g: Legion, unit: Unit): number {
  for (const { keyword, value: x } of keywordsOn(g, unit))
    if (keyword === 'armor' && x === undefined) return Number.POSITIVE_INFINITY;
  return keywordOf(g, unit, 'armor');
}

/** Whether the unit could perform what its programming wants first; the ban itself is not asked. */
const couldDo = (g: Legion, unit: Unit, action: string): boolean =>
  action === 'attack'
    ? refuseAction(g, unit, 'attack', { outside: true }) === undefined
    : action === 'move'
      ? speedOf(g, unit) > 0
      : true;

/** Its first action is one of those it is programmed for, as long as it can perform one. LC-KI-ANGRIFF-01 */
function programmed(g: Legion, unit: Unit, action: string | undefined): Refusal | undefined {
  const { turn } = g.state;
  if (turn?.unit !== unit.id || turn.done.length > 0 || unit.order === 'faceup') return undefined;
  if (!hasKeyword(g, unit, 'ai')) return undefined;
  const first = keywordTargets(g, unit, 'ai').map((one) => one.toLowerCase());
  if ((action !== undefined && first.includes(action)) || !first.some((one) => couldDo(g, unit, one))) return undefined;
  return { clauses: ['LC-KI-ANGRIFF-01'], message: say('le.no.ai', { unit: unit.id }), piece: unit.id };
}

const orderable = (g: Legion, { unit }: CardSource): readonly Unit[] =>
  othersNearby(g, unit, 2).filter((friend) => mayOrder(g, friend, null));

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

const onTableNear = (g: Legion, last: Unit, enemy: Unit): boolean => isAt(between(g, last, enemy), 1);

/** Enemies that have not defended yet, in sight, at range 1 of the last defender. */
const reached = (g: Legion, { attacker }: AttackMoment, hit: readonly Unit[]): readonly Unit[] =>
  touchableEnemies(g, attacker!).filter(
    (enemy) => !hit.includes(enemy) && onTableNear(g, hit.at(-1)!, enemy) && unitSees(g, attacker!, enemy),
  );

function* sweep(g: Legion, m: AttackMoment): Flow {
  const unit = m.attacker!;
  const weapons = [...new Set(ownIn(m.attack).map(({ weapon }) => weapon))].filter((key) =>
    weaponNamed(g, unit, key).keywords.some(({ keyword }) => keyword === 'beam'),
  );
  const hit = [m.defender];
  for (let left = poolKeyword(g, m.attack, 'beam'); left > 0 && unit.status === 'play'; left--) {
    // Whoever has fallen stands nowhere: the beam ends there.
    const able = hit.at(-1)!.status === 'play' ? reached(g, m, hit) : [];
    const next = yield* mayChooseUnit(
      unit.seat,
      able,
      ['LE-ANGRIFF-08'],
      say('le.ask.card-unit', { card: 'beam' }),
      'beam',
    );
    if (!next) return;
    hit.push(next);
    yield* g.rules.attack(g, unit, 'plain', { melee: false, only: [next.id], weapons, anyRange: true });
    yield* after(g, unit, {});
  }
}

export const KEYWORDS_A_B: CardFamily = {
  'keyword/agile': afterStandard('agile', 'dodge'),
  // LC-KI-ANGRIFF-01, LC-KI-ANGRIFF-BEWEGUNG-01
  'keyword/ai': {
    bans: [
      ban('action', (g, { unit, action, free }, self) =>
        unit === self.unit && !free ? programmed(g, unit, action) : undefined,
      ),
      ban('idle', (g, { unit }, self) => (unit === self.unit ? programmed(g, unit, undefined) : undefined)),
    ],
  },
  'keyword/arm': { acts: [{ id: 'arm', when: () => true, run: (g, unit) => arm(g, unit) }] },
  // LE-PANZERUNG-01..03
  'keyword/armor': {
    abilities: [
      at('attack.modify', {
        mandatory: true,
        when: (_g, m, self) => defends(m, self) && countOf(m.attack, 'hit') > 0,
        *run(g, m, self) {
          cancelAttack(g, m.attack, showing(m.attack, 'hit', armorOf(g, self.unit)), 'armor');
        },
      }),
    ],
  },
  // LE-ARSENAL-X-01, LC-ARSENAL-2-01
  'keyword/arsenal': { values: [value('weaponsPerMini', (g, unit) => ({ atLeast: keywordOf(g, unit, 'arsenal') }))] },
  // Two attack actions, a dodge for each attack, an aim for each that it has stood.
  'keyword/ataru-mastery': {
    wantsDodge: true,
    values: [value('attackActions', () => ({ atLeast: 2 }))],
    abilities: [
      woundsBack('ataru-mastery', mayThrowBack),
      at('attack.after', {
        mandatory: true,
        when: (_g, m, self) => m.attacker === self.unit,
        *run(g, _m, self) {
          yield* gain(g, self.unit, 'dodge', 1, 'ataru-mastery');
        },
      }),
      at('attack.resolved', {
        mandatory: true,
        when: (_g, m, self) => defends(m, self),
        *run(g, _m, self) {
          yield* gain(g, self.unit, 'aim', 1, 'ataru-mastery');
        },
      }),
    ],
  },
  // The order goes on to somebody else, once in a command phase.
  'keyword/authoritative': {
    abilities: [
      at('order.before', {
        limit: { per: 'phase', times: 1 },
        when: (g, m, self) => m.unit === self.unit && m.instead === null && orderable(g, self).length > 0,
        *run(g, m, self) {
          const friend = yield* mayChooseUnit(
            self.seat,
            orderable(g, self),
            ['LE-BEFEHLE-ERTEILEN-01'],
            say('le.ask.order-by', { unit: self.unit.id }),
            'authoritative',
          );
          if (friend) m.instead = friend;
        },
      }),
    ],
  },
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
  // One after another, with this weapon alone, each at range 1 of the last one.
  'keyword/beam': {
    abilities: [
      at('attack.after', {
        when: (g, m, self) =>
          inPool('beam')(g, m, self) && m.kind !== 'plain' && reached(g, m, [m.defender]).length > 0,
        run: (g, m) => sweep(g, m),
      }),
    ],
  },
  // LE-EXPLOSION-01, LE-SPERRIG-01, -02, LE-FESTER-FEUERWINKEL-FRONT-HECK-01, LE-HOCHGESCHWINDIGKEIT-01, LE-STREUUNG-01
  'keyword/blast': { askedBy: 'flow/attack/cover.ts' },
  // LC-ABWEHR-01
  'keyword/block': { wantsDodge: true, abilities: [surgesBlock(dodges)] },
  'keyword/bolster': act('bolster', { when: () => true, run: (g, unit) => share(g, unit, 'bolster', ['surge']) }),
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
