import { type Flow, say } from '@holotisch/engine';
import type { KeywordName } from '../../data/types.ts';
import { chooseUnits, mayChooseUnit } from '../../flow/choose.ts';
import { gain } from '../../flow/tokens.ts';
import type { Legion } from '../../legion.ts';
import type { TokenKind, Unit } from '../../state.ts';
import { isTrooper, keywordOf, keywordsOn } from '../../values.ts';
import type { CardAct, CardRules } from '../vocabulary.ts';
import { freeAction, nearby, othersNearby } from './keywords.ts';

/** For nothing, where the card shows it so. LE-FREIE-KARTENAKTIONEN-01 */
export const act = (id: string, rest: Omit<CardAct, 'id'>): { readonly acts: readonly CardAct[] } => ({
  acts: [{ id, ...rest }],
});

/** Tokens for up to X units. LE-ALLE-IN-DECKUNG-X-01..03, LE-SPAEHER-X-01..03 */
export function* share(
  g: Legion,
  unit: Unit,
  keyword: 'take-cover' | 'spotter' | 'bolster' | 'strategize',
  tokens: readonly TokenKind[],
): Flow {
  const most = keywordOf(g, unit, keyword);
  const units = yield* chooseUnits(
    unit.seat,
    nearby(g, unit, 1),
    [1, most],
    keyword === 'spotter' ? ['LE-SPAEHER-X-01'] : ['LE-ALLE-IN-DECKUNG-X-01'],
    say('le.ask.card-units', { n: most }),
    keyword,
  );
  for (const one of units) for (const token of tokens) yield* gain(g, one, token, 1, keyword);
}

export const troopersNearby = (g: Legion, unit: Unit): readonly Unit[] =>
  othersNearby(g, unit, 2).filter((friend) => isTrooper(g, friend));

/** A free action for another unit. LE-FAEDEN-ZIEHEN-01..06 */
export function* let_(
  g: Legion,
  unit: Unit,
  keyword: 'pulling-the-strings' | 'guidance',
  actions: Parameters<typeof freeAction>[3],
): Flow {
  const friend = yield* mayChooseUnit(
    unit.seat,
    troopersNearby(g, unit),
    ['LE-FAEDEN-ZIEHEN-02'],
    say('le.ask.pulling-the-strings'),
    keyword,
  );
  if (friend) yield* freeAction(g, friend, keyword, actions);
}

/** By a card action or a free one, as it is printed. */
export function asPrinted(keyword: KeywordName, act: Pick<CardAct, 'when' | 'run'>): CardRules {
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

/** A token for up to X friends within 2, by a card action or a free one, as it is printed. */
export function sharing(keyword: KeywordName, token: 'aim' | 'dodge' | 'surge'): CardRules {
  const act = (free: boolean): CardAct => ({
    id: keyword,
    ...(free && { free: true as const }),
    when: (g, unit) =>
      [...keywordsOn(g, unit)].some((one) => one.keyword === keyword && (one.action === 'free') === free),
    *run(g, unit) {
      const most = keywordOf(g, unit, keyword);
      const units = yield* chooseUnits(
        unit.seat,
        nearby(g, unit, 2),
        [1, most],
        ['L2-AKTIONEN-IM-DETAIL-05'],
        say('le.ask.card-units', { n: most }),
        keyword,
      );
      for (const one of units) yield* gain(g, one, token, 1, keyword);
    },
  });
  return { acts: [act(false), act(true)] };
}
