import { type Flow, type Refusal, say } from '@holotisch/engine';
import type { Armada } from '../../armada.ts';
import type { AttackMoment, TargetContext } from '../../cards/vocabulary.ts';
import type { Dice } from '../../data/types.ts';
import type { Ship, Squadron, Unit } from '../../state.ts';
import {
  atRange,
  banned,
  countOf,
  isAtDistance,
  lives,
  numberOf,
  printedAntiSquadron,
  printedBattery,
  refuse,
  zonesOf,
} from '../../values.ts';
import { choose } from '../choose.ts';
import { type Offer, ruleOffer } from '../offers.ts';
import { aim, furtherColours, isShot, obstructedBy, type Shot, shotId, shotOption } from './shots.ts';
import { endOf, isObstructed, look } from './sight.ts';

/** Attacks that answer an attack: the Salvo of a ship, the Counter of a squadron. */

/** Back to whoever has attacked, from the hull zone that was attacked. */
function shotBack(
  g: Armada,
  { attack: a, attacker, defender }: AttackMoment,
  how: Pick<Shot, 'kind' | 'range' | 'dice'> & { readonly obstructed?: boolean },
): { readonly shot: Shot; readonly target: TargetContext } {
  const seen = look(g, endOf(g, a.defender, a.defending), endOf(g, a.attacker, a.zone), [a.attacker, a.defender]);
  const seenSo: TargetContext = {
    attacker: defender,
    zone: a.defending,
    defender: a.attacker,
    unit: attacker,
    defending: a.zone,
    range: how.range,
    obstructed: how.obstructed ?? isObstructed(seen),
    kind: how.kind,
  };
  const target = { ...seenSo, obstructed: obstructedBy(g, seenSo) };
  const { zone, defending, obstructed, kind, range } = target;
  const armament = attacker?.kind === 'ship' ? 'battery' : 'anti-squadron';
  const shot: Shot = {
    kind,
    attacker: a.defender,
    zone,
    defender: a.attacker,
    defending,
    range,
    mm: 0,
    obstructed,
    seen,
    line: seen.line,
    armament,
    dice: how.dice,
  };
  return { shot, target };
}

/** AR-VERTEIDIGUNGSMARKER-10..17: with range and line of sight of the attack that it answers, and no arc. */
function salvoShot(g: Armada, m: AttackMoment): Shot | Refusal | undefined {
  const { attack: a, attacker, defender } = m;
  if (defender?.kind !== 'ship' || !attacker || !lives(attacker)) return undefined;
  const printed = attacker.kind === 'ship' ? printedBattery(g, defender, 'rear') : printedAntiSquadron(g, defender);
  const { range, obstructed } = a;
  const reaching = {
    attacker: defender,
    zone: a.defending,
    defender: a.attacker,
    unit: attacker,
    defending: a.zone,
    range,
    kind: 'salvo',
  } as const;
  const dice = atRange(printed, range, attacker.kind === 'ship' ? furtherColours(g, reaching) : []);
  const { shot, target } = shotBack(g, m, { kind: 'salvo', range, obstructed, dice });
  const refusal = banned(g, 'target', target);
  if (refusal) return refusal;
  if (countOf(shot.dice) > 0) return shot;
  return refuse(['AR-VERTEIDIGUNGSMARKER-11', 'AR-ANGREIFEN-11'], say('ar.note.noSalvo'));
}

/** The Salvo for which the defender has spent its token. */
export function* salvo(g: Armada, m: AttackMoment): Flow {
  const shot = salvoShot(g, m);
  if (shot === undefined) return;
  if (isShot(shot)) yield* g.rules.attack(g, shot);
  else g.emit({ type: 'note', why: shot.message, clauses: shot.clauses });
}

/** A Salvo that follows the ship's own attack, from the same hull zone at the same one of the defender. */
export function salvoAgain(g: Armada, { attack, attacker, defender }: AttackMoment): Shot | undefined {
  const { attacker: by, zone, defender: target, defending } = attack;
  const turned = { ...attack, attacker: target, zone: defending, defender: by, defending: zone };
  const shot = salvoShot(g, { attack: turned, attacker: defender, defender: attacker });
  return shot && isShot(shot) ? shot : undefined;
}

/** The Counter value of a unit against this attack. */
const counterOf = (g: Armada, unit: Unit, attack: AttackMoment['attack']): number =>
  numberOf(g, unit, 'keyword.counter', unit.kind === 'squadron' ? (g.squadronCard(unit).keywords.counter ?? 0) : 0, {
    attack,
  });

const counterDice = (n: number): Dice => ({ red: 0, blue: n, black: 0 });

/** A ship counters from a hull zone that its owner chooses, if that can attack the squadron. AR-CARD-VIERLINGS-LASERGESCHUETZ-03 */
const countersFrom = (g: Armada, ship: Ship, attacker: Squadron, n: number): readonly Shot[] =>
  zonesOf(g, ship)
    .map((zone) =>
      aim(g, { unit: ship.id }, zone, { unit: attacker.id }, null, { kind: 'counter', dice: counterDice(n) }),
    )
    .filter(isShot);

function* chooseCounter(legal: readonly Shot[], ship: Ship): Flow<Shot | undefined> {
  const answer = yield* choose({
    seat: ship.seat,
    kind: 'attack',
    prompt: say('ar.ask.attack', { unit: ship.id }),
    clauses: ['AR-CARD-VIERLINGS-LASERGESCHUETZ-03'],
    about: { unit: ship.id },
    options: legal.map(shotOption),
  });
  return legal.find((s) => shotId(s, s.defender, s.defending) === answer);
}

/**
 * AR-SCHLUESSELWOERTER-VON-STAFFELN-13..15, -18: after an attack of a squadron that was no Counter, even if it is
 * destroyed. It stands among all that comes after an attack; whoever moves away first has lost it. AR-SQ-WHISPER-01
 */
export function counter(g: Armada, m: AttackMoment): () => readonly Offer<'attack.after'>[] {
  const { attack: a, attacker, defender } = m;
  const stood = defender?.pose;
  return () => {
    if (!defender || attacker?.kind !== 'squadron' || a.kind === 'counter' || a.kind === 'snipe') return [];
    if (defender.status !== 'play' || defender.pose !== stood) return [];
    if (attacker.doomed || !isAtDistance(g, attacker, defender, 1)) return [];
    const n = counterOf(g, defender, a);
    if (n === 0 || (defender.kind === 'ship' && countersFrom(g, defender, attacker, n).length === 0)) return [];
    return [
      ruleOffer('attack.after', defender, {
        name: 'counter',
        label: say('ar.keyword.counter', { n }),
        bars: () => banned(g, 'counter', { unit: defender, attack: a }),
        *run() {
          const shot =
            defender.kind === 'ship'
              ? yield* chooseCounter(countersFrom(g, defender, attacker, n), defender)
              : shotBack(g, m, { kind: 'counter', range: 'close', dice: counterDice(n) }).shot;
          if (shot) yield* g.rules.attack(g, shot, { single: true });
        },
      }),
    ];
  };
}
