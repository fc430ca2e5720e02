import { type Refusal, say } from '@holotisch/engine';
import type { Vec } from '@holotisch/table';
import type { Armada } from '../../armada.ts';
import type { Reaching, TargetContext } from '../../cards/vocabulary.ts';
import { STATION_CARDS } from '../../data/obstacles.ts';
import type { Colour, Dice, StationCard, Zone } from '../../data/types.ts';
import {
  attackRange,
  DISTANCE,
  distanceBand,
  isUpTo,
  overlapsToken,
  RANGE,
  type RangeBand,
  SQUADRON_RADIUS,
} from '../../geometry/index.ts';
import type { AttackKind, Party, Squadron, Unit } from '../../state.ts';
import {
  antiSquadronOf,
  atRange,
  banned,
  batteryOf,
  between,
  countOf,
  hasKeyword,
  isFriendly,
  keywordOf,
  lives,
  numberOf,
  refuse,
  snipeOf,
  squadronsInPlay,
  unitOf,
  zonesOf,
} from '../../values.ts';
import { boundBy, engagedWith } from '../squadrons/engagement.ts';
import { endOf, isObstructed, look, type Seen } from './sight.ts';

/** Step 1 of an attack: who may attack whom from where, and why not. */

/** A legal target: all that was measured on the way. */
export interface Shot {
  readonly kind: AttackKind;
  readonly attacker: Party;
  readonly zone: Zone | null;
  readonly defender: Party;
  readonly defending: Zone | null;
  readonly range: RangeBand;
  readonly mm: number;
  readonly obstructed: boolean;
  readonly seen: Seen;
  /** The range line. */
  readonly line: readonly [Vec, Vec];
  readonly armament: 'battery' | 'anti-squadron';
  /** The dice of the armament, of every colour; which of them may be gathered depends on the range. */
  readonly dice: Dice;
}

export interface Aiming {
  readonly kind?: AttackKind;
  /** Other dice than the armament's (Counter, cards). */
  readonly dice?: Dice;
  /** At which distance a squadron may attack. */
  readonly distance?: number;
  /** Whoever the squadron is engaged with does not keep it from attacking ships. */
  readonly engaged?: 'ignored';
  /** The range of dice and of evade where a card says so. */
  readonly range?: RangeBand;
  /** The arc is ignored, or the special one is used. */
  readonly special?: boolean;
}

export const isShot = (s: Shot | Refusal): s is Shot => 'seen' in s;

/** Whether this attack may be declared, and if not, why. */
export function aim(
  g: Armada,
  attacker: Party,
  zone: Zone | null,
  defender: Party,
  defending: Zone | null,
  how: Aiming = {},
): Shot | Refusal {
  const kind = how.kind ?? 'normal';
  const from = unitOf(g.state, attacker);
  const to = unitOf(g.state, defender);
  // AR-ANGREIFEN-29
  if (from && to && isFriendly(g.state, from, to)) return refuse(['AR-ANGREIFEN-29'], say('ar.no.friend'));
  const start = endOf(g, attacker, zone, how.special);
  const end = endOf(g, defender, defending);
  const measured = attackRange(start, end);
  if (measured === undefined)
    return refuse(['AR-ANGREIFEN-05', 'AR-ABMESSUNG-VON-FEUERWINKEL-02'], say('ar.no.arc', { zone: zoneWord(zone) }));
  const isBattery = to?.kind === 'ship' || 'obstacle' in defender;
  const dice = how.dice ?? armamentOf(g, from, zone, isBattery);
  const range = how.range ?? measured.band;
  const further = furtherColours(g, { attacker: from, zone, defender, unit: to, defending, range, kind });
  const reach = from?.kind === 'squadron' ? refuseDistance(g, from, to, measured.mm, how) : undefined;
  if (reach) return reach;
  // AR-ZUENDUNG-REICHWEITE-06, -08: whoever aims with a token counts the dice from there, and extreme range is open
  if (from?.kind !== 'squadron' && kind !== 'ignition' && countOf(atRange(dice, range, further)) === 0)
    return refuse(['AR-ANGREIFEN-05', 'AR-ANGREIFEN-11'], say('ar.no.range', { range: say(`ar.range.${range}`) }), {
      measured: Math.round(measured.mm * 10) / 10,
    });
  if (from?.kind === 'squadron' && countOf(dice) === 0)
    return refuse(['AR-ANGREIFEN-11', 'AR-BEWAFFNUNG-05'], say('ar.no.dice'));
  // AR-ABMESSUNG-VON-FEUERWINKEL-07, AR-SICHTLINIE-04
  if (measured.through)
    return refuse(
      ['AR-ABMESSUNG-VON-FEUERWINKEL-07', 'AR-SICHTLINIE-04'],
      say('ar.no.rangeThrough', { zone: zoneWord(measured.through) }),
      { measured: measured.through },
    );
  const seen = look(g, start, end, [attacker, defender]);
  if (seen.blocked)
    return refuse(['AR-SICHTLINIE-04'], say('ar.no.sight', { zone: zoneWord(seen.blocked) }), {
      measured: seen.blocked,
    });
  // AR-HINDERNISSE-32: dust stops ships; squadrons it only hinders
  if (from?.kind === 'ship' && seen.by.dust.length > 0) return refuse(['AR-HINDERNISSE-32'], say('ar.no.dust'));
  if (from && 'obstacle' in defender && 'token' in end && !('token' in start) && overlapsToken(start, end.token))
    return refuse(['AR-ANGRIFFE-UND-RAUMSTATIONEN-19'], say('ar.no.onStation'));
  if (isMine(g, defender) && 'token' in end && !('token' in start) && overlapsToken(start, end.token))
    return refuse(['AR-ANNAEHERUNGSMINEN-MARKER-04'], say('ar.no.onMine'));
  const context: TargetContext = {
    attacker: from,
    zone,
    defender,
    unit: to,
    defending,
    range: from?.kind === 'squadron' ? 'close' : range,
    obstructed: isObstructed(seen),
    kind,
  };
  const obstructed = obstructedBy(g, context);
  const refusal = banned(g, 'target', { ...context, obstructed });
  if (refusal) return refusal;
  return {
    kind,
    attacker,
    zone,
    defender,
    defending,
    range: context.range,
    mm: measured.mm,
    obstructed,
    seen,
    line: measured.line,
    armament: isBattery ? 'battery' : 'anti-squadron',
    dice: from?.kind === 'squadron' || kind === 'ignition' ? dice : atRange(dice, range, further),
  };
}

const isMine = ({ state }: Armada, party: Party): boolean =>
  'marker' in party && state.markers.some(({ id, kind }) => id === party.marker && kind === 'mine');

const zoneWord = (zone: Zone | null) => (zone === null ? say('ar.none') : say(`ar.zone.${zone}`));

/** Cards may say that an attack is obstructed; one that cannot be is not. AR-DIE-GOLDENEN-REGELN-03 */
export function obstructedBy(g: Armada, context: TargetContext): boolean {
  let { obstructed } = context;
  for (const { source, rule } of g.having('obstruction')) {
    const says = rule(g, source, context);
    if (says === false) return false;
    obstructed ||= says === true;
  }
  return obstructed;
}

/** Colours that cards let be used at this range. */
export function furtherColours(g: Armada, shot: Reaching): readonly Colour[] {
  const out: Colour[] = [];
  for (const { source, rule } of g.having('reachesFurther')) out.push(...rule(g, source, shot));
  return out;
}

/** AR-ANGREIFEN-09, AR-ANGREIFEN-10 */
function armamentOf(g: Armada, unit: Unit | undefined, zone: Zone | null, battery: boolean): Dice {
  if (unit === undefined) throw new Error('what is no unit attacks with the dice that its rule names');
  return battery ? batteryOf(g, unit, zone) : antiSquadronOf(g, unit, zone);
}

/** Squadrons attack at distance 1, and mind whom they are engaged with. */
function refuseDistance(
  g: Armada,
  squadron: Squadron,
  to: Unit | undefined,
  mm: number,
  { kind = 'normal', distance = 1, engaged }: Aiming,
): Refusal | undefined {
  const far = distanceBand(mm);
  const reach = DISTANCE[distance - 1]!;
  // AR-ANGREIFEN-06, AR-ANGRIFFSREICHWEITE-05
  if (!isUpTo(mm, to?.kind === 'ship' ? numberOf(g, squadron, 'shipReach', reach) : reach))
    return refuse(kind === 'snipe' ? SNIPE : NEAR, say('ar.no.distance', { distance: far }), {
      measured: Math.round(mm * 10) / 10,
      allowed: distance,
    });
  if (kind === 'counter' || to === undefined) return undefined;
  const target = to.kind === 'squadron' ? to : undefined;
  // AR-NAHKAMPF-03: a squadron, if possible
  const bound = target || engaged === 'ignored' ? undefined : boundBy(g, squadron)[0];
  if (bound && mayAttackSquadrons(g, squadron))
    return refuse(['AR-NAHKAMPF-03'], say('ar.no.engaged', { unit: bound.id }), { piece: bound.id });
  // AR-SCHLUESSELWOERTER-VON-STAFFELN-09, -20
  if (target && !hasKeyword(g, target, 'escort')) {
    const escort = engagedWith(g, squadron).find((s) => hasKeyword(g, s, 'escort', { other: squadron }));
    if (escort)
      return refuse(kind === 'snipe' ? SNIPE_AND_ESCORT : ESCORT, say('ar.no.escort', { unit: escort.id }), {
        piece: escort.id,
      });
  }
  return undefined;
}

const NEAR = ['AR-ANGREIFEN-06', 'AR-ANGRIFFSREICHWEITE-05'] as const;
const ESCORT = ['AR-SCHLUESSELWOERTER-VON-STAFFELN-09'] as const;
const SNIPE = ['AR-SCHLUESSELWOERTER-VON-STAFFELN-17'] as const;
const SNIPE_AND_ESCORT = ['AR-SCHLUESSELWOERTER-VON-STAFFELN-20', 'AR-FAQ-STAFFELN-16'] as const;

const mayAttackSquadrons = (g: Armada, squadron: Squadron): boolean =>
  squadronsInPlay(g.state).some((other) => shotsAt(g, squadron, other).length > 0);

/** A Snipe attack: at a squadron at distance 2, with dice of its own. AR-SCHLUESSELWOERTER-VON-STAFFELN-17 */
export function snipeAt(g: Armada, squadron: Squadron, target: Unit): Shot | Refusal {
  const snipe = keywordOf(g, squadron, 'snipe');
  if (snipe === 0) return refuse(SNIPE, say('ar.no.snipeNone', { unit: squadron.id }), { piece: squadron.id });
  if (target.kind !== 'squadron') return refuse(SNIPE, say('ar.no.snipeShip'), { piece: target.id });
  const mm = between(g, squadron, target);
  if (distanceBand(mm) < 2)
    return refuse(SNIPE, say('ar.no.snipeNear'), { measured: Math.round(mm * 10) / 10, allowed: 2, piece: target.id });
  const how = { kind: 'snipe', dice: snipeOf(g, squadron, snipe), distance: 2 } as const;
  return aim(g, { unit: squadron.id }, null, { unit: target.id }, null, how);
}

/** The shots of a squadron at another: its own, or with Snipe at distance 2. */
function shotsAt(g: Armada, squadron: Squadron, target: Squadron): readonly Shot[] {
  const self: Party = { unit: squadron.id };
  const at: Party = { unit: target.id };
  if (target.doomed || isFriendly(g.state, squadron, target)) return [];
  const shots = [aim(g, self, null, at, null)];
  if (hasKeyword(g, squadron, 'snipe') && distanceBand(between(g, squadron, target)) === 2)
    shots.push(snipeAt(g, squadron, target));
  return shots.filter(isShot);
}

/** Everything that a hull zone (or a squadron) might aim at; `inSight`: without units that are too far away. */
export function targetsOf(g: Armada, attacker: Party, only?: 'inSight'): readonly (readonly [Party, Zone | null])[] {
  const from = unitOf(g.state, attacker);
  const out: (readonly [Party, Zone | null])[] = [];
  for (const unit of g.state.units) {
    if (!lives(unit) || unit === from) continue;
    if (from && (isFriendly(g.state, from, unit) || (only && isOutOfSight(g, from, unit)))) continue;
    if (unit.kind === 'squadron') out.push([{ unit: unit.id }, null]);
    else for (const zone of zonesOf(g, unit)) out.push([{ unit: unit.id }, zone]);
  }
  g.state.obstacles.forEach((o, obstacle) => {
    if (o.station && !isWrecked(o.station)) out.push([{ obstacle }, null]);
  });
  // AR-ANNAEHERUNGSMINEN-MARKER-04: mines are for ships to shoot at
  if (from?.kind === 'ship')
    for (const { id, kind } of g.state.markers) if (kind === 'mine') out.push([{ marker: id }, null]);
  return out;
}

/** AR-ANGRIFFE-UND-RAUMSTATIONEN-01, -03: the card says what it withstands and what it shoots with. */
export const stationCard = (armed: boolean): StationCard => STATION_CARDS[armed ? 0 : 1]!;
/** AR-ANGRIFFE-UND-RAUMSTATIONEN-08 */
export const isWrecked = ({ armed, damage }: { readonly armed: boolean; readonly damage: number }): boolean =>
  damage >= stationCard(armed).hull;

/** All legal shots of a hull zone or a squadron. */
export function shotsFrom(g: Armada, attacker: Party, zone: Zone | null, how: Aiming = {}): readonly Shot[] {
  const out: Shot[] = [];
  const from = unitOf(g.state, attacker);
  const targets = targetsOf(g, attacker, 'inSight');
  // The armament is the same for every target, so it is looked up once.
  const battery = how.dice ?? (from && armamentOf(g, from, zone, true));
  const antiSquadron = how.dice ?? (from && armamentOf(g, from, zone, false));
  for (const [target, defending] of targets) {
    const dice = unitOf(g.state, target)?.kind === 'ship' || 'obstacle' in target ? battery : antiSquadron;
    const shot = aim(g, attacker, zone, target, defending, dice === undefined ? how : { ...how, dice });
    if (isShot(shot)) out.push(shot);
  }
  return out;
}

/** Nothing but Ignition reaches beyond the ruler: most of the table needs no measuring. */
function isOutOfSight(g: Armada, a: Unit, b: Unit): boolean {
  const dx = a.pose!.x - b.pose!.x;
  const dy = a.pose!.y - b.pose!.y;
  const reach = RANGE[2] + radiusOf(g, a) + radiusOf(g, b);
  return dx * dx + dy * dy > reach * reach;
}
const radiusOf = (g: Armada, unit: Unit): number => (unit.kind === 'ship' ? g.standing(unit).radius : SQUADRON_RADIUS);

/** All attacks that a squadron may declare. */
export function squadronShots(g: Armada, squadron: Squadron): readonly Shot[] {
  const self: Party = { unit: squadron.id };
  return targetsOf(g, self, 'inSight').flatMap(([target, defending]) => {
    const unit = unitOf(g.state, target);
    if (unit?.kind === 'squadron') return shotsAt(g, squadron, unit);
    const shot = aim(g, self, null, target, defending);
    return isShot(shot) ? [shot] : [];
  });
}

/** The name of a shot as an answer: `front>5.left`, `>7` for a squadron's. */
export const shotId = ({ zone, kind }: Pick<Shot, 'zone' | 'kind'>, defender: Party, defending: Zone | null): string =>
  `${kind === 'normal' ? '' : `${kind}:`}${zone ?? ''}>${partyId(defender)}${defending === null ? '' : `.${defending}`}`;
export const partyId = (party: Party): string =>
  'unit' in party ? String(party.unit) : 'obstacle' in party ? `obstacle${party.obstacle}` : `marker${party.marker}`;

/** A shot as an option. */
export const shotOption = (s: Shot) => ({
  id: shotId(s, s.defender, s.defending),
  label: say('ar.shot', {
    zone: s.zone === null ? null : { ...say(`ar.zone.${s.zone}`) },
    target: { ...s.defender },
    defending: s.defending === null ? null : { ...say(`ar.zone.${s.defending}`) },
    range: { ...say(`ar.range.${s.range}`) },
  }),
  about: {
    attacker: s.attacker,
    zone: s.zone,
    defender: s.defender,
    defending: s.defending,
    range: s.range,
    obstructed: s.obstructed,
  },
});
