import { armada } from '@holotisch/armada';
import { type AnyGame, type GameEvent, Match, quickRng, sampleAnswer } from '@holotisch/engine';
import { toyGame } from '@holotisch/engine/toy';
import { legion } from '@holotisch/legion';
import { xwing } from '@holotisch/xwing';
import { describe, expect, it } from 'vitest';
import { randomSetup } from '../../legion/test/random/play.ts';
import { openRoom, Room, type RoomOptions } from '../src/index.ts';
import { costOf } from '../src/undo.ts';
import { start } from './leaks.ts';
import { brawl, spies } from './positions.ts';
import { AIDS, BOTH, Client, GAMES, GUARD, toyRoom, value } from './table.ts';

const toy: AnyGame = toyGame;

/** Drone 0 has moved up to an enemy and is asked whether to attack it. */
function aiming(options: Partial<RoomOptions> = {}) {
  const drones = [
    { seat: 0, x: 40, cards: ['lucky'] },
    { seat: 1, x: 60, cards: [] },
  ];
  const from = { position: { drones }, seed: 'dice 2', dice: {}, decks: {} };
  const room = new Room(value(Match.start(toy, { start: from })), { seats: BOTH, aids: AIDS, ...options });
  expect(room.match.decide(0, { '0': 'attack' })).toBeUndefined();
  expect(room.match.decide(1, { '1': 'guard' })).toBeUndefined();
  const a = new Client(room, [0]);
  value(a.decide(0, 42));
  expect(a.ask).toMatchObject({ kind: 'target' });
  return { room, a, before: room.match.taken.length };
}
const moved = { seat: 0, kind: 'move', prompt: { text: 'toy.move', args: { drone: 0 } }, chosen: null };

describe('a takeback that nobody has to agree to', () => {
  it('is told to everybody else: who took back, how much, and which decisions', () => {
    const { room, a, before } = aiming();
    const [b, guest] = [new Client(room, [1]), new Client(room, [])];
    expect(b.seen.sight.backs).toEqual([]);
    value(a.say('propose', { at: a.at, seat: 0, what: { takeback: before - 1 } }));
    const told = { number: b.at, by: 0, to: before - 1, count: 1, agreed: false, recorded: false, undoes: [moved] };
    for (const client of [a, b, guest]) expect(client.seen.sight.backs).toEqual([told]);
    expect(room.file()).not.toHaveProperty('takebacks');
  });

  it('is still told to whoever opens the match again', () => {
    const log: unknown[] = [];
    const room = toyRoom({ record: (entry) => log.push(entry) });
    const file = JSON.stringify(room.file());
    const a = new Client(room, [0]);
    value(a.decide(0, GUARD[0]));
    value(a.say('propose', { at: a.at, seat: 0, what: { takeback: 0 } }));
    const again = value(openRoom(GAMES, file, { seats: BOTH, aids: AIDS }, JSON.parse(JSON.stringify(log))));
    const b = new Client(again, [1]);
    expect(b.seen.sight.backs).toEqual(a.seen.sight.backs);
    expect(b.seen.sight.backs).toMatchObject([{ by: 0, to: 0, count: 1, undoes: [{ kind: 'stances' }] }]);
  });

  it('what it costs is found out when somebody asks, and not before', () => {
    const { a, before } = aiming();
    expect(a.seen.sight.undo).toMatchObject({ to: before - 1, free: null, recorded: null, secrets: null });
    const cost = value(a.say('cost', { at: a.at, seat: 0, to: before - 1 }));
    expect(cost).toEqual({
      to: before - 1,
      by: 0,
      free: true,
      recorded: false,
      dice: false,
      secrets: false,
      others: false,
    });
    expect(aiming({ trusted: true }).a.seen.sight.undo).toEqual(cost);
  });
});

describe('against the computer', () => {
  const solo = { seats: ['human', 'computer'], trusted: true } as const;

  it('a takeback is on record where dice have fallen since, though nobody is asked', () => {
    const { room, a, before } = aiming(solo);
    value(a.decide(0, '1'));
    expect(a.seen.sight.undo).toMatchObject({ free: true, recorded: true, dice: true });
    expect(value(a.say('propose', { at: a.at, seat: 0, what: { takeback: before } }))).toBeNull();
    expect(room.file()).toMatchObject({ takebacks: [{ to: before, undone: [[0, '1']] }] });
    expect(a.seen.sight.backs).toMatchObject([{ agreed: false, recorded: true, count: 1 }]);
  });

  it('and leaves no trace where nothing was learned', () => {
    const { room, a, before } = aiming(solo);
    expect(a.seen.sight.undo).toMatchObject({ free: true, recorded: false });
    value(a.say('propose', { at: a.at, seat: 0, what: { takeback: before - 1 } }));
    expect(room.file()).not.toHaveProperty('takebacks');
  });

  it('what the computer has decided meanwhile is learned, too: undoing twice to look is on record', () => {
    const computer: RoomOptions['computer'] = ({ ask }) => (ask.kind === 'stances' ? GUARD[1] : 88);
    const room = toyRoom({ ...solo, computer });
    const a = new Client(room, [0]);
    value(a.decide(0, GUARD[0]));
    expect(room.step()).toBe(true);
    value(a.decide(0, 12));
    expect(room.step()).toBe(true);
    expect(a.seen.sight.undo).toMatchObject({ to: 2, free: true, recorded: true });
    value(a.say('propose', { at: a.at, seat: 0, what: { takeback: 2 } }));
    value(a.say('propose', { at: a.at, seat: 0, what: { takeback: 0 } }));
    expect(a.seen.sight.takebacks).toEqual([2, 0]);
  });
});

describe('whoever is asked for his consent', () => {
  it('is told which decisions it would undo', () => {
    const { room, a, before } = aiming();
    const b = new Client(room, [1]);
    value(a.decide(0, '1'));
    value(a.say('propose', { at: a.at, seat: 0, what: { takeback: before - 1 } }));
    expect(b.seen.sight.proposals).toMatchObject([{ count: 2, undoes: [moved, { seat: 0, kind: 'target' }] }]);
  });

  it('reads what was chosen in the words of the question', () => {
    const room = spies();
    const rng = quickRng(3);
    const words = new Map<string, boolean>();
    while (room.match.taken.length < 24) {
      const asked = room.match.open[0]!;
      room.match.decide(asked.seat, sampleAnswer(asked, rng)!);
    }
    const [a, b] = [new Client(room, [0]), new Client(room, [1])];
    const by = room.match.open[0]!.seat;
    const [asker, other] = by === 0 ? [a, b] : [b, a];
    value(asker.say('propose', { at: asker.at, seat: by, what: { takeback: 0 } }));
    const [proposal] = other.seen.sight.proposals;
    expect(proposal).toMatchObject({ count: room.match.taken.length });
    expect(proposal!.undoes!.length).toBe(12);
    for (const { kind, chosen } of proposal!.undoes!) words.set(kind, (words.get(kind) ?? false) || chosen !== null);
    expect([...words.values()]).toContain(true);
  });

  it('does not read what was chosen in secret; whoever chose it does', () => {
    const room = start(legion, randomSetup(1));
    const rng = quickRng(1);
    const isPlanning = () => room.match.open.length === 2 && room.match.open[0]!.kind === 'command-card';
    while (!isPlanning()) room.match.decide(room.match.open[0]!.seat, sampleAnswer(room.match.open[0]!, rng)!);
    const [a, b, guest] = [new Client(room, [0]), new Client(room, [1]), new Client(room, [])];
    const before = room.match.taken.length;
    value(a.decide(0, sampleAnswer(room.match.askOf(0)!, rng)!));
    value(a.say('propose', { at: a.at, seat: 0, what: { takeback: before } }));
    const chosen = ({ seen }: Client) => seen.sight.backs[0]!.undoes[0]!.chosen;
    expect(chosen(a)).toMatchObject([{ text: 'le.commandCard' }]);
    expect([chosen(b), chosen(guest)]).toEqual([null, null]);
  });
});

/** Plays until a decision without dice has made something happen. */
function until(match: Match, seed: number, happens: (event: GameEvent) => boolean): number | undefined {
  const rng = quickRng(seed);
  for (let n = 0; n < 150 && !match.over; n++) {
    const told = match.events.length;
    const asked = match.open[rng.below(match.open.length)]!;
    match.decide(asked.seat, sampleAnswer(asked, rng)!);
    const last = match.taken.at(-1)!;
    if (!last.drew && !last.revealed && match.events.slice(told).some(({ event }) => happens(event)))
      return match.taken.length - 1;
  }
  return undefined;
}

describe('is no matter of one’s own any more, where by a decision without dice', () => {
  const first = (make: () => Room, happens: (event: GameEvent) => boolean): [Match, number] => {
    for (let seed = 0; seed < 8; seed++) {
      const { match } = make();
      const at = until(match, seed, happens);
      if (at !== undefined) return [match, at];
    }
    throw new Error('it never happens');
  };
  it.each<[string, () => Room, (event: GameEvent) => boolean]>([
    ['X-Wing: a dial comes up', () => spies(xwing), ({ type }) => type === 'revealed'],
    ['X-Wing: somebody has looked at a dial', () => spies(xwing), ({ type }) => type === 'dialSeen'],
    ['Armada: a dial comes up', () => brawl(armada), ({ type }) => type === 'revealed'],
    [
      'Armada: a card is dealt faceup from a deck shuffled long ago',
      () => brawl(armada),
      ({ type, card }) => type === 'damageCard' && typeof card === 'string',
    ],
  ])('%s', (_what, make, happens) => {
    const [match, at] = first(make, happens);
    expect(match.hasTaught(at)).toBe(true);
    const seat = match.taken[at]!.seat as number;
    expect(costOf(match, BOTH, seat, at)).toMatchObject({ free: false, recorded: true });
    expect(costOf(match, seat === 0 ? ['human', 'computer'] : ['computer', 'human'], seat, at)).toMatchObject({
      free: true,
      recorded: true,
    });
  });
});
