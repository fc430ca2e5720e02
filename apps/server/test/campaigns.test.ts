// A campaign that is played online: each of its battles is a match of its own, and the server tells the campaign its end.
import { join } from 'node:path';
import { type Json, readMatchFile, replay, type Seat } from '@holotisch/engine';
import { loadGame, loadGames } from '@holotisch/games';
import { type Created, MOST, type NewMatchRequest } from '@holotisch/online';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { PostgresServer } from '../../../scripts/online/postgres-server.ts';
import { create, folder, forget, Person, type Served, serve, until } from './table.ts';
import { why } from './two-processes.ts';

/** Battles of one round, of the ready-made first fleets. */
async function setupOf(game: string): Promise<Json> {
  const lists = await (await loadGame(game))!.lists();
  return lists.setup(
    lists.first.map((id) => lists.ready.find((one) => one.id === id)!.list),
    { rounds: 1 },
  );
}

interface Campaign {
  readonly made: Created;
  readonly people: readonly Person[];
}

let served: Served;
const path = folder();
const database = join(path, 'campaigns.sqlite');
beforeAll(async () => {
  served = await serve(database);
});
afterAll(async () => {
  await served.stop();
  forget(path);
});
const here: Person[] = [];
afterEach(() => {
  for (const person of here.splice(0)) person.leave();
  vi.restoreAllMocks();
});

async function come(match: string, token: string | undefined, seed = 1): Promise<Person> {
  const person = new Person(served.url, match, token, seed);
  here.push(person);
  return person.come();
}

const taken = ({ seen }: Person): number => seen!.sight.taken;
const battleOf = ({ about }: Person) => about!.battle;
/** The battles of the campaign as everybody sees them. */
const battlesOf = ({ seen }: Person) =>
  (seen!.sight.view as unknown as { battles: readonly { readonly report: { readonly winner: Seat } | null }[] })
    .battles;

/** A campaign at each of whose seats a person sits, played until it asks for its first battle. */
async function atBattle(game = 'corellia', wanted: Partial<NewMatchRequest> = {}): Promise<Campaign> {
  const made = await create(served.url, { game, setup: await setupOf(game), ...wanted });
  const people = await Promise.all(made.seats.map(({ token }, i) => come(made.match, token, i + 3)));
  for (const person of people) expect(why(await person.ready())).toBe('done');
  await until('a first sight', () => people.every(({ seen }) => seen));
  await playOn(people);
  return { made, people };
}

/** Everybody decides until a battle is asked for. */
async function playOn(people: readonly Person[]): Promise<void> {
  for (;;) {
    await until('a question or a battle', () => people.some((one) => one.isAsked || battleOf(one)));
    // What stands around the match comes after the sight in which the question is.
    const asked = people.find(({ isAsked, seen }) => isAsked && seen!.sight.asking !== 'battle');
    if (!asked) {
      await until('the battle at everybody', () => people.every(battleOf));
      return;
    }
    const before = asked.seen!.at;
    expect(why(await asked.decide())).toBe('done');
    await until('news', () => people.every(({ seen }) => seen!.at > before));
  }
}

/** Who sits at the campaign's seat. */
const at = ({ made, people }: Campaign, seat: Seat): Person =>
  people[made.seats.findIndex((one) => one.seat === seat)]!;
const tokenOf = ({ made }: Campaign, seat: Seat): string => made.seats.find((one) => one.seat === seat)!.token;

interface Fought {
  readonly match: string;
  readonly fighters: readonly Person[];
}

/** Whoever fights begins the battle and comes to it with the token of his seat in the campaign. */
async function atItsTable(campaign: Campaign): Promise<Fought> {
  const { seats } = battleOf(campaign.people[0]!)!;
  expect(why(await at(campaign, seats[0]!).say({ do: 'battle' }))).toBe('done');
  const match = await until('its match', () => battleOf(campaign.people[0]!)?.match);
  return { match, fighters: await Promise.all(seats.map((seat) => come(match, tokenOf(campaign, seat)))) };
}

/** They have sat down, and it has begun. */
async function begin(campaign: Campaign): Promise<Fought> {
  const { match, fighters } = await atItsTable(campaign);
  for (const fighter of fighters) expect(why(await fighter.ready())).toBe('done');
  await until('a first sight of the battle', () => fighters.every(({ seen }) => seen));
  return { match, fighters };
}

const concede = (person: Person, seat: Seat) =>
  person.session.tell({ type: 'propose', at: person.seen!.at, seat, what: { end: 'concede' } });

describe('a battle of an online campaign', () => {
  it('is fought by those whose fleets meet, with the same tokens, and its end comes to the campaign by itself', async () => {
    const campaign = await atBattle();
    const [first] = campaign.people as [Person];
    const { seats, match: none } = battleOf(first)!;
    expect(none).toBeNull();
    const before = taken(first);
    const { match, fighters } = await begin(campaign);
    expect(fighters.map(({ about }) => [about!.own, about!.campaign])).toEqual([
      [0, { match: campaign.made.match }],
      [1, { match: campaign.made.match }],
    ]);
    // Asked once more it is the same match.
    expect(why(await at(campaign, seats[1]!).say({ do: 'battle' }))).toBe('done');
    expect(battleOf(first)!.match).toBe(match);
    expect(why(await concede(fighters[0]!, 0))).toBe('done');
    await until('the report', () => taken(first) > before);
    expect(battlesOf(first)[0]!.report!.winner).toBe(1);
    expect(first.about!.fought).toEqual([{ at: before + 1, match }]);
    // What is over stays over: nothing in it is taken back under the campaign's feet.
    const back = { type: 'propose', at: fighters[0]!.seen!.at, seat: 0, what: { takeback: 0 } } as const;
    expect(why(await fighters[0]!.session.tell(back))).toBe('engine.over');
  });

  it('is begun by nobody else, and not where none is open', async () => {
    const campaign = await atBattle();
    const { seats } = battleOf(campaign.people[0]!)!;
    const idle = [0, 1, 2, 3].find((seat) => !seats.includes(seat))!;
    expect(why(await at(campaign, idle).say({ do: 'battle' }))).toBe('online.notFighting');
    const { fighters } = await begin(campaign);
    expect(why(await fighters[0]!.say({ do: 'battle' }))).toBe('room.noBattle');
  });

  it('cannot be reported by whoever is asked: only by its match, or by hand when all have agreed', async () => {
    const campaign = await atBattle();
    const { seats } = battleOf(campaign.people[0]!)!;
    const asked = at(campaign, seats[0]!);
    const answer = await asked.answer();
    const { at: moment } = asked.seen!;
    const [seat] = seats as [Seat];
    const forged = { type: 'decide', at: moment, seat, answer } as const;
    expect(why(await asked.session.tell(forged))).toBe('room.fought');
    const what = { report: answer };
    const nonsense = { type: 'propose', at: moment, seat, what: { report: { winner: 7 } as Json } } as const;
    expect(why(await asked.session.tell(nonsense))).toBe('engine.notOpen');
    const before = taken(asked);
    const reply = await asked.session.tell({ type: 'propose', at: moment, seat, what });
    expect(reply).toMatchObject({ ok: true, value: { proposal: 1 } });
    const others = [0, 1, 2, 3].filter((other) => other !== seat);
    for (const other of others) {
      expect(taken(asked)).toBe(before);
      const yes = { type: 'consent', proposal: 1, seat: other, agree: true } as const;
      expect(why(await at(campaign, other).session.tell(yes))).toBe('done');
    }
    await until('the report', () => taken(asked) > before);
    expect(battlesOf(asked)[0]!.report).toEqual(answer);
  });

  it('is reported once: taken back by all it stays open until somebody lets its match tell again', async () => {
    const campaign = await atBattle();
    const [first] = campaign.people as [Person];
    const { seats } = battleOf(first)!;
    const { match, fighters } = await begin(campaign);
    const before = taken(first);
    await concede(fighters[1]!, 1);
    await until('the report', () => taken(first) > before);
    const fighter = at(campaign, seats[0]!);
    const back = { type: 'propose', at: fighter.seen!.at, seat: seats[0]!, what: { takeback: before } } as const;
    const { proposal } = ((await fighter.session.tell(back)) as { value: { proposal: number } }).value;
    for (const seat of [0, 1, 2, 3].filter((other) => other !== seats[0]))
      await at(campaign, seat).session.tell({ type: 'consent', proposal, seat, agree: true });
    await until('the battle again', () => taken(first) === before && battleOf(first)?.match === match);
    expect(first.about!.fought).toEqual([]);
    served.online.house.host(campaign.made.match).hearOfBattle();
    expect(why(await first.say({ do: 'name', name: 'Mothma' }))).toBe('done');
    expect(taken(first)).toBe(before);
    expect(why(await fighter.say({ do: 'battle' }))).toBe('done');
    await until('the report again', () => taken(first) > before);
    expect(battlesOf(first)[0]!.report!.winner).toBe(0);
  });

  it('is not asked of the computer: it fights it, and nobody has to be there', async () => {
    const campaign = await atBattle('rim', { computer: [0, 1, 2] });
    const [person] = campaign.people as [Person];
    const { seats } = battleOf(person)!;
    expect(seats.includes(3)).toBe(false);
    const before = taken(person);
    expect(why(await person.say({ do: 'battle', layOut: true }))).toBe('done');
    await until('the report', () => taken(person) > before);
    expect(battlesOf(person)[0]!.report).not.toBeNull();
  });
});

describe('the doors of a campaign at battle', () => {
  const house = () => served.online.house;

  it('are shut to strangers; whoever looks on, or plays without fighting, looks on there and moves nothing', async () => {
    const campaign = await atBattle();
    const { match: id, watch } = campaign.made;
    const { seats } = battleOf(campaign.people[0]!)!;
    const watcher = await come(id, watch);
    expect(why(await watcher.say({ do: 'battle' }))).toBe('online.notSeated');
    const { match } = await begin(campaign);
    const idle = [0, 1, 2, 3].find((seat) => !seats.includes(seat))!;
    const elsewhere = await create(served.url);
    for (const token of [elsewhere.seats[0]!.token, undefined])
      expect(why((await come(match, token)).welcome)).toBe('online.badToken');
    for (const token of [watch, tokenOf(campaign, idle)]) {
      const onlooker = await come(match, token);
      expect(onlooker.about!.own).toBeNull();
      expect(why(await onlooker.say({ do: 'battle' }))).toBe('online.notSeated');
    }
  });

  it('let a battle be begun anew that was called off, and not for ever', async () => {
    const campaign = await atBattle();
    const { seats } = battleOf(campaign.people[0]!)!;
    const again = () => at(campaign, seats[0]!).say({ do: 'battle' });
    // As if each of them had been called off.
    const { store } = house();
    vi.spyOn(store, 'listed').mockImplementation(async () => [{ status: 'closed' } as never]);
    const made = vi.spyOn(store, 'create');
    for (let n = 0; n < MOST.timesOfBattle; n++) expect(why(await again())).toBe('done');
    expect(why(await again())).toBe('online.battlesFull');
    expect(made).toHaveBeenCalledTimes(MOST.timesOfBattle);
    // It may still be told by hand.
    const asked = at(campaign, seats[0]!);
    const what = { report: await asked.answer() };
    const proposed = await asked.session.tell({ type: 'propose', at: asked.seen!.at, seat: seats[0]!, what });
    expect(proposed.ok).toBe(true);
  });

  it('keep battles and what else has no free seat out of the lists of those who look for company', async () => {
    const campaign = await atBattle('corellia', { public: true });
    const { match, fighters } = await atItsTable(campaign);
    const alone = await create(served.url, { public: true, computer: [1] });
    const free = await create(served.url, { public: true });
    const waiting = (await house().store.waiting(0)).map((one) => one.match);
    expect([match, alone.match, free.match].map((one) => waiting.includes(one))).toEqual([false, false, true]);
    for (const fighter of fighters) await fighter.ready();
    await until('a beginning', () => fighters.every(({ seen }) => seen));
    await concede(fighters[0]!, 0);
    await until('the end', () => fighters.every((one) => one.isOver));
    // Once more for the fun of it: the campaign has nothing to do with that.
    const tokens = ['a', 'b'].map((letter) => letter.repeat(64));
    for (const [seat, fighter] of fighters.entries())
      expect(why(await fighter.say({ do: 'rematch', token: tokens[seat]! }))).toBe('done');
    const next = await until('a rematch', () => fighters[0]!.about!.next?.match);
    expect((await house().store.load(next))!.head.campaign).toBeUndefined();
    expect((await house().store.waiting(0)).map((one) => one.match)).not.toContain(next);
  });

  it('do not let anybody hand the seat of a fighter to the computer who sits at the battle', async () => {
    const campaign = await atBattle('corellia', { clock: { main: 600, increment: 0 } });
    const { fighters } = await begin(campaign);
    const { seats } = battleOf(campaign.people[0]!)!;
    const other = at(campaign, seats[1]!);
    expect(other.about!.clocks!.running).toEqual([]);
    at(campaign, seats[0]!).leave();
    await until('his parting', () => !other.about!.seats[seats[0]!]!.here);
    const later = house().now() + 3_600_000;
    vi.spyOn(house(), 'now').mockImplementation(() => later);
    const hand = () => other.say({ do: 'computer', seat: seats[0]! });
    expect(why(await hand())).toBe('online.notGone');
    expect(why(await other.say({ do: 'claim', seat: seats[0]! }))).toBe('online.timeLeft');
    fighters[0]!.leave();
    await until('his parting', () => !fighters[1]!.about!.seats[0]!.here);
    expect(why(await hand())).toBe('done');
  });

  it('stay open for days: whoever comes back finds map and battle as they were, and nobody has won by waiting', async () => {
    const campaign = await atBattle('corellia', { patience: 3 * 24 * 3600 });
    const { match, fighters } = await begin(campaign);
    const before = [campaign.people[0]!, fighters[0]!].map(taken);
    expect(fighters[0]!.about!.patience).toBe(3 * 24 * 3600);
    const [gone] = battleOf(campaign.people[0]!)!.seats as [Seat];
    for (const person of here.splice(0)) person.leave();
    const later = house().now() + 30 * 24 * 3_600_000;
    vi.spyOn(house(), 'now').mockImplementation(() => later);
    const other = (gone + 1) % 4;
    const map = await come(campaign.made.match, tokenOf(campaign, other));
    const table = await come(match, tokenOf(campaign, gone));
    await until('a sight again', () => map.seen && table.seen);
    expect([taken(map), taken(table)]).toEqual(before);
    expect([map.isOver, table.isOver, battleOf(map)!.match]).toEqual([false, false, match]);
    // Without a clock nobody's absence can be claimed as his defeat.
    expect(why(await map.say({ do: 'claim', seat: gone }))).toBe('online.noClock');
    expect(map.about!.seats.map(({ kind }) => kind)).toEqual(['human', 'human', 'human', 'human']);
  });

  it('harm no battle whose campaign is gone', async () => {
    const campaign = await atBattle();
    const { fighters } = await begin(campaign);
    const before = house().metrics.faults.value;
    for (const person of campaign.people) person.leave();
    await house().host(campaign.made.match).rest();
    await house().store.remove(campaign.made.match);
    expect(why(await concede(fighters[0]!, 0))).toBe('done');
    await until('the end', () => fighters.every((one) => one.isOver));
    expect(fighters[1]!.about!.end).toEqual({ by: 'concede', seat: 0 });
    expect(why(await fighters[1]!.say({ do: 'chat', text: 'well fought', nonce: 'n' }))).toBe('done');
    expect(house().metrics.faults.value).toBe(before);
    expect(why((await come(campaign.made.match, tokenOf(campaign, 0))).welcome)).toBe('online.noMatch');
  });

  it('let a battle that all have taken back under its feet end, and hear nothing of it', async () => {
    const campaign = await atBattle();
    const { seats } = battleOf(campaign.people[0]!)!;
    const { fighters } = await begin(campaign);
    const [first] = campaign.people as [Person];
    const before = taken(first);
    const asker = at(campaign, seats[0]!);
    const back = { type: 'propose', at: asker.seen!.at, seat: seats[0]!, what: { takeback: before - 1 } } as const;
    const asked = (await asker.session.tell(back)) as { value: { proposal: number } | null };
    for (const seat of [0, 1, 2, 3].filter((one) => asked.value && one !== seats[0]))
      await at(campaign, seat).session.tell({
        type: 'consent',
        proposal: asked.value!.proposal,
        seat,
        agree: true,
      });
    await until('no battle', () => taken(first) === before - 1 && !battleOf(first));
    expect(why(await concede(fighters[0]!, 0))).toBe('done');
    await until('the end', () => fighters.every((one) => one.isOver));
    served.online.house.host(campaign.made.match).hearOfBattle();
    expect(why(await first.say({ do: 'ping' }))).toBe('done');
    expect(taken(first)).toBe(before - 1);
  });
});

describe.each([
  ['SQLite', true],
  ['PostgreSQL', PostgresServer.isThere],
] as const)('a server with %s that ends in the middle of a battle', (store, isThere) => {
  let postgres: PostgresServer | undefined;
  beforeAll(async () => {
    if (store === 'SQLite' || !isThere) return;
    postgres = await PostgresServer.start({ durable: false });
    await served.stop();
    served = await serve(postgres.url);
  });
  afterAll(async () => {
    if (!postgres) return;
    await served.stop();
    await postgres.stop();
    served = await serve(database);
  });

  it.skipIf(!isThere)('goes on with it, and tells the campaign later what it could not tell before, once', async () => {
    const campaign = await atBattle();
    const { match: id } = campaign.made;
    const { match, fighters } = await begin(campaign);
    const before = taken(campaign.people[0]!);
    // It is killed between the end of the battle and the campaign's hearing of it.
    vi.spyOn(served.online.house.host(id), 'hearOfBattle').mockImplementation(() => {});
    expect(why(await concede(fighters[0]!, 0))).toBe('done');
    await until('the end', () => fighters[1]!.isOver);
    for (let times = 0; times < 2; times++) {
      for (const person of here.splice(0)) person.leave();
      await served.stop();
      served = await serve(postgres?.url ?? database);
      const again = await come(id, campaign.made.seats[0]!.token);
      await until('the report', () => again.seen && taken(again) > before);
      expect(battlesOf(again).filter(({ report }) => report !== null)).toHaveLength(1);
      expect(taken(again)).toBe(before + 1);
      expect(battleOf(again)?.match).not.toBe(match);
    }
  });
});

describe('a campaign by two people, each with two fleets', () => {
  it('goes through three rounds, over a restart, and its file comes out the same', async () => {
    let campaign = await atBattle('rim');
    const { made } = campaign;
    const turn = () => (campaign.people[0]!.seen!.sight.view as unknown as { turn: number }).turn;
    let fought = 0;
    while (turn() <= 3) {
      const before = taken(campaign.people[0]!);
      const { fighters } = await begin(campaign);
      await concede(fighters[fought % 2]!, fought % 2);
      await until('the report', () => campaign.people.every((one) => taken(one) > before));
      if (++fought === 3) {
        for (const person of here.splice(0)) person.leave();
        await served.stop();
        served = await serve(database);
        campaign = {
          made,
          people: await Promise.all(made.seats.map(({ token }, i) => come(made.match, token, i + 30))),
        };
        await until('a sight again', () => campaign.people.every(({ seen }) => seen));
      }
      await playOn(campaign.people);
    }
    // Two in each round; the pivotal battle at the end of an act is fought by all fleets.
    expect(fought).toBe(8);
    const giveUp = await concede(at(campaign, 0), 0);
    const { proposal } = (giveUp as { value: { proposal: number } }).value;
    await at(campaign, 2).session.tell({ type: 'consent', proposal, seat: 2, agree: true });
    const files = await Promise.all(
      campaign.people.map(async (person) => {
        await until('the end', () => person.isOver);
        return ((await person.session.tell({ type: 'file' })) as { value: { hash: string } }).value;
      }),
    );
    expect(new Set(files.map((file) => JSON.stringify(file))).size).toBe(1);
    const { games } = await loadGames(['rim']);
    const read = readMatchFile(JSON.stringify(files[0]), games);
    if (!read.ok) throw new Error(JSON.stringify(read.fault));
    const again = replay(read.value, games);
    expect(again.ok && again.value.match.hash()).toBe(files[0]!.hash);
  });
});
