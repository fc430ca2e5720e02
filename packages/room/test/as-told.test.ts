import { type ArmadaEvent, type ArmadaView, armada } from '@holotisch/armada';
import {
  type AnyGame,
  canonical,
  type GameEvent,
  Games,
  type Json,
  Match,
  quickRng,
  type Rng,
  type Seat,
  sampleAnswer,
  seenBy,
} from '@holotisch/engine';
import { toyGame, toyGame2 } from '@holotisch/engine/toy';
import { type LegionEvent, type LegionView, legion, legion26 } from '@holotisch/legion';
import { type XWingEvent, type XWingView, xwing } from '@holotisch/xwing';
import { describe, expect, it } from 'vitest';
import { randomSetup as armadaSetup } from '../../armada/test/random/play.ts';
import { answerTo, clash } from '../../legion/test/random/clash.ts';
import { randomAnswer } from '../../xwing/test/random/play.ts';
import { randomSetup as xwingSetup } from '../../xwing/test/random/squads.ts';
import {
  Connection,
  changedBy,
  Mirror,
  type Room,
  type Seen,
  startRoom,
  type Update,
  type Viewer,
} from '../src/index.ts';
import { AIDS, BOTH, SETUP, toyRoom, value } from './table.ts';

/** The same game, which also notes what everybody sees whenever something is told. */
function noting<G extends AnyGame>(game: G) {
  const views = new Map<string, Json[]>();
  const sit: AnyGame['sit'] = (state, emit, like) => {
    const tell: typeof emit = (event, only, others) => {
      emit(event, only, others);
      for (const viewer of [0, 1, 'nobody'] as const)
        if (seenBy({ at: 0, event, ...(only && { only }), ...(others && { others }) }, viewer))
          views.set(String(viewer), [...(views.get(String(viewer)) ?? []), game.view(state, viewer)]);
    };
    return game.sit(state, tell, like);
  };
  return { game: { ...game, sit } as AnyGame, of: (viewer: Viewer) => views.get(String(viewer)) ?? [], views };
}

interface Screen {
  readonly connection: Connection;
  readonly seen: () => Seen;
}
function screen(room: Room, own: readonly Seat[], from = 0, mirror = new Mirror()): Screen {
  let seen: Seen | undefined;
  const connection = new Connection(room, own, (update) => {
    seen = mirror.take(JSON.parse(JSON.stringify(update)) as Update);
  });
  value(connection.receive({ type: 'resume', from, changes: true }));
  return {
    connection,
    seen: () => {
      if (!seen) throw new Error('an update is missing');
      return seen;
    },
  };
}
const decide = (room: Room, hands: Screen, answer: Json, seat = room.match.open[0]!.seat) =>
  value(hands.connection.receive({ type: 'decide', at: room.log.length, seat, answer }));

describe('whoever watches is told with each event what it has changed', () => {
  it.each([
    ['toy', toyGame, SETUP],
    ['toy, second edition', toyGame2, SETUP],
    ['X-Wing', xwing, xwingSetup(2)],
    ['Armada', armada, armadaSetup(1)],
  ] as const)('%s: each seat and the onlooker see what there was to be seen just then', (_name, plain, setup) => {
    const { game, of, views } = noting(plain as AnyGame);
    const begin = { game: game.id, setup, seed: 'as told' };
    const room = value(startRoom(new Games([game]), begin, { seats: BOTH, aids: AIDS }));
    const screens = new Map<Viewer, Screen>([
      [0, screen(room, [0])],
      [1, screen(room, [1])],
      ['nobody', screen(room, [])],
    ]);
    const rng = quickRng(4);
    let compared = 0;
    for (let n = 0; n < 90 && !room.match.over; n++) {
      const known = new Map([...screens].map(([viewer, { seen }]) => [viewer, seen().events.length]));
      const { seat } = room.match.open[rng.below(room.match.open.length)]!;
      views.clear();
      decide(room, screens.get(seat)!, sampleAnswer(room.match.askOf(seat)!, rng)!, seat);
      for (const [viewer, { seen }] of screens) {
        const { events, sight } = seen();
        const shown = events.slice(known.get(viewer)).map(({ after }) => after ?? 'nothing');
        // The match tells more than once where it looks whether somebody has learned something; that comes later.
        expect(canonical(shown)).toBe(canonical(of(viewer).slice(0, shown.length)));
        expect(canonical(sight.view)).toBe(canonical(game.view(room.match.state, viewer)));
        compared += shown.length;
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  it('nobody else is: neither the events nor the work are theirs', () => {
    const room = toyRoom({}, 'quiet', { ...toyGame });
    const updates: Update[] = [];
    const silent = new Connection(room, [0, 1], (update) => updates.push(update));
    value(silent.receive({ type: 'resume', from: 0 }));
    const rng = quickRng(1);
    let looked = 0;
    const { view } = room.match.game;
    Object.assign(room.match.game, {
      view: (...args: Parameters<typeof view>) => {
        looked++;
        return view(...args);
      },
    });
    for (let n = 0; n < 30 && !room.match.over; n++) {
      const { seat } = room.match.open[0]!;
      value(
        silent.receive({
          type: 'decide',
          at: room.log.length,
          seat,
          answer: sampleAnswer(room.match.askOf(seat)!, rng)!,
        }),
      );
    }
    const told = updates.flatMap(({ events }) => events.list);
    expect(told.length).toBeGreaterThan(10);
    expect(told.filter((one) => 'change' in one)).toEqual([]);
    // One look for each update, however much was told.
    expect(looked).toBe(updates.length - 1);
  });

  it('what another viewer of the same screen saw is not kept for the next one', () => {
    const room = toyRoom({ trusted: true });
    const both = screen(room, [0, 1]);
    const rng = quickRng(3);
    value(both.connection.receive({ type: 'look', viewer: 0 }));
    for (let n = 0; n < 12; n++) {
      const { seat } = room.match.open[0]!;
      decide(room, both, sampleAnswer(room.match.askOf(seat)!, rng)!, seat);
    }
    expect(both.seen().events.some(({ after }) => after !== undefined)).toBe(true);
    value(both.connection.receive({ type: 'look', viewer: 1 }));
    expect(both.seen().viewer).toBe(1);
    expect(both.seen().events.filter(({ after }) => after !== undefined)).toEqual([]);
  });
});

describe('whoever goes on from an earlier moment', () => {
  const played = () => {
    const room = toyRoom({ trusted: true }, 'back');
    const hands = screen(room, [0, 1]);
    const steps: { taken: number; events: Seen['events'] }[] = [];
    const rng = quickRng(8);
    value(hands.connection.receive({ type: 'look', viewer: 0 }));
    for (let n = 0; n < 24 && !room.match.over; n++) {
      const before = hands.seen().events.length;
      const { seat } = room.match.open[0]!;
      decide(room, hands, sampleAnswer(room.match.askOf(seat)!, rng)!, seat);
      steps.push({ taken: room.match.taken.length, events: hands.seen().events.slice(before) });
    }
    return { room, hands, steps };
  };

  it('is told how it looked on the way, as it was told then', () => {
    const { hands, steps } = played();
    let compared = 0;
    for (const { taken, events } of steps) {
      const look = { type: 'look', viewer: 0, moment: taken, from: taken - 1 } as const;
      const past = value(hands.connection.receive(look)) as { view: Json; changes?: Parameters<typeof changedBy>[1] };
      const shown = changedBy(past.view, past.changes ?? []);
      expect(canonical(shown as Json[])).toBe(canonical(events.map(({ after }) => after!)));
      compared += shown.length;
    }
    expect(compared).toBeGreaterThan(10);
  });

  it('is told nothing of it who does not ask, goes back, or leaps too far', () => {
    const { hands } = played();
    const look = (moment: number, from?: number) =>
      Object.keys(
        value(
          hands.connection.receive({ type: 'look', viewer: 0, moment, ...(from !== undefined && { from }) }),
        ) as object,
      );
    expect(look(9, 8)).toContain('changes');
    expect(look(9)).not.toContain('changes');
    expect(look(9, 9)).not.toContain('changes');
    expect(look(9, 12)).not.toContain('changes');
  });

  it('comes back after a short time and sees what happened meanwhile; after a long one only what came of it', () => {
    const { room, steps } = played();
    const since = (from: number) => {
      const mirror = new Mirror();
      const { events: all } = screen(room, [0], 0, mirror).seen();
      const { events } = screen(room, [0], from, mirror).seen();
      expect(events.map(({ event }) => event)).toEqual(all.map(({ event }) => event));
      return events.filter((one) => !all.includes(one)).map(({ after }) => after ?? null);
    };
    const last = steps.at(-1)!.events.map(({ after }) => after ?? null);
    expect(canonical(since(room.log.length - 1))).toBe(canonical(last));
    expect(since(room.log.length)).toEqual([]);
    expect(since(0).every((after) => after === null)).toBe(true);
  });
});

/** What has to be so when an event is told, by what it says. */
type Claims<E extends GameEvent, V> = {
  readonly [T in E['type']]?: (
    event: Extract<E, { readonly type: T }>,
    now: V,
    before: V,
  ) => readonly [unknown, unknown];
};
const place = (pose: { readonly x: number; readonly y: number } | null | undefined) => pose && [pose.x, pose.y];

const ofXWing: Claims<XWingEvent, XWingView> = {
  moved: ({ ship, to }, { ships }) => [place(ships[ship]!.pose), place(to)],
  repositioned: ({ ship, to }, { ships }) => [place(ships[ship]!.pose), place(to)],
  deployed: ({ ship, x, y }, { ships }) => [place(ships[ship]!.pose), [x, y]],
  token: ({ ship, token, by }, { ships }, before) => [
    ships[ship]!.tokens[token],
    before.ships[ship]!.tokens[token] + by,
  ],
  shield: ({ ship, by }, { ships }, before) => [ships[ship]!.shields, before.ships[ship]!.shields + by],
  damage: ({ ship }, { ships }, before) => [ships[ship]!.damage.length, before.ships[ship]!.damage.length + 1],
  locked: ({ ship, target }, { ships }) => [ships[ship]!.locks.includes(target), true],
  rolled: ({ attack, dice, faces }, { attacks }) => [
    attacks.find(({ id }) => id === attack)![dice === 'attack' ? 'attackDice' : 'defenceDice'].map(({ face }) => face),
    faces,
  ],
  destroyed: ({ ship }, { ships }) => [
    [ships[ship]!.status, ships[ship]!.pose],
    ['destroyed', null],
  ],
  revealed: ({ ship, manoeuvre }, { ships }) => [
    [ships[ship]!.dial, ships[ship]!.revealed],
    [manoeuvre, true],
  ],
};
const ofArmada: Claims<ArmadaEvent, ArmadaView> = {
  moved: ({ unit, to }, { units }) => [place(units[unit]!.pose), place(to)],
  squadronMoved: ({ unit, to }, { units }) => [place(units[unit]!.pose), place(to)],
  displaced: ({ unit, to }, { units }) => [place(units[unit]!.pose), place(to)],
  speed: ({ unit, to }, view) => [ship(view, unit).speed, to],
  tokenGained: ({ unit, token }, view) => [ship(view, unit).commands.includes(token), true],
  shieldLost: ({ unit, zone, shields }, view) => [ship(view, unit).shields[zone], shields],
  damageCard: ({ unit }, view, before) => [ship(view, unit).damage.length, ship(before, unit).damage.length + 1],
  rolled: ({ attack, dice }, { attacks }) => [attacks.find(({ id }) => id === attack)!.dice, dice],
  round: (_, { units }) => [
    units.some((unit) => unit.kind === 'ship' && unit.status === 'play' && unit.activated),
    false,
  ],
};
const ship = ({ units }: ArmadaView, id: number) => {
  const unit = units[id]!;
  if (unit.kind !== 'ship') throw new Error(`${id} is no ship`);
  return unit;
};
const ofLegion: Claims<LegionEvent, LegionView> = {
  moved: ({ unit, minis }, { units }) => {
    const leaves = minis.some(({ to }) => to.x < 0 || to.y < 0);
    const there = minis.map(({ mini }) => place(units[unit]!.minis[mini]!.pose));
    return [leaves ? [] : there, leaves ? [] : minis.map(({ to }) => place(to))];
  },
  wounded: ({ unit, mini, wounds }, { units }) => [units[unit]!.minis[mini]!.wounds, wounds],
  tokens: ({ unit, token, count }, { units }) => [units[unit]!.tokens[token], count],
  miniDefeated: ({ unit, mini }, { units, round }) => [units[unit]!.minis[mini]!.fell, round],
  defeated: ({ unit }, { units }) => [units[unit]!.status, 'defeated'],
  rolled: ({ attack, dice }, { attacks }) => [attacks.find(({ id }) => id === attack)!.dice, dice],
  result: ({ attack, wounds }, { attacks }) => [attacks.find(({ id }) => id === attack)!.wounds, wounds],
  attackEnds: ({ attack }, { attacks }) => [attacks.some(({ id }) => id === attack), false],
};

describe('what an event says has been done when it is told', () => {
  const begun = (game: AnyGame, setup: Json) => {
    const match = Match.start(game, { setup, seed: 'done' });
    if (!match.ok) throw new Error(JSON.stringify(match.fault));
    return match.value as Match;
  };
  const played = (match: Match, claims: Claims<never, never>, answer: (match: Match, rng: Rng) => Json, most = 300) => {
    const rng = quickRng(11);
    const early: string[] = [];
    const kinds = new Set<string>();
    let before: Json = null;
    const view = () => match.game.view(match.state, 'nobody');
    match.onTold = ({ event }) => {
      const now = view();
      const claim = (
        claims as Readonly<Record<string, (event: GameEvent, now: Json, before: Json) => [unknown, unknown]>>
      )[event.type];
      const [is, says] = claim?.(event, now, before) ?? [];
      if (claim) kinds.add(event.type);
      if (JSON.stringify(is) !== JSON.stringify(says) && !matches(is, says))
        early.push(JSON.stringify({ event, is, says }));
      before = now;
    };
    for (let n = 0; n < most && !match.over; n++) {
      before = view();
      match.decide(match.open[0]!.seat, answer(match, rng));
    }
    return { early, kinds };
  };
  const matches = (is: unknown, says: unknown): boolean => {
    try {
      expect(is).toEqual(says);
      return true;
    } catch {
      return false;
    }
  };
  const atRandom = (match: Match, rng: Rng) => sampleAnswer(match.open[0]!, rng)!;

  it.each([
    [
      'X-Wing',
      ofXWing,
      [3, 6, 9, 24].map((n) => () => begun(xwing, xwingSetup(n))),
      (match: Match, rng: Rng) => randomAnswer(match.state as never, match.open[0]!, rng, true),
    ],
    ['Armada', ofArmada, [0, 1, 3].map((n) => () => begun(armada, armadaSetup(n))), atRandom],
    [
      'Legion',
      ofLegion,
      [0].flatMap((n) => [() => clash(n, legion) as unknown as Match, () => clash(n, legion26) as unknown as Match]),
      (match: Match, rng: Rng) => answerTo(match.open[0]!, rng)!,
    ],
  ] as const)('%s', (_name, claims, matchesOf, answer) => {
    const found = matchesOf.map((make) => played(make(), claims as Claims<never, never>, answer));
    expect(found.flatMap(({ early }) => early)).toEqual([]);
    const seen = new Set(found.flatMap(({ kinds }) => [...kinds]));
    expect(Object.keys(claims).filter((kind) => !seen.has(kind))).toEqual([]);
  });
});
