import { type Flow, say } from '@holotisch/engine';
import { restore } from '../../flow/attack/restore.ts';
import { heal } from '../../flow/attack/wounds.ts';
import { choose, chooseUnit, may } from '../../flow/choose.ts';
import { after } from '../../flow/reactions.ts';
import { gain } from '../../flow/tokens.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { isEmplacement, isTrooper, isVehicle, keywordTargets } from '../../values.ts';
import { isNamed } from '../named.ts';
import { act, share } from '../phrases/card-actions.ts';
import { type Carrier, caring, hasFallenNow, inReach, isHurt } from '../phrases/caring.ts';
import { othersNearby } from '../phrases/keywords.ts';
import { afterStandard } from '../phrases/moving.ts';
import { onOrder } from '../phrases/orders.ts';
import { CARRIES } from '../phrases/transport.ts';
import { inPool } from '../phrases/weapons.ts';
import { type AttackMoment, at, type CardFamily, type CardSource } from '../vocabulary.ts';

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

export const KEYWORDS_T: CardFamily = {
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
};
