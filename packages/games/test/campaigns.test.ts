import { type JsonObject, Match, quickRng } from '@holotisch/engine';
import { letDecide } from '@holotisch/players';
import { describe, expect, it } from 'vitest';
import { type Battle, campaignIds, gameIds, loadGame, loadGames, opponentOf, playableIds } from '../src/index.ts';

it('campaigns are played like games, and are none of those that are listed, built for and looked up', async () => {
  expect(gameIds).toEqual(['xwing', 'armada', 'legion', 'toy']);
  expect(playableIds).toEqual([...gameIds, ...campaignIds]);
  expect((await loadGames()).ids).toEqual(gameIds);
  expect((await loadGames(playableIds)).ids).toEqual(playableIds);
  for (const id of gameIds) expect((await loadGame(id))!.battles).toBeUndefined();
});

const OF_ARMADA = ['corellia', 'rim'];

describe.each(OF_ARMADA)('the manifest of %s', async (id) => {
  const manifest = (await loadGame(id))!;
  const lists = await manifest.lists();
  const listOf = (name: string): unknown => lists.ready.find((one) => one.id === name)!.list;
  const setup = lists.setup(lists.first.map(listOf), { rounds: 1 });

  /** A campaign whose computers have come to its first battle. */
  function atBattle(): { match: Match; battle: Battle } {
    const begun = Match.start(manifest.editions[0]!, { setup, seed: 'manifest' });
    if (!begun.ok) throw new Error(JSON.stringify(begun.fault));
    const match: Match = begun.value;
    const rng = quickRng(1);
    for (;;) {
      const asked = match.open[0]!;
      const battle = manifest.battles!.of(asked);
      if (battle) return { match, battle };
      letDecide(match, asked.seat, opponentOf(manifest), rng);
    }
  }

  it('has first fleets that are legal, each under an id of its own, and writes and reads them', () => {
    expect(lists.ready.flatMap(({ list }) => lists.faults(list))).toEqual([]);
    expect(new Set(lists.first).size).toBe(4);
    for (const { list } of lists.ready) {
      const read = lists.read(lists.forms[0]!.write(list));
      expect(read.ok && lists.setup([read.value[0]!.list])).toEqual(lists.setup([list]));
    }
    expect(lists.listsIn!(setup as JsonObject).map((one) => lists.name(one))).toEqual(
      lists.first.map((name) => lists.name(listOf(name))),
    );
  });

  it('refuses a first fleet of too many points, then of another faction, then with two upgrade cards on a ship', async () => {
    const armada = await (await loadGame('armada'))!.lists();
    const firstFault = (name: string) =>
      lists.faults(armada.ready.find((one) => one.id === name)!.list)[0]?.message.text;
    const isSmall = lists.formats[0]!.points === 200;
    expect(firstFault('invisible-hand')).toBe(isSmall ? 'ar.fleet.tooDear' : 'ca.no.faction');
    expect(firstFault('vaders-avenger')).toBe(isSmall ? 'ar.fleet.tooDear' : 'ca.no.firstUpgrades');
    expect(firstFault('core-fleet-rebel')).toBe('ca.no.firstUpgrades');
  });

  it('tells the battle that is asked for: a match of another game, whose seats are seats of the campaign', async () => {
    const { match, battle } = atBattle();
    const game = (await loadGame(battle.game))!.editions.find((one) => one.edition === battle.edition)!;
    const begun = Match.start(game, { setup: battle.setup, seed: 'battle' });
    expect(begun.ok).toBe(true);
    expect(battle.seats[0]).toBe(match.open[0]!.seat);
    const { teams } = match.state as unknown as { teams: readonly number[] };
    expect(teams[battle.seats[0]!]).not.toBe(teams[battle.seats[1]!]);
  });

  it('makes of a battle that somebody gave up the answer that the campaign takes, once', async () => {
    const { match, battle } = atBattle();
    const game = (await loadGame(battle.game))!.editions[0]!;
    const begun = Match.start(game, { setup: battle.setup, seed: 'battle' });
    if (!begun.ok) throw new Error(begun.fault.message.text);
    const fought: Match = begun.value;
    fought.override(game.ending(fought.state, 0, 'concede').change);
    expect(fought.over).toBe(true);
    const report = manifest.battles!.report(battle, fought.state);
    const [seat] = battle.seats;
    expect(match.decide(battle.seats[1]!, report)).toBeDefined();
    expect(match.decide(seat!, report)).toBeUndefined();
    const { battles } = match.state as unknown as { battles: readonly { readonly report: unknown }[] };
    expect(battles[0]!.report).toEqual(report);
    expect(battles[1]!.report).toBeNull();
    expect(report).toMatchObject({ winner: 1 });
  });
});
