import { type Flow, say } from '@holotisch/engine';
import type { Armada } from '../armada.ts';
import type { AttackMoment } from '../cards/vocabulary.ts';
import { atRange, banned, countOf, keywordOf, printedBattery } from '../values.ts';
import { may } from './choose.ts';
import type { Shot } from './shots.ts';
import { endOf, look } from './sight.ts';

/** Attacks that answer an attack: the Salvo of a ship, the Counter of a squadron. */

/** AR-VERTEIDIGUNGSMARKER-10..17: with range and line of sight of the attack that it answers, and no arc. */
export function* salvo(g: Armada, m: AttackMoment): Flow {
  const { attack: a, attacker, defender } = m;
  if (defender?.kind !== 'ship' || !attacker || attacker.doomed || attacker.status !== 'play') return;
  const dice = attacker.kind === 'ship' ? printedBattery(g, defender, 'rear') : g.card(defender).antiSquadron;
  const shot: Shot = {
    kind: 'salvo',
    attacker: a.defender,
    zone: a.defending,
    defender: a.attacker,
    defending: a.zone,
    range: a.range,
    mm: 0,
    obstructed: a.obstructed,
    seen: look(g, endOf(g, a.defender, a.defending), endOf(g, a.attacker, a.zone), [a.attacker, a.defender]),
    line: look(g, endOf(g, a.defender, a.defending), endOf(g, a.attacker, a.zone), [a.attacker, a.defender]).line,
    armament: attacker.kind === 'ship' ? 'battery' : 'anti-squadron',
    dice: atRange(dice, a.range),
  };
  if (countOf(shot.dice) === 0) {
    g.emit({ type: 'note', why: say('ar.note.noSalvo'), clauses: ['AR-VERTEIDIGUNGSMARKER-11', 'AR-ANGREIFEN-11'] });
    return;
  }
  yield* g.rules.attack(g, shot, { single: true });
}

/** AR-SCHLUESSELWOERTER-VON-STAFFELN-13..15, -18: after an attack that was no Counter, even if it is destroyed. */
export function* counter(g: Armada, m: AttackMoment): Flow {
  const { attack: a, attacker, defender } = m;
  if (attacker?.kind !== 'squadron' || defender?.kind !== 'squadron') return;
  if (a.kind === 'counter' || a.kind === 'snipe' || attacker.doomed || defender.status !== 'play') return;
  const n = keywordOf(g, defender, 'counter', { attack: a });
  if (n === 0 || banned(g, 'counter', { squadron: defender, attack: a })) return;
  const wanted = yield* may(
    defender.seat,
    say('ar.ask.counter', { unit: defender.id, n }),
    ['AR-SCHLUESSELWOERTER-VON-STAFFELN-13'],
    { unit: defender.id },
  );
  if (!wanted) return;
  const seen = look(g, endOf(g, a.defender, null), endOf(g, a.attacker, null), [a.attacker, a.defender]);
  yield* g.rules.attack(g, {
    kind: 'counter',
    attacker: a.defender,
    zone: null,
    defender: a.attacker,
    defending: null,
    range: 'close',
    mm: 0,
    obstructed: seen.by.ships.length + seen.by.obstacles.length + seen.by.dust.length > 0,
    seen,
    line: seen.line,
    armament: 'anti-squadron',
    dice: { red: 0, blue: n, black: 0 },
  });
}
