import { type Flow, say } from '@holotisch/engine';
import { changeDefence, chooseDefenceDice, rerollDefence } from '../../flow/attack/dice.ts';
import { markerMini } from '../../flow/attack/loose.ts';
import { choose, chooseUnit, may } from '../../flow/choose.ts';
import { after } from '../../flow/reactions.ts';
import { restore } from '../../flow/restore.ts';
import { gain } from '../../flow/tokens.ts';
import { heal } from '../../flow/wounds.ts';
import { inQuarter } from '../../geometry/base.ts';
import type { Legion } from '../../legion.ts';
import { isNamed } from '../../named.ts';
import type { Unit } from '../../state.ts';
import { isEmplacement, isTrooper, isVehicle, keywordOf, keywordsOn, keywordTargets, leaderOf } from '../../values.ts';
import { act, share } from '../phrases/card-actions.ts';
import { type Carrier, caring, hasFallenNow, inReach, isHurt } from '../phrases/caring.ts';
import { othersNearby } from '../phrases/keywords.ts';
import { defends } from '../phrases/lightsabers.ts';
import { afterStandard } from '../phrases/moving.ts';
import { onOrder } from '../phrases/orders.ts';
import { CARRIES } from '../phrases/transport.ts';
import { inPool } from '../phrases/weapons.ts';
import { type AttackMoment, at, ban, type CardFamily, type CardSource, value } from '../vocabulary.ts';

/** `Weak Point 1: Rear`, `Weak Point 1: Rear, Sides`. */
function weakArcs(g: Legion, unit: Unit): readonly ('front' | 'rear' | 'left' | 'right')[] {
  const out: ('front' | 'rear' | 'left' | 'right')[] = [];
  for (const { keyword, of = [] } of keywordsOn(g, unit)) {
    if (keyword !== 'weak-point') continue;
    if (of.includes('Rear')) out.push('rear');
    if (of.includes('Front')) out.push('front');
    if (of.some((arc) => arc.startsWith('Side'))) out.push('left', 'right');
  }
  return out;
}

const isInWheelMode = (g: Legion, key: string): boolean => g.state.lasting.some(({ source }) => source === key);

const treatable = (g: Legion, unit: Unit): readonly Unit[] =>
  inReach(g, unit).filter((u) => isTrooper(g, u) && !isEmplacement(g, u) && (isHurt(u) || hasFallenNow(g, u)));

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

/** The other half of a team, if this unit is one of the two and they are near. */
function partnerOf(g: Legion, unit: Unit, self: CardSource): Unit | undefined {
  const names = keywordTargets(g, self.unit, 'teamwork');
  const mates = othersNearby(g, self.unit, 2).filter((friend) => isNamed(g, friend, names));
  if (unit === self.unit) return mates[0];
  return mates.includes(unit) ? self.unit : undefined;
}

function* tow(g: Legion, { defender }: AttackMoment, self: CardSource): Flow {
  const move = yield* g.rules.move(g, defender, { kinds: ['pivot'], by: self.seat, clauses: ['LE-SCHLEPPKABEL-01'] });
  yield* after(g, defender, { move });
}

export const KEYWORDS_T_Z: CardFamily = {
  'keyword/tactical': afterStandard('tactical', 'aim'),
  'keyword/take-cover': act('take-cover', {
    when: () => true,
    run: (g, unit) => share(g, unit, 'take-cover', ['dodge']),
  }),
  // LC-ANGRIFFSZIEL-X-01
  'keyword/target': onOrder('target', 'aim'),
  // LE-TEAMWORK-EINHEITENNAME-01..05
  'keyword/teamwork': {
    abilities: [
      at('token.gained', {
        mandatory: true,
        when: (g, m, self) =>
          (m.token === 'aim' || m.token === 'dodge') && m.by !== 'teamwork' && partnerOf(g, m.unit, self) !== undefined,
        *run(g, m, self) {
          yield* gain(g, partnerOf(g, m.unit, self)!, m.token, m.count, 'teamwork');
        },
      }),
    ],
  },
  'keyword/tempted': { askedBy: 'build/limits.ts' },
  // LE-SCHLEPPKABEL-01: the attacker turns the vehicle that it has wounded
  'keyword/tow-cable': {
    abilities: [
      at('attack.resolved', {
        mandatory: true,
        when: (g, m, self) =>
          inPool('tow-cable')(g, m, self) &&
          m.attack.wounds > 0 &&
          m.defender.status === 'play' &&
          isVehicle(g, m.defender),
        run: (g, m, self) => tow(g, m, self),
      }),
    ],
  },
  'keyword/transport': CARRIES,
  'keyword/treat': caring('treat', treatable, treat),
  // LE-UNHEIMLICHES-GLUECK-X-01..04, R-LE-40: in step 8, after surges were converted
  'keyword/uncanny-luck': {
    abilities: [
      at('defence.modify', {
        when: (_g, m, self) => defends(m, self) && m.attack.defence.length > 0,
        *run(g, m, self) {
          const max = keywordOf(g, self.unit, 'uncanny-luck');
          const dice = yield* chooseDefenceDice(m, {
            seat: self.seat,
            max,
            card: 'uncanny-luck',
            prompt: say('le.ask.defence-reroll', { n: max }),
            clauses: ['LE-UNHEIMLICHES-GLUECK-X-01', 'LE-UNHEIMLICHES-GLUECK-X-03'],
          });
          rerollDefence(g, m.attack, self.unit, dice, 'uncanny-luck');
          const surges = dice.filter(({ face }) => face === 'surge');
          changeDefence(g, m.attack, self.unit, surges, g.rules.defenceSurge(g, m) ?? 'blank', 'surge', 'converted');
        },
      }),
    ],
  },
  // LE-UNGEHINDERT-01
  'keyword/unhindered': { values: [value('unhindered', () => ({ add: 1 }))] },
  'keyword/versatile': { askedBy: 'flow/attack/targets.ts' },
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
  // LC-RADMODUS-01..03
  'keyword/wheel-mode': {
    abilities: [
      at('unit.activates', {
        when: (_g, m, self) => m.unit === self.unit,
        *run(g, _m, self) {
          const begun = { source: self.key, unit: self.unit.id, until: 'round' } as const;
          g.state.lasting.push({ ...begun, value: 'speed', modifier: { set: 3 } });
          g.state.lasting.push({ ...begun, value: 'keyword.cover', modifier: { add: 2 } });
        },
      }),
    ],
    grants: ['cover'],
    bans: [
      ban('attack', (g, { unit }, self) =>
        unit === self.unit && isInWheelMode(g, self.key)
          ? { clauses: ['LC-RADMODUS-03'], message: say('le.no.wheelMode', { unit: unit.id }), piece: unit.id }
          : undefined,
      ),
      ban('spend', (g, { unit, token }, self) =>
        unit === self.unit && token === 'shield' && isInWheelMode(g, self.key)
          ? { clauses: ['LC-RADMODUS-03'], message: say('le.no.wheelMode', { unit: unit.id }), piece: unit.id }
          : undefined,
      ),
    ],
  },
};
