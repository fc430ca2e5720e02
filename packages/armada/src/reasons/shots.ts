import { type Refusal, say } from '@holotisch/engine';
import type { Armada } from '../armada.ts';
import { ZONES, type Zone } from '../data/types.ts';
import { mayAgain } from '../flow/activation/activation.ts';
import { ignitionShots } from '../flow/attack/ignition.ts';
import { aim, isShot, snipeAt } from '../flow/attack/shots.ts';
import { refuseSecondAct } from '../flow/squadrons/squadron.ts';
import type { AttackKind, Party, Ship, Squadron, Unit } from '../state.ts';
import { attacksOf, banned, isFriendly, isSquadron, refuse, sameParty, unitOf, zonesOf } from '../values.ts';
import type { Named, Reason } from './index.ts';
import { keywordReason } from './keywords.ts';
import { askedUnit, attackNow, isOf, refuseAbsent } from './who.ts';

/** `front>5.left`, `>7`, `snipe:>7`, `left>obstacle3`: an attack that somebody wants to declare. */

interface NamedShot {
  readonly kind: AttackKind;
  readonly zone: Zone | null;
  readonly target: Party;
  readonly defending: Zone | null;
}
const SHOT = /^(?:([a-z]+):)?([a-z-]*)>(?:(obstacle|marker)?(\d+))(?:\.([a-z-]+))?$/;
const KINDS: readonly AttackKind[] = ['normal', 'counter', 'snipe', 'salvo', 'ignition', 'granted'];
const zoneNamed = (word: string | undefined): Zone | null | undefined =>
  word === undefined || word === '' ? null : ZONES.find((zone) => zone === word);

function read(name: string): NamedShot | undefined {
  const found = SHOT.exec(name);
  if (!found) return undefined;
  const [, kindWord = 'normal', from, what, number, at] = found;
  const kind = KINDS.find((k) => k === kindWord);
  const [zone, defending] = [zoneNamed(from), zoneNamed(at)];
  if (kind === undefined || zone === undefined || defending === undefined) return undefined;
  const id = Number(number);
  const target: Party = what === 'obstacle' ? { obstacle: id } : what === 'marker' ? { marker: id } : { unit: id };
  return { kind, zone, target, defending };
}

export const shotReason: Reason = (g, named) => {
  const shot = read(named.name);
  if (!shot) return undefined;
  const missing = refuseTarget(g, shot);
  if (missing) return missing;
  const attacker = attackerOf(g, named, shot);
  if (!attacker || !isOf(g, attacker, named.seat))
    return refuse(['AR-AKTIVIERUNG-VON-SCHIFFEN-01', 'AR-ANGREIFEN-01'], say('ar.no.noAttacker'));
  return (
    refuseAbsent(attacker) ??
    (attacker.kind === 'ship' ? shipReason(g, attacker, shot, named) : squadronReason(g, attacker, shot))
  );
};

/** A squadron has no hull zones, so a name without one is a squadron's shot. */
function attackerOf(g: Armada, named: Named, { zone }: NamedShot): Unit | undefined {
  const asked = askedUnit(g, named);
  if (asked && (asked.kind === 'ship') === (zone !== null)) return asked;
  const id = zone === null ? g.state.flying?.squadron : g.state.active;
  return g.state.units.find((unit) => unit.id === id);
}

function refuseTarget(g: Armada, { target, defending }: NamedShot): Refusal | undefined {
  if (!('unit' in target)) return undefined;
  const unit = g.state.units[target.unit];
  if (!unit) return refuse(['AR-ANGREIFEN-02'], say('ar.no.noTarget'));
  const absent = refuseAbsent(unit);
  if (absent) return absent;
  if (unit.kind === 'ship' && (defending === null || !zonesOf(g, unit).includes(defending)))
    return refuse(['AR-ANGREIFEN-03'], say('ar.no.whichZone', { unit: unit.id }), { piece: unit.id });
  if (unit.kind === 'squadron' && defending !== null)
    return refuse(['AR-ANGREIFEN-03'], say('ar.no.zoneOfSquadron', { unit: unit.id }), { piece: unit.id });
  return undefined;
}

/** What bars a ship from this attack: its cards, the zone, the table, and how often it has attacked. */
function shipReason(g: Armada, ship: Ship, shot: NamedShot, named: Named): Refusal | undefined {
  const { zone, target, defending, kind } = shot;
  const unit = { unit: ship.id };
  if (zone === null || !zonesOf(g, ship).includes(zone))
    return refuse(['AR-ANGREIFEN-02', 'AR-FEUERWINKEL-01'], say('ar.no.noSuchZone', { unit: ship.id }));
  const friend = aimed(g, unit, shot, 'friend');
  if (friend) return friend;
  const going = attackNow(g);
  if (named.asked?.kind === 'further-target' && going) return furtherReason(g, going, shot) ?? aimed(g, unit, shot);
  const forbidden = banned(g, 'attack', { unit: ship });
  if (forbidden) return forbidden;
  const turn = g.state.active === ship.id ? g.state.turn : null;
  if (turn?.attacked.includes(zone) && !mayAgain(g, ship, zone))
    return refuse(['AR-AKTIVIERUNG-VON-SCHIFFEN-05'], say('ar.no.zoneAttacked', { zone: zoneWord(zone) }), {
      piece: ship.id,
    });
  const seen = aimed(g, unit, { zone, target, defending, kind });
  if (seen) return seen;
  if (turn) {
    if (turn.attacks >= attacksOf(g, ship))
      return refuse(['AR-AKTIVIERUNG-VON-SCHIFFEN-04'], say('ar.no.attacksDone'), {
        measured: turn.attacks,
        allowed: attacksOf(g, ship),
      });
    if (kind === 'normal' && turn.attacks === 0 && ship.aim && ignitionShots(g, ship).length > 0)
      return refuse(['AR-ZUENDUNG-REICHWEITE-03'], say('ar.no.ignitionFirst'), { piece: ship.id });
  }
  return refuse(['AR-AKTIVIERUNG-VON-SCHIFFEN-01'], say('ar.no.attackStep'), { piece: ship.id });
}

/** AR-ANGREIFEN-23..25: the same hull zone goes on against another squadron. */
function furtherReason(
  g: Armada,
  { zone, memory }: Armada['state']['attacks'][number],
  shot: NamedShot,
): Refusal | undefined {
  if (!isSquadron(unitOf(g.state, shot.target))) return refuse(['AR-ANGREIFEN-23'], say('ar.no.onlySquadrons'));
  if (shot.zone !== zone) return refuse(['AR-ANGREIFEN-24'], say('ar.no.sameZone'));
  if (memory.targets.some((target) => sameParty(target, shot.target)))
    return refuse(['AR-ANGREIFEN-25'], say('ar.no.targetTwice'));
  return undefined;
}

function squadronReason(g: Armada, squadron: Squadron, shot: NamedShot): Refusal | undefined {
  const { flying } = g.state;
  const acted = flying?.squadron === squadron.id ? refuseSecondAct(g, squadron, flying, 'attack') : undefined;
  return (
    aimed(g, { unit: squadron.id }, shot, 'friend') ??
    acted ??
    banned(g, 'attack', { unit: squadron }) ??
    kindReason(g, squadron, shot) ??
    refuse(['AR-AKTIVIERUNG-VON-STAFFELN-01', 'AR-AKTIVIERUNG-VON-STAFFELN-02'], say('ar.no.attackStep'), {
      piece: squadron.id,
    })
  );
}

/** A Snipe and a Counter attack are the keyword's; whatever else is named is a squadron's own attack. */
function kindReason(g: Armada, squadron: Squadron, shot: NamedShot): Refusal | undefined {
  const target = unitOf(g.state, shot.target);
  if (shot.kind === 'counter') return keywordReason(g, squadron, 'counter');
  if (shot.kind !== 'snipe' || !target) return aimed(g, { unit: squadron.id }, { ...shot, zone: null, kind: 'normal' });
  const found = snipeAt(g, squadron, target);
  return isShot(found) ? undefined : found;
}

/** What the table says to it; or only whether it is aimed at a friend. */
function aimed(g: Armada, attacker: Party, shot: NamedShot, only?: 'friend'): Refusal | undefined {
  const [from, to] = [unitOf(g.state, attacker), unitOf(g.state, shot.target)];
  const isAtFriend = from !== undefined && to !== undefined && isFriendly(g.state, from, to);
  if (only && !isAtFriend) return undefined;
  if ('obstacle' in shot.target && !g.state.obstacles[shot.target.obstacle]?.station)
    return refuse(['AR-ANGREIFEN-02'], say('ar.no.noTarget'));
  if ('marker' in shot.target) {
    const id = shot.target.marker;
    if (!g.state.markers.some((m) => m.id === id && m.kind === 'mine'))
      return refuse(['AR-ANGREIFEN-02'], say('ar.no.noTarget'));
  }
  const found = aim(g, attacker, shot.zone, shot.target, shot.defending);
  return isShot(found) ? undefined : found;
}

const zoneWord = (zone: Zone) => ({ ...say(`ar.zone.${zone}`) });
