import { type Flow, say } from '@holotisch/engine';
import { commandOf } from '../../data/index.ts';
import type { KeywordName } from '../../data/types.ts';
import { refuseAction } from '../../flow/actions.ts';
import { choose, chooseUnits, chooseWay, mayChooseUnit, noActionOption } from '../../flow/choose.ts';
import { shapeOf } from '../../flow/markers.ts';
import { gain } from '../../flow/tokens.ts';
import { gap } from '../../geometry/base.ts';
import { isBeyond } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { ActionName, Marker, Unit } from '../../state.ts';
import { hasKeyword, isTrooper, keywordTargets, leaderOf } from '../../values.ts';
import { nearby, othersNearby } from '../keywords/phrases.ts';
import { at, type CardFamily, type CardSource, value, valueOfAny } from '../vocabulary.ts';

/** Keywords of 2.6 that bind a band together: clans, pirates, Ewoks and their golden god. R-L2-33 */

const kinNearby = (g: Legion, unit: Unit, keyword: KeywordName): readonly Unit[] =>
  othersNearby(g, unit, 2).filter((friend) => hasKeyword(g, friend, keyword));

export const isOfBand = (g: Legion, unit: Unit, band: string): boolean => g.card(unit).affiliation === band;
const isEwokTrooper = (g: Legion, unit: Unit): boolean => isTrooper(g, unit) && isOfBand(g, unit, 'Ewok');

/** X of a mood: the pips of the card that was played last, at least 1. */
export function moodOf(g: Legion, { seat }: { readonly seat: number }): number {
  const { played, discard } = g.state.hands[seat]!;
  const shown = g.state.revealed ? played : null;
  const last = shown ?? discard.at(-1);
  return last === undefined ? 1 : Math.max(1, commandOf(last, g.state.rules.edition).pips);
}
const byMood = (keyword: KeywordName) =>
  value(`keyword.${keyword}`, (g, unit) =>
    keywordTargets(g, unit, keyword).includes('X') ? { add: moodOf(g, unit) - 1 } : undefined,
  );

/** What a prize is: an objective token that lies there, or one that the unit holds. */
const PRIZES: readonly Marker['kind'][] = ['objective', 'poi', 'asset'];
const seesPrize = (g: Legion, unit: Unit): boolean =>
  unit.claimed.length > 0 ||
  (unit.status === 'play' &&
    g.state.markers.some(
      (marker) =>
        PRIZES.includes(marker.kind) &&
        marker.claimed === null &&
        !isBeyond(gap(leaderOf(g, unit).base, [shapeOf(marker)]), 0.5),
    ));
const PRIZED = { Steady: 'steady', 'Low Profile': 'low-profile', Nimble: 'nimble' } as const;

/** An Ewok in the light of a golden god. Who may guard at all, and from where, is a matter of Guardian itself. */
const inTheLight = (g: Legion, unit: Unit, god: Unit): boolean => unit !== god && isEwokTrooper(g, unit);

type Deed = Exclude<ActionName, `card:${string}` | 'withdraw'>;
const DEEDS: readonly Deed[] = ['move', 'aim', 'dodge', 'standby', 'recover'];
/** `Aim 2`: up to two others of the band aim. */
function* followTheWay(g: Legion, self: CardSource): Flow {
  const { unit } = self;
  const about = { unit: unit.id, card: 'this-is-the-way' };
  const ways = keywordTargets(g, unit, 'this-is-the-way');
  const way = yield* choose({
    seat: self.seat,
    kind: 'card-way',
    clauses: ['LE-BEFEHLE-ERTEILEN-06'],
    about,
    prompt: say('le.ask.this-is-the-way', { unit: unit.id }),
    options: [
      ...ways.map((id) => ({ id, label: say(`le.action.${id.split(' ')[0]!.toLowerCase()}`) })),
      noActionOption,
    ],
  });
  const [what = '', count = '1'] = way.toLowerCase().split(' ');
  const deed = DEEDS.find((one) => one === what);
  if (!deed) return;
  const free = { free: true, outside: true } as const;
  const able = brothers(g, unit).filter((brother) => !refuseAction(g, brother, deed, free));
  const prompt = say('le.ask.card-units', { n: Number(count) });
  const chosen = yield* chooseUnits(
    ...([self.seat, able, [0, Number(count)], ['LE-BEFEHLE-ERTEILEN-06'], prompt, 'this-is-the-way'] as const),
  );
  for (const brother of chosen) yield* g.rules.act(g, brother, deed, free);
}
const brothers = (g: Legion, unit: Unit): readonly Unit[] =>
  othersNearby(g, unit, 2).filter((friend) => isOfBand(g, friend, 'Children of the Watch'));

export const BANDS: CardFamily = {
  // Whoever has aimed covers itself, and whoever has dodged aims, near another one of them.
  'keyword/mandalorians-are-stronger-together': {
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (g, m, self) => stronger(g, m.attacker, m.attack.aimed, self),
        *run(g, _m, self) {
          yield* gain(g, self.unit, 'dodge', 1, self.card);
        },
      }),
      at('attack.after', {
        id: 'aim',
        mandatory: true,
        when: (g, m, self) => stronger(g, m.defender, m.attack.dodged, self),
        *run(g, _m, self) {
          yield* gain(g, self.unit, 'aim', 1, self.card);
        },
      }),
    ],
  },
  'keyword/we-fight-for-our-family': {
    abilities: [
      at('action.after', {
        mandatory: true,
        when: (g, m, self) =>
          m.unit === self.unit && m.action === 'attack' && kinNearby(g, m.unit, 'we-fight-for-our-family').length > 0,
        *run(g, m, self) {
          const kin = kinNearby(g, m.unit, 'we-fight-for-our-family');
          const prompt = say('le.ask.card-unit', { card: self.card });
          const [one] = kin.length === 1 ? kin : [];
          const chosen = one ?? (yield* mayChooseUnit(self.seat, kin, ['LE-FAEHIGKEITEN-09'], prompt, self.card));
          if (chosen) yield* gain(g, chosen, 'dodge', 1, self.card);
        },
      }),
    ],
  },
  // A wound makes it bolder, if it takes the fear.
  'keyword/victory-or-death': {
    abilities: [
      at('attack.after', {
        when: (g, m, self) =>
          m.defender === self.unit &&
          m.attack.wounds > 0 &&
          m.attacker !== undefined &&
          g.state.sides[m.attacker.seat] !== g.state.sides[self.seat] &&
          self.unit.status === 'play',
        *run(g, _m, self) {
          yield* gain(g, self.unit, 'suppression', 1, self.card);
          const about = { unit: self.unit.id, card: self.card };
          const prompt = say('le.ask.token', { unit: self.unit.id });
          const token = yield* chooseWay(self.seat, ['aim', 'dodge'], ['LE-FAEHIGKEITEN-09'], prompt, about);
          yield* gain(g, self.unit, token, 1, self.card);
        },
      }),
    ],
  },
  'keyword/this-is-the-way': {
    abilities: [
      at('unit.ordered', {
        when: (g, m, self) => m.unit === self.unit && m.instead === null && brothers(g, self.unit).length > 0,
        run: (g, _m, self) => followTheWay(g, self),
      }),
    ],
  },
  'keyword/swashbuckler': {
    abilities: [
      at('action.after', {
        mandatory: true,
        when: (_g, m, self) =>
          m.unit === self.unit &&
          m.action === 'attack' &&
          (m.attacks ?? []).some(({ attack }) => attack.aimed > 0) &&
          self.unit.status === 'play',
        *run(g, _m, self) {
          yield* gain(g, self.unit, 'dodge', 1, self.card);
        },
      }),
    ],
  },
  // Keywords that it has where there is something to win.
  'keyword/eyes-on-the-prize': {
    grants: Object.values(PRIZED),
    values: Object.entries(PRIZED).map(([name, keyword]) =>
      value(`keyword.${keyword}`, (g, unit) =>
        keywordTargets(g, unit, 'eyes-on-the-prize').includes(name) && seesPrize(g, unit) ? { add: 1 } : undefined,
      ),
    ),
  },
  'keyword/my-mood-is-based-on-profit': { values: [byMood('arsenal'), byMood('reliable'), byMood('uncanny-luck')] },
  // As many Ewok units as the number of the round.
  'keyword/master-storyteller': {
    acts: [
      {
        id: 'master-storyteller',
        when: (g, unit) => listeners(g, unit).length > 0,
        *run(g, unit, self) {
          const most = g.state.round;
          const prompt = say('le.ask.card-units', { n: most });
          const chosen = yield* chooseUnits(
            ...([unit.seat, listeners(g, unit), [0, most], ['LE-KARTENAKTIONEN-01'], prompt, self.card] as const),
          );
          for (const friend of chosen) yield* gain(g, friend, 'surge', 2, self.card);
        },
      },
    ],
  },
  // Ewoks near it guard it, and nobody else, even against critical hits.
  'keyword/divine-influence': {
    grants: ['guardian'],
    values: [
      valueOfAny('keyword.guardian', (g, unit, self, { attack }) =>
        attack?.defender === self.unit.id && inTheLight(g, unit, self.unit) ? { add: 2 } : undefined,
      ),
      valueOfAny('guardsCrits', (g, unit, self) => (inTheLight(g, unit, self.unit) ? { add: 1 } : undefined)),
    ],
  },
};
const listeners = (g: Legion, unit: Unit): readonly Unit[] =>
  nearby(g, unit, 2).filter((friend) => isOfBand(g, friend, 'Ewok'));
/** It was this unit, it has spent tokens, and one of its kin is near. */
const stronger = (g: Legion, unit: Unit | undefined, spent: number, { unit: own, card }: CardSource): boolean =>
  unit === own && spent > 0 && own.status === 'play' && kinNearby(g, own, card as KeywordName).length > 0;
