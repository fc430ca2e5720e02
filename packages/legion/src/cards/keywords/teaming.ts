import { type Flow, say } from '@holotisch/engine';
import { chooseWay } from '../../flow/choose.ts';
import { unitSees } from '../../flow/sight.ts';
import { gain } from '../../flow/tokens.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import { isNamed } from '../../named.ts';
import type { Unit } from '../../state.ts';
import { between, isFriendly, keywordOf, keywordTargets } from '../../values.ts';
import { at, type CardFamily, type CardSource } from '../vocabulary.ts';
import { othersNearby } from './phrases.ts';

/** Keywords that bring tokens by themselves, or share them. */

/** The other half of a team, if this unit is one of the two and they are near. */
function partnerOf(g: Legion, unit: Unit, self: CardSource): Unit | undefined {
  const names = keywordTargets(g, self.unit, 'teamwork');
  const mates = othersNearby(g, self.unit, 2).filter((friend) => isNamed(g, friend, names));
  if (unit === self.unit) return mates[0];
  return mates.includes(unit) ? self.unit : undefined;
}

const isWithMaster = (g: Legion, { unit }: CardSource): boolean =>
  othersNearby(g, unit, 2).some((friend) => isNamed(g, friend, keywordTargets(g, unit, 'retinue')));

function* eitherToken(g: Legion, unit: Unit, card: string): Flow {
  const token = yield* chooseWay(
    unit.seat,
    ['aim', 'dodge'],
    ['LE-FAEHIGKEITEN-09'],
    say('le.ask.token', { unit: unit.id }),
    {
      unit: unit.id,
      card,
    },
  );
  yield* gain(g, unit, token, 1, card);
}

export const TEAMING: CardFamily = {
  // LE-BEREIT-X-01, -02
  'keyword/ready': {
    abilities: [
      at('action.after', {
        mandatory: true,
        when: (_g, m, self) => m.unit === self.unit && m.action === 'standby',
        *run(g, _m, self) {
          yield* gain(g, self.unit, 'aim', keywordOf(g, self.unit, 'ready'), 'ready');
        },
      }),
    ],
  },
  'keyword/reliable': {
    abilities: [
      at('activation.start', {
        mandatory: true,
        when: (_g, _m, self) => self.unit.status === 'play',
        *run(g, _m, self) {
          yield* gain(g, self.unit, 'surge', keywordOf(g, self.unit, 'reliable'), 'reliable');
        },
      }),
    ],
  },
  'keyword/retinue': {
    abilities: [
      at('activation.start', {
        mandatory: true,
        when: (g, _m, self) => self.unit.status === 'play' && isWithMaster(g, self),
        run: (g, _m, self) => eitherToken(g, self.unit, 'retinue'),
      }),
    ],
  },
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
  // Friends at range 1 to 2 and in sight spend its green tokens.
  'keyword/exemplar': {
    lendsTokens: (g, to, _token, { unit }) =>
      unit !== to &&
      unit.status === 'play' &&
      isFriendly(g.state, unit, to) &&
      isAt(between(g, unit, to), 2) &&
      unitSees(g, to, unit)
        ? [unit]
        : [],
  },
};
