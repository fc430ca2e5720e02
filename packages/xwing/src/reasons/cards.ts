import { abilityKey, isUsedUp, type Refusal, say, unheard } from '@holotisch/engine';
import { upgradeKey } from '../cards/laid.ts';
import type { AnyAbility, CardSource } from '../cards/vocabulary.ts';
import * as data from '../data/index.ts';
import { refuseDrop } from '../flow/bombs/bombs.ts';
import { BANDS, distanceBetween, rangeOf, spokenRange } from '../geometry/measuring.ts';
import { cloneState, type Ship } from '../state.ts';
import { inPlay, isFriendly } from '../values.ts';
import { XWing } from '../xwing.ts';
import type { Reason } from './index.ts';

/** `0:missile.clustermissiles>1`, `0:bomb.seismiccharges`: an upgrade card that lies facedown. */
export const discardedReason: Reason = (_g, { name, ships }) => {
  const key = name.replace(/>\d+$/, '');
  for (const ship of ships)
    for (const equipped of ship.upgrades)
      if (equipped.discarded && upgradeKey(ship, equipped) === key) {
        const message = say('xw.discardedCard', { ship: ship.id, card: equipped.id });
        return { clauses: ['XW-AUFWERTUNGSKARTEN-13'], message, piece: ship.id };
      }
  return undefined;
};

/** `0:guri`: a card that somebody wants to use. It may act in several windows. */
export const cardReason: Reason = (g, { name, ships, asked }) => {
  for (const ship of ships)
    for (const { source, rules } of g.cards(ship, 'abilities')) {
      const said = (rules.abilities ?? []).filter((ability) => abilityKey(source, ability) === name);
      if (said.length === 0) continue;
      for (const ability of said) {
        const refusal = abilityReason(g, ability, source);
        if (refusal) return { ...refusal, piece: ship.id };
      }
      return { ...momentReason(source, said, asked), piece: ship.id };
    }
  return undefined;
};

/** Its window is open and what it asks for is not so, or it acts at another moment. */
function momentReason({ card }: CardSource, said: readonly AnyAbility[], asked: string | undefined): Refusal {
  const windows = [...new Set(said.map(({ window }) => window))];
  const isOpen = windows.some((window) => asked === `window:${window}`);
  return {
    clauses: ['XW-KARTENFAEHIGKEITEN-01'],
    message: say(isOpen ? 'xw.cardWhen' : 'xw.cardMoment', { card }),
    ...(!isOpen && { allowed: windows }),
  };
}

/** It has been used as often as it may, or what it asks for is too far away. */
function abilityReason(g: XWing, ability: AnyAbility, source: CardSource): Refusal | undefined {
  const { limit } = ability;
  const counted = limit?.own ? { key: abilityKey(source, ability) } : source;
  if (limit && isUsedUp(g.state.uses, counted, limit))
    return {
      clauses: ['XW-KARTENFAEHIGKEITEN-02'],
      message: say('engine.usedUp', { card: source.card, scope: { ...say(`engine.scope.${limit.per}`) } }),
    };
  const { phase } = g.state;
  if (phase === 'activation' && source.equipped && data.upgrade(source.equipped.slot, source.equipped.id).bomb) {
    const dropped = refuseDrop(source.ship);
    if (dropped) return dropped;
  }
  return PHASE_WINDOWS.some((moment) => ability.window === `${phase}.${moment}`)
    ? rangeReason(g, ability, source)
    : undefined;
}

/** Windows that are about nothing but their phase, so that what a card wants in them can be tried all through it. */
const PHASE_WINDOWS = ['start', 'end'];

/**
 * What the card wants is not so as the ships stand, but would be if the nearest enemy, or the nearest friend, were at a
 * range: then it is the range that bars it, and the furthest one that would do is what is allowed.
 */
function rangeReason(g: XWing, ability: AnyAbility, source: CardSource): Refusal | undefined {
  const { ship } = source;
  if (holds(g, ability, source)) return undefined;
  for (const friendly of [false, true]) {
    const others = inPlay(g.state).filter((s) => s !== ship && isFriendly(g.state, s, ship) === friendly);
    const [nearest] = others.sort((a, b) => distanceBetween(g, ship, a) - distanceBetween(g, ship, b));
    const mm = nearest && distanceBetween(g, ship, nearest);
    if (mm === undefined) continue;
    for (let range = Math.min(3, rangeOf(mm) - 1); range >= 1; range--)
      if (holds(g, ability, source, { ship: nearest!, mm: mm - BANDS[range - 1]! + 1 })) {
        const measured = Math.round(mm * 10) / 10;
        return {
          clauses: ['XW-KARTENFAEHIGKEITEN-01', 'XW-REICHWEITE-06'],
          message: say('xw.outOfRange', { range: spokenRange(rangeOf(mm)), mm: measured, min: 1, max: range }),
          measured,
          allowed: [1, range],
        };
      }
  }
  return undefined;
}

interface Nearer {
  readonly ship: Ship;
  /** By how much it is drawn towards the card's ship. */
  readonly mm: number;
}

/** Whether the card would act in its window; with a ship drawn nearer, if one is named. */
function holds(g: XWing, { when }: AnyAbility, source: CardSource, nearer?: Nearer): boolean {
  if (!when) return true;
  if (!nearer) return when(g, {} as never, source);
  const tried = new XWing(cloneState(g.state), unheard, g);
  const other = tried.ship(nearer.ship.id);
  const own = tried.ship(source.ship.id);
  const [dx, dy] = [own.pose!.x - other.pose!.x, own.pose!.y - other.pose!.y];
  const share = nearer.mm / Math.sqrt(dx * dx + dy * dy);
  other.pose = { ...other.pose!, x: other.pose!.x + dx * share, y: other.pose!.y + dy * share };
  const there = tried.cards(own, 'abilities').find(({ source: one }) => one.key === source.key);
  return there !== undefined && when(tried, {} as never, there.source);
}
