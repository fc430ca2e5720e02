import { abilityKey, type Refusal, type Seat, say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import type { AnyAbility, CardSource, WindowName } from '../cards/vocabulary.ts';
import { findEquipment, KEYWORDS } from '../data/index.ts';
import type { KeywordFact } from '../data/keywords.ts';
import { isAt, rangeBand } from '../geometry/range.ts';
import type { Legion } from '../legion.ts';
import type { Unit } from '../state.ts';
import { banned, between, inPlay, numberOf, refuse } from '../values.ts';

/** Why something that a player names is not open to him: the rule that has removed it from the options. */

/** The unit that an answer names by its number. */
export const unitNamed = ({ state }: Legion, id: string): Unit | undefined =>
  /^\d{1,3}$/.test(id) ? state.units[Number(id)] : undefined;

/** Somebody else's, defeated, or not on the table: what is wrong before any rule of the moment is looked at. */
function refuseOwn(g: Legion, unit: Unit, seat: Seat, clauses: readonly ClauseId[]): Refusal | undefined {
  const args = { unit: unit.id };
  const about = { piece: unit.id };
  if (unit.seat !== seat) return refuse(clauses, say('le.no.notYours', args), about);
  if (unit.status === 'defeated') return refuse(['LE-BESIEGT-01'], say('le.no.defeated', args), about);
  if (!inPlay(unit) && !g.rules.mayActivate(g).includes(unit))
    return refuse(clauses, say('le.no.notOnTable', args), about);
  return undefined;
}

/** Who cannot be activated now: it has been, or it has no order. LE-AKTIVIERUNGSPHASE-01, -04 */
export function refuseActivation(g: Legion, id: string, seat: Seat): Refusal | undefined {
  const unit = unitNamed(g, id);
  if (!unit) return undefined;
  const wrong = refuseOwn(g, unit, seat, ['LE-AKTIVIERUNGSPHASE-04']);
  if (wrong) return wrong;
  const args = { unit: unit.id };
  return unit.order === 'facedown'
    ? refuse(['LE-AKTIVIERUNGSPHASE-01', 'LE-BEFEHLSMARKER-04'], say('le.no.activated', args), { piece: unit.id })
    : refuse(['LE-AKTIVIERUNGSPHASE-04'], say('le.no.noOrder', args), { piece: unit.id });
}

/** Who does not fit the token that was drawn. LE-AKTIVIERUNGSPHASE-04 */
export function refuseDrawn(g: Legion, id: string, seat: Seat, rank: string): Refusal | undefined {
  const unit = unitNamed(g, id);
  if (!unit) return undefined;
  const wrong = refuseOwn(g, unit, seat, ['LE-AKTIVIERUNGSPHASE-04']);
  if (wrong) return wrong;
  const about = { piece: unit.id };
  if (unit.rank !== rank)
    return refuse(['LE-AKTIVIERUNGSPHASE-04'], say('le.no.otherRank', { unit: unit.id, rank }), about);
  return unit.order === 'facedown'
    ? refuse(['LE-AKTIVIERUNGSPHASE-01', 'LE-BEFEHLSMARKER-04'], say('le.no.activated', { unit: unit.id }), about)
    : refuse(['LE-AKTIVIERUNGSPHASE-04'], say('le.no.hasOrder', { unit: unit.id }), about);
}

/** Why a unit is given no order. LE-BEFEHLE-ERTEILEN-03..05 */
export function refuseOrder(g: Legion, id: string, seat: Seat, by: Unit | null): Refusal | undefined {
  const unit = unitNamed(g, id);
  if (!unit) return undefined;
  const wrong = refuseOwn(g, unit, seat, ['LE-BEFEHLE-ERTEILEN-01']);
  if (wrong) return wrong;
  const about = { piece: unit.id };
  if (unit.order !== 'none') return refuse(['LE-BEFEHLE-ERTEILEN-05'], say('le.no.hasOrder', { unit: unit.id }), about);
  if (by) {
    const [far, most] = [between(g, by, unit), numberOf(g, by, 'orderRange', 3, { other: unit })];
    if (!isAt(far, most))
      return refuse(['LE-BEFEHLE-ERTEILEN-04'], say('le.no.orderRange', { unit: unit.id, by: by.id, most }), {
        ...about,
        measured: rangeBand(far),
        allowed: most,
      });
  }
  const ban = banned(g, 'order', { unit, by });
  return ban ?? refuse(['LE-BEFEHLE-ERTEILEN-03'], say('le.no.orderKind', { unit: unit.id }), about);
}

/** Who cannot be nominated. LE-BEFEHLE-ERTEILEN-01, LE-AGENT-06 */
export function refuseNomination(g: Legion, id: string, seat: Seat): Refusal | undefined {
  const unit = unitNamed(g, id);
  if (!unit) return undefined;
  const clauses = ['LE-BEFEHLE-ERTEILEN-01', 'LE-KOMMANDOPHASE-08'] as const;
  const wrong = refuseOwn(g, unit, seat, clauses);
  return wrong ?? refuse(clauses, say('le.no.nominate', { unit: unit.id }), { piece: unit.id });
}

/** A command card that is not in the hand, or cannot be played. LE-KOMMANDOPHASE-02, LE-BESIEGT-07 */
export function refuseCommand(g: Legion, card: string, seat: Seat): Refusal | undefined {
  const hand = g.state.hands[seat]!;
  const args = { card };
  if (hand.discard.includes(card)) return refuse(['LE-KOMMANDOKARTEN-15'], say('le.no.cardDiscarded', args));
  if (!hand.cards.includes(card) && !hand.aside.includes(card)) return undefined;
  return (
    banned(g, 'command', { seat, card }) ??
    refuse(['LE-BESIEGT-07', 'LE-KOMMANDOPHASE-02'], say('le.no.cardOwner', args))
  );
}

/** Why not this miniature: it has fallen, nobody sees it, or others come first. LE-WUNDEN-05..09, LE-SICHTLINIE-08 */
export function refuseWounded(
  g: Legion,
  unit: Unit,
  id: string,
  seen: readonly number[] | undefined,
): Refusal | undefined {
  const mini = /^\d{1,2}$/.test(id) ? unit.minis[Number(id)] : undefined;
  if (!mini) return undefined;
  const args = { unit: unit.id, mini: Number(id) };
  const about = { piece: unit.id };
  if (mini.fell !== null) return refuse(['LE-BESIEGT-01'], say('le.no.miniFallen', args), about);
  if (seen && !seen.includes(Number(id))) return refuse(['LE-SICHTLINIE-08'], say('le.no.miniUnseen', args), about);
  if (Number(id) === unit.leader) return refuse(['LE-WUNDEN-05'], say('le.no.miniLeader', args), about);
  const by = mini.by === null ? undefined : g.upgrades(unit)[mini.by];
  return by?.mini?.noncombatant
    ? refuse(['LE-ZIVILIST-02', 'LE-WUNDEN-07'], say('le.no.miniCivilian', args), about)
    : refuse(['LE-WUNDEN-07', 'LE-WUNDEN-09'], say('le.no.miniWounded', args), about);
}

// Abilities

/** The clauses that explain a keyword, an upgrade or a token. */
function clausesOf(g: Legion, { card, isCommand, upgrade }: CardSource): readonly ClauseId[] {
  if (isCommand) return ['LE-KOMMANDOKARTEN-14'];
  if (upgrade !== undefined || findEquipment(card, g.state.rules.edition)) return ['LE-AUFWERTUNGSKARTEN-01'];
  return keywordClauses(card);
}
/** The first clause of its entry; what came later than the books is told by what keywords are. */
function keywordClauses(keyword: string): readonly ClauseId[] {
  const fact: KeywordFact | undefined = (KEYWORDS as Readonly<Record<string, KeywordFact>>)[keyword];
  return fact?.clauses === undefined ? ['LE-SCHLUESSELWOERTER-01'] : [`${fact.clauses}-01` as ClauseId];
}

/** Tokens that are spent in one step only. */
const SPENT: Readonly<Record<string, readonly ClauseId[]>> = {
  aim: ['LE-ZIELEN-06'],
  surge: ['LC-ENERGIEMARKER-02'],
  observation: ['LE-ANGRIFF-21'],
};

/** An ability that a player names in a window where it does not stand. */
export function refuseAbility(g: Legion, window: WindowName, seat: Seat, id: string): Refusal | undefined {
  const token = /^(\d{1,3}):([a-z]+)(?:\.\d+)?$/.exec(id);
  const clauses = token && SPENT[token[2]!];
  if (token && clauses) return refuseToken(g, Number(token[1]), token[2]!, clauses);
  for (const { source, rule: abilities } of g.having('abilities'))
    for (const ability of abilities)
      if (abilityKey(source, ability) === id) return notHere(g, window, seat, source, ability);
  return refuseGone(g, id);
}
/** A card that acts no longer: it was discarded, or its unit or its miniature has fallen. LE-BESIEGT-01, LE-KOMMANDOKARTEN-15 */
function refuseGone(g: Legion, id: string): Refusal | undefined {
  const [, owner, at, card] = /^(\d{1,3}|command):(\d{1,2})\.([a-z0-9-]+)(?:\/|$)/.exec(id) ?? [];
  if (card === undefined) return undefined;
  const place = Number(at);
  if (owner === 'command')
    return g.state.hands[place]?.discard.includes(card)
      ? refuse(['LE-KOMMANDOKARTEN-15'], say('le.no.cardDiscarded', { card }))
      : undefined;
  const unit = g.state.units[Number(owner)];
  const equipped = unit?.upgrades[place];
  if (!unit || equipped?.id !== card) return undefined;
  const about = { piece: unit.id };
  if (equipped.discarded) return refuse(['LE-AUFWERTUNGSKARTEN-01'], say('le.no.cardGone', { card }), about);
  const mini = unit.minis.findIndex(({ by, fell }) => by === place && fell !== null);
  const gone = mini < 0 ? say('le.no.defeated', { unit: unit.id }) : say('le.no.miniFallen', { unit: unit.id, mini });
  return refuse(['LE-BESIEGT-01'], gone, about);
}
function refuseToken(g: Legion, id: number, token: string, clauses: readonly ClauseId[]): Refusal | undefined {
  const unit = g.state.units[id];
  if (!unit) return undefined;
  const has = unit.tokens[token as 'aim' | 'surge' | 'observation'] > 0;
  const words = say(has ? 'le.no.tokenStep' : 'le.no.tokenNone', { unit: id, token: { ...say(`le.token.${token}`) } });
  return refuse(clauses, words, { piece: id });
}
function notHere(g: Legion, window: WindowName, seat: Seat, source: CardSource, ability: AnyAbility): Refusal {
  const clauses = clausesOf(g, source);
  const args = { card: source.card };
  const about = source.piece === undefined ? {} : { piece: source.piece };
  if (source.seat !== seat) return refuse(clauses, say('le.no.abilityOther', args), about);
  if (source.upgrade?.discarded) return refuse(clauses, say('le.no.cardGone', args), about);
  if (source.upgrade?.exhausted)
    return refuse(['LE-ERSCHOEPFEN-02', ...clauses], say('le.no.cardExhausted', args), about);
  if (ability.window === window) return refuse(clauses, say('le.no.abilityWhen', args), about);
  const moment = { ...say(`le.window.${ability.window}`, { unit: source.piece ?? 0 }) };
  return refuse(['LE-FAEHIGKEITEN-09', ...clauses], say('le.no.abilityMoment', { ...args, moment }), about);
}
