import { type Flow, type Refusal, say } from '@holotisch/engine';
import type { Armada } from '../../armada.ts';
import type { AttackMoment, SpentMoment } from '../../cards/vocabulary.ts';
import type { Zone } from '../../data/types.ts';
import type { DefenceToken, Ship, Squadron, Unit } from '../../state.ts';
import {
  attackSides,
  banned,
  hasKeyword,
  keywordOf,
  numberOf,
  refuse,
  sizeRank,
  squadronsInPlay,
  zonesBeside,
  zonesOf,
} from '../../values.ts';
import { chooseNumber, chooseOne, chooseZone } from '../choose.ts';
import { type Offer, ruleOffer } from '../offers.ts';
import { areEngaged } from '../squadrons/engagement.ts';
import { open } from '../timing.ts';
import { setToken } from '../tokens.ts';
import { shieldsAreIgnored } from './damage.ts';
import { cancelAll, chooseDice, removeDice, reroll } from './dice.ts';

/** Step 4: the defender spends defence tokens, one after the other. AR-ANGREIFEN-16, AR-FAQ-VERTEIDIGUNGSMARKER-02 */
export function* spendDefence(g: Armada, m: AttackMoment): Flow {
  yield* open(g, 'attack.defend', m, { sides: [attackSides(g.state, m.attack)[1]], also: () => offered(g, m) });
}

function offered(g: Armada, m: AttackMoment): readonly Offer<'attack.defend'>[] {
  const { defender } = m;
  if (defender === undefined) return [];
  const out = [defender, ...lenders(g, defender)].flatMap((unit) =>
    unit.tokens.flatMap((token, at) =>
      isSpent(m, unit, at)
        ? []
        : [
            ruleOffer('attack.defend', unit, {
              name: `token.${at}`,
              label: say(`ar.token.${token.kind}`),
              bars: () => refuseSpending(g, m, unit, at),
              run: (g2) => spend(g2, m, unit, at),
            }),
          ],
    ),
  );
  if (defender.kind === 'squadron') out.push(...dodge(g, m, defender));
  return out;
}

/** Units whose tokens the defender may spend as well. */
export function lenders(g: Armada, defender: Unit): readonly Unit[] {
  const out: Unit[] = [];
  for (const { source, rule } of g.having('lendsTokens'))
    if (source.unit !== defender && rule(g, source, defender)) out.push(source.unit);
  return out;
}

const isSpent = ({ attack: a, defender }: AttackMoment, unit: Unit, at: number): boolean =>
  unit === defender ? a.spent.includes(at) : a.memory.lent.some((lent) => lent.unit === unit.id && lent.token === at);

/** The kinds of the tokens that were spent in an attack. */
export const spentKinds = (g: Armada, { attack: a, defender }: AttackMoment): readonly DefenceToken['kind'][] => [
  ...a.spent.map((at) => defender!.tokens[at]!.kind),
  ...a.memory.lent.map(({ unit, token }) => g.unit(unit).tokens[token]!.kind),
];

/** Why this token may not be spent in this attack. */
export function refuseSpending(g: Armada, m: AttackMoment, unit: Unit, at: number): Refusal | undefined {
  const { attack: a } = m;
  const token = unit.tokens[at]!;
  const piece = { piece: unit.id };
  if (isSpent(m, unit, at)) return refuse(['AR-VERTEIDIGUNGSMARKER-26'], say('ar.no.tokenTwice'), piece);
  if (token.state === 'discarded') return refuse(['AR-VERTEIDIGUNGSMARKER-23'], say('ar.no.discardedToken'), piece);
  // accuracy icons choose among the tokens of the defender: AR-SQ-JAN-ORS-01
  if (unit === m.defender && a.locked.includes(at))
    return refuse(['AR-ANGREIFEN-15'], say('ar.no.locked'), { piece: unit.id });
  // AR-VERTEIDIGUNGSMARKER-24
  const spent = a.spent.length + a.memory.lent.length;
  if (unit.kind === 'ship' && unit.speed === 0 && spent >= numberOf(g, unit, 'tokensAtRest', 0))
    return refuse(['AR-VERTEIDIGUNGSMARKER-24'], say('ar.no.speed0'), { piece: unit.id, measured: 0 });
  // AR-VERTEIDIGUNGSMARKER-25, -26
  if (spentKinds(g, m).includes(token.kind))
    return refuse(['AR-VERTEIDIGUNGSMARKER-25'], say('ar.no.sameKind', { kind: say(`ar.token.${token.kind}`) }));
  const most = numberOf(g, unit, 'tokensPerAttack', Number.POSITIVE_INFINITY, { attack: a });
  if (spent >= most) return refuse(['AR-DIE-GOLDENEN-REGELN-02'], say('ar.no.moreTokens'), { allowed: most });
  if (token.kind === 'salvo' && (a.kind === 'counter' || a.kind === 'salvo' || a.kind === 'ignition'))
    return refuse(['AR-VERTEIDIGUNGSMARKER-13'], say('ar.no.salvoHere'));
  return banned(g, 'spend', { ...m, token, at });
}

/** A defence token is spent, and its effect follows unless a card puts another in its place. */
export function* spend(g: Armada, m: AttackMoment, unit: Unit, at: number): Flow {
  const token = unit.tokens[at]!;
  const readied = token.state === 'ready';
  pay(g, m, unit, at);
  const moment: SpentMoment = { ...m, token, at, unit, readied, replaced: false };
  yield* open(g, 'attack.tokenSpent', moment);
  if (!moment.replaced) yield* tokenEffect(g, m, unit, token);
}

/** A token is spent while defending for the effect of a card: whoever minds that it is spent is asked. AR-VERTEIDIGUNGSMARKER-27 */
export function* spendInstead(g: Armada, m: AttackMoment, unit: Unit, at: number): Flow {
  const token = unit.tokens[at]!;
  const readied = token.state === 'ready';
  pay(g, m, unit, at);
  yield* open(g, 'attack.tokenSpent', { ...m, token, at, unit, readied, replaced: true });
}

/** A token is spent in an attack for whatever it may be: for its own effect, or for that of a card. AR-VERTEIDIGUNGSMARKER-27 */
export function pay(g: Armada, m: AttackMoment, unit: Unit, at: number): void {
  if (unit.tokens[at]!.state === 'exhausted') m.attack.memory.exhaustedSpent++;
  if (unit === m.defender) m.attack.spent.push(at);
  else m.attack.memory.lent.push({ unit: unit.id, token: at });
  spendOutright(g, unit, at);
}

/** Those that a unit may spend as the cost of a card, at any speed. AR-VERTEIDIGUNGSMARKER-24, -27 */
export const spendable = (g: Armada, unit: Unit): readonly number[] =>
  unit.tokens.flatMap((token, at) =>
    token.state === 'discarded' || banned(g, 'spendAsCost', { unit, token }) ? [] : [at],
  );

/** A token is spent where no attack is defended against. */
export function spendOutright(g: Armada, unit: Unit, at: number): void {
  const token = unit.tokens[at]!;
  turn(g, unit, token);
  g.emit({ type: 'tokenSpent', unit: unit.id, token: at, kind: token.kind, state: token.state });
}

/** AR-VERTEIDIGUNGSMARKER-22, AR-VERTEIDIGUNGSMARKER-23 */
function turn(g: Armada, unit: Unit, token: DefenceToken): void {
  const at = unit.tokens.indexOf(token);
  const marked = g.state.attacks.some(({ memory }) => memory.marked.some((m) => m.unit === unit.id && m.token === at));
  setToken(g, unit, token, token.state === 'ready' && !marked ? 'exhausted' : 'discarded');
}

/** AR-VERTEIDIGUNGSMARKER-02: what each kind does. */
export function* tokenEffect(
  g: Armada,
  m: AttackMoment,
  unit: Unit,
  token: DefenceToken,
  how: { readonly spent: boolean } = { spent: true },
): Flow {
  const { memory } = m.attack;
  memory.effects.push(token.kind);
  switch (token.kind) {
    case 'evade':
      return yield* evade(g, m, unit, how.spent ? token : undefined);
    case 'brace':
      memory.brace++; // AR-VERTEIDIGUNGSMARKER-18
      return;
    case 'contain':
      if (unit.kind === 'ship') memory.contain = true; // AR-VERTEIDIGUNGSMARKER-09
      return;
    case 'salvo':
      if (unit.kind === 'ship') memory.salvo = true; // AR-VERTEIDIGUNGSMARKER-10
      return;
    case 'scatter':
      cancelAll(g, m); // AR-VERTEIDIGUNGSMARKER-21
      return;
    case 'redirect':
      if (unit.kind === 'ship') yield* redirect(g, m, unit);
      return;
  }
}

/**
 * AR-VERTEIDIGUNGSMARKER-03..08, AR-ERR-EXTREME-REICHWEITE-01. The Evade token that was spent for it may be discarded for
 * one more die; whoever gets the effect in another way has none to give.
 */
export function* evade(g: Armada, m: AttackMoment, unit: Unit, token?: DefenceToken): Flow {
  const { attack: a, attacker } = m;
  const far = a.range === 'long' || a.range === 'extreme';
  const context = { attack: a };
  const cancels = far ? (a.range === 'extreme' ? 2 : 1) : numberOf(g, unit, 'evadeCancels', 0, context);
  const cancelling = far || (cancels > 0 && (yield* cancelsInstead(unit)));
  const usual =
    (cancelling ? cancels : numberOf(g, unit, 'evadeRerolls', 1, context)) + numberOf(g, unit, 'evadeDice', 0);
  const larger =
    token !== undefined &&
    unit.kind === 'ship' &&
    attacker?.kind === 'ship' &&
    sizeRank(g, attacker) > sizeRank(g, unit);
  const dice = yield* chooseDice(g, m, {
    seat: unit.seat,
    kind: 'evade',
    ...(cancelling && { takes: 'cancelled' as const }),
    max: usual + (larger ? 1 : 0),
    prompt: say(cancelling ? 'ar.ask.evade-cancel' : 'ar.ask.evade-reroll', { n: usual + (larger ? 1 : 0) }),
    clauses: [cancelling ? 'AR-VERTEIDIGUNGSMARKER-03' : 'AR-VERTEIDIGUNGSMARKER-04', 'AR-VERTEIDIGUNGSMARKER-07'],
  });
  if (cancelling) removeDice(g, m, dice, 'cancelled');
  else reroll(g, m, dice);
  if (token && dice.length > usual) setToken(g, unit, token, 'discarded'); // AR-VERTEIDIGUNGSMARKER-08
}

/** A card lets it cancel a die where it would be rerolled. */
function* cancelsInstead(unit: Unit): Flow<boolean> {
  const prompt = say('ar.ask.evade-way', { unit: unit.id });
  const ways = ['cancel', 'reroll'] as const;
  const about = { unit: unit.id };
  return (yield* chooseOne(unit.seat, 'card-way', ways, ['AR-VERTEIDIGUNGSMARKER-03'], prompt, about)) === 'cancel';
}

/** AR-VERTEIDIGUNGSMARKER-19: one adjacent hull zone, even one without shields; more where a card allows it. */
function* redirect(g: Armada, m: AttackMoment, ship: Ship): Flow {
  const { attack: a } = m;
  if (numberOf(g, ship, 'redirectAnywhere', 0) > 0) {
    for (const to of zonesOf(g, ship))
      if (to !== a.defending && !banned(g, 'redirect', { ...m, to })) addRedirect(g, m, ship, to);
    return;
  }
  for (let left = numberOf(g, ship, 'redirectZones', 1); left > 0; left--) {
    const zones = zonesBeside(g, ship, a.defending!).filter(
      (to) => !a.memory.redirect.includes(to) && !banned(g, 'redirect', { ...m, to }),
    );
    if (zones.length === 0) return;
    const zone = yield* chooseZone(ship.seat, 'redirect-zone', ship.id, zones, ['AR-VERTEIDIGUNGSMARKER-19']);
    addRedirect(g, m, ship, zone);
  }
}
function addRedirect(g: Armada, { attack: a }: AttackMoment, ship: Ship, zone: Zone): void {
  if (a.memory.redirect.includes(zone)) return;
  a.memory.redirect.push(zone);
  g.emit({ type: 'redirect', attack: a.id, unit: ship.id, zone });
}

/** AR-VERTEIDIGUNGSMARKER-20: how much of the damage the chosen zones' shields suffer. */
export function* redirectedBy(g: Armada, m: AttackMoment, ship: Ship, total: number): Flow<Map<Zone, number>> {
  const { attack: a } = m;
  const out = new Map<Zone, number>();
  if (shieldsAreIgnored(g, m)) return out;
  let left = total;
  // R-AR-20: what may be redirected at all, to whichever zones
  let may = numberOf(g, ship, 'redirected', Number.POSITIVE_INFINITY, { attack: a });
  for (const zone of a.memory.redirect) {
    const most = Math.min(left, ship.shields[zone], may);
    const numbers = Array.from({ length: most + 1 }, (_, i) => i);
    const points = yield* chooseNumber(
      ship.seat,
      'redirect-amount',
      ship.id,
      numbers,
      ['AR-VERTEIDIGUNGSMARKER-20'],
      say('ar.ask.redirect-amount', { unit: ship.id, zone: { ...say(`ar.zone.${zone}`) }, left }),
    );
    out.set(zone, points);
    left -= points;
    may -= points;
  }
  return out;
}

/** AR-SCHLUESSELWOERTER-VON-STAFFELN-04, -21: against squadrons; Screen brings up to three more. */
function dodge(g: Armada, m: AttackMoment, squadron: Squadron): Offer<'attack.defend'>[] {
  const { attack: a, attacker } = m;
  if (attacker?.kind !== 'squadron') return [];
  const n = keywordOf(g, squadron, 'dodge', { attack: a }) + screened(g, squadron, attacker);
  if (n === 0 || a.dice.length === 0) return [];
  return [
    ruleOffer('attack.defend', squadron, {
      name: 'dodge',
      label: say('ar.keyword.dodge', { n }),
      *run(g2) {
        const dice = yield* chooseDice(g2, m, {
          seat: squadron.seat,
          kind: 'evade',
          min: Math.min(n, a.dice.length),
          max: n,
          prompt: say('ar.ask.evade-reroll', { n }),
          clauses: ['AR-SCHLUESSELWOERTER-VON-STAFFELN-04'],
        });
        reroll(g2, m, dice);
      },
    }),
  ];
}

function screened(g: Armada, squadron: Squadron, attacker: Squadron): number {
  if (!hasKeyword(g, squadron, 'screen')) return 0;
  // whoever is engaged with the attacker is a friend
  const screens = squadronsInPlay(g.state).filter(
    (other) => !hasKeyword(g, other, 'screen') && areEngaged(g, other, attacker),
  );
  return Math.min(3, screens.length);
}
