import { type ArmadaState, armada, fleetJson, READY_FLEETS } from '@holotisch/armada';
import { Games, type Json, type JsonObject, quickRng } from '@holotisch/engine';
import { legion } from '@holotisch/legion';
import type { Player } from '@holotisch/players';
import { armadaAdmiral } from '@holotisch/players/armada';
import { xwingPilot } from '@holotisch/players/xwing';
import { READY_SQUADS, type XWingState, xwing } from '@holotisch/xwing';
import { describe, expect, it } from 'vitest';
import { type Aids, type Room, roomText, startRoom, usualAids } from '../src/index.ts';
import { BOTH, Client, planned, toyRoom, value, why } from './table.ts';

const ask = (client: Client, question: string, args: JsonObject = {}, moment?: number) =>
  client.say('ask', { question, args, moment });

const FIRST = ['core-fleet-rebel', 'core-fleet-empire'];

/** Plays on until the test has seen what it waits for. */
function playOn(player: Player, room: Room, hands: Client, found: () => boolean, most = 400): void {
  for (let n = 0; n < most; n++) {
    if (found()) return;
    const [ask] = room.match.open;
    const { seat } = ask!;
    const view = room.match.game.view(room.match.state, seat);
    value(hands.decide(seat, player.choose({ seat, view, ask: ask!, rng: quickRng(n) })));
  }
  throw new Error('never happened');
}

describe('a question', () => {
  it('that an aid keeps names the aid in words, whichever game has it', () => {
    for (const { askable } of [xwing, armada, legion]) {
      const named = new Set(Object.values<string | null>(askable).filter((aid) => aid !== null));
      for (const aid of named)
        for (const words of [roomText.de, roomText.en]) expect(Object.keys(words)).toContain(`room.aid.${aid}`);
    }
  });

  it('is answered about now or an earlier moment, and changes nothing', () => {
    const room = toyRoom();
    const both = new Client(room, [0, 1]);
    planned(room, both);
    value(both.decide(0, 12));
    expect(value(ask(both, 'range', { from: 0, to: 2 }))).toBe(78);
    expect(value(ask(both, 'range', { from: 0, to: 2 }, 2))).toBe(80);
    expect(value(ask(both, 'range', { from: 0, to: 2 }, 99))).toBe(78);
    expect(room.match.taken.length).toBe(3);
    expect(why(ask(both, 'range', { from: 0, to: 77 }))).toBe('toy.noSuchDrone');
    expect(['toString', 'view', 'hash', 'legal'].map((name) => why(ask(both, name)))).toEqual(
      new Array(4).fill('room.noQuestion'),
    );
  });

  it('is refused where the match does not have the aid it needs', () => {
    const both = new Client(toyRoom({ aids: {} }), [0, 1]);
    expect(why(ask(both, 'range', { from: 0, to: 2 }))).toBe('room.aidOff');
    expect(both.seen.sight.allowed).toEqual([]);
  });
});

describe('X-Wing', () => {
  const [rebels, imperials] = ['core-rebel', 'core-imperial'].map((id) => READY_SQUADS.find((s) => s.id === id)!.squad);
  const start = (aids: Aids): Room => {
    const setup = { squads: [rebels, imperials] } as unknown as Json;
    const begin = { game: 'xwing', setup, seed: 'questions' };
    return value(startRoom(new Games([xwing]), begin, { seats: BOTH, aids }));
  };
  const playUntil = (room: Room, hands: Client, found: () => boolean) => playOn(xwingPilot, room, hands, found);

  it('[XW-ANGRIFF-03] measures before an attack only where the players agreed to, and shows no landing beforehand', () => {
    const room = start(usualAids(xwing));
    const [hands, guest] = [new Client(room, [0, 1]), new Client(room, [])];
    playUntil(room, hands, () => room.match.open[0]?.kind === 'dials');
    const pairs = () => [hands, guest].map((c) => why(ask(c, 'pairs')));
    expect(pairs()).toEqual(['room.aidOff', 'room.aidOff']);
    expect(why(ask(hands, 'line', { from: 0, to: 1 }))).toBe('room.aidOff');
    expect(why(ask(hands, 'pose', { ship: 0, manoeuvre: 's2' }))).toBe('room.aidOff');
    expect(why(ask(hands, 'arcs'))).toBe('taken');
    expect(hands.seen.sight.allowed).toEqual(['odds', 'hints']);
    // Whoever is asked to attack may measure; the others may as soon as there is an attack.
    playUntil(room, hands, () => hands.seen.sight.asking === 'attack');
    expect(pairs()).toEqual(['taken', 'room.aidOff']);
    expect(hands.seen.sight.allowed).toContain('measuring');
    expect(why(ask(hands, 'pose', { ship: 0, manoeuvre: 's2' }))).toBe('room.aidOff');
    const agreed = new Client(start({ preview: true, measuring: true }), [0, 1]);
    expect(why(ask(agreed, 'pairs'))).toBe('taken');
  });

  it('[XW-PLANUNGSPHASE-04] a position to be sent as a link tells no dial that the viewer may not see', () => {
    const room = start(usualAids(xwing));
    const [a, b, guest] = [new Client(room, [0]), new Client(room, [1]), new Client(room, [])];
    const hands = new Client(room, [0, 1]);
    // At a checkpoint with dials on the table: somebody is asked what to activate, or already acts.
    const whole = () => room.match.whole as XWingState;
    playUntil(room, hands, () => whole().phase === 'activation' && whole().ships.every((s) => s.dial !== null));
    const dials = (client: Client) =>
      (value(ask(client, 'position')) as { ships: { seat: number; dial: string }[] }).ships.map((s) => [
        s.seat,
        s.dial,
      ]);
    const truth = whole().ships.map((s) => [s.seat, s.dial, s.revealed] as const);
    expect(truth.some(([, , revealed]) => !revealed)).toBe(true);
    for (const [client, own] of [
      [a, 0],
      [b, 1],
      [guest, undefined],
      [hands, undefined],
    ] as const)
      expect(dials(client)).toEqual(
        truth.map(([seat, dial, revealed]) => [seat, revealed || seat === own ? dial : 'hidden']),
      );
  });
});

describe('Armada', () => {
  const fleets = FIRST.map((id) => fleetJson(READY_FLEETS.find((one) => one.id === id)!.fleet));
  const start = (): Room => {
    const begin = { game: 'armada', setup: { fleets, rules: { points: 180 } }, seed: 'questions' };
    return value(startRoom(new Games([armada]), begin, { seats: BOTH, aids: usualAids(armada) }));
  };

  it('[AR-PROBEMESSUNGEN-01][AR-PROBEMESSUNGEN-03] measures at any time, but lays the tool only for the ship that determines its course', () => {
    const room = start();
    const [hands, guest] = [new Client(room, [0, 1]), new Client(room, [])];
    const tool = (client: Client, unit: number) => why(ask(client, 'pose', { unit, speed: 1, clicks: [0] }));
    playOn(armadaAdmiral, room, hands, () => hands.seen.sight.asking === 'activate');
    const ships = (room.match.state as ArmadaState).units.filter((u) => u.kind === 'ship');
    expect(why(ask(guest, 'range', { from: ships[0]!.id, to: ships[1]!.id }))).toBe('taken');
    expect(ships.map((ship) => tool(hands, ship.id))).toEqual(ships.map(() => 'room.aidOff'));
    playOn(armadaAdmiral, room, hands, () => hands.seen.sight.asking === 'course');
    const { active } = room.match.state as ArmadaState;
    expect(ships.map((ship) => tool(hands, ship.id))).toEqual(
      ships.map((ship) => (ship.id === active ? 'taken' : 'room.aidOff')),
    );
    expect(tool(guest, active!)).toBe('room.aidOff');
  });

  it('[AR-KOMMANDORAEDER-05] a position to be sent as a link tells no dial that the viewer may not see', () => {
    const room = start();
    const [a, b, guest] = [new Client(room, [0]), new Client(room, [1]), new Client(room, [])];
    const hands = new Client(room, [0, 1]);
    playOn(armadaAdmiral, room, hands, () => hands.seen.sight.asking === 'activate');
    const dials = (client: Client) => {
      const { units } = value(ask(client, 'position')) as { units: { seat: number; dials?: string[] }[] };
      return units.map(({ seat, dials: stack = [] }) => [seat, stack]);
    };
    const truth = (room.match.whole as ArmadaState).units.map(
      (u) => [u.seat, u.kind === 'ship' ? u.dials : []] as const,
    );
    expect(truth.flatMap(([, stack]) => stack).length).toBeGreaterThan(3);
    for (const [client, own] of [
      [a, 0],
      [b, 1],
      [guest, undefined],
      [hands, undefined],
    ] as const)
      expect(dials(client)).toEqual(
        truth.map(([seat, stack]) => [seat, seat === own ? stack : stack.map(() => 'hidden')]),
      );
  });
});
