import { type Json, type JsonObject, Match, quickRng } from '@holotisch/engine';
import { letDecide } from '@holotisch/players';
import { expect, it } from 'vitest';
import { loadGame, opponentOf } from '../src/index.ts';

/** The war of three games from outside: its forces, and its battles as matches. */

const manifest = (await loadGame('sektor'))!;
const lists = await manifest.lists();
const readyOf = (name: string): unknown => lists.ready.find((one) => one.id === name)!.list;
const setup = lists.setup(lists.first.map(readyOf), { rounds: 1 }) as JsonObject;

it('has first forces that are legal, and writes and reads them', () => {
  expect(lists.ready.flatMap(({ list }) => lists.faults(list))).toEqual([]);
  for (const { list } of lists.ready) {
    const read = lists.read(lists.forms[0]!.write(list));
    expect(read.ok && read.value[0]!.list).toEqual(list);
    expect(lists.points(list)).toBeGreaterThan(850);
  }
  expect(lists.listsIn!(setup)).toEqual(lists.first.map(readyOf));
});

it.each([
  ['xwing', { faction: 'rebel', ships: [{ type: 'xwing', pilot: 'wedgeantilles', upgrades: [] }] }, undefined],
  ['xwing', { faction: 'imperial', ships: [{ type: 'xwing', pilot: 'wedgeantilles', upgrades: [] }] }, 'sk.no.list'],
  ['armada', { faction: 'rebel', ships: [], squadrons: [], objectives: {} }, 'sk.no.list'],
] as const)('judges a force of %s by its own game', (game, force, wanted) => {
  const { name, forces } = readyOf('league-militia') as { name: string; forces: JsonObject };
  const [fault] = lists.faults({ name, forces: { ...forces, [game]: force } as never });
  expect(fault?.message.text).toBe(wanted);
});

it('fights its battles as matches of three games, and takes what has come of them', async () => {
  const fought = new Set<string>();
  for (let n = 0; n < 6 && fought.size < 3; n++) {
    const begun = Match.start(manifest.editions[0]!, { setup, seed: `sektor ${n}` });
    if (!begun.ok) throw new Error(JSON.stringify(begun.fault));
    const match: Match = begun.value;
    const rng = quickRng(n);
    while (!match.over && fought.size < 3) {
      const asked = match.open[0]!;
      const battle = manifest.battles!.of(asked);
      if (!battle) {
        letDecide(match, asked.seat, opponentOf(manifest), rng);
        continue;
      }
      const game = (await loadGame(battle.game))!.editions.find((one) => one.edition === battle.edition)!;
      const started = Match.start(game, { setup: battle.setup, seed: 'battle' });
      if (!started.ok) throw new Error(`${battle.game}: ${JSON.stringify(started.fault)}`);
      const table: Match = started.value;
      table.override(game.ending(table.state, 0, 'concede').change);
      const report = manifest.battles!.report(battle, table.state);
      expect(report).toMatchObject({ winner: 1 });
      const { fates } = report as unknown as { fates: readonly (readonly string[])[] };
      const short = { ...(report as JsonObject), fates: [fates[0]!.slice(1), fates[1]!] };
      expect(match.decide(asked.seat, short as Json)?.message.text).toBe('sk.no.reportUnits');
      expect(match.decide(battle.seats[1]!, report)).toBeDefined();
      expect(match.decide(battle.seats[0]!, report)).toBeUndefined();
      fought.add(battle.game);
    }
  }
  expect([...fought].sort()).toEqual(['armada', 'legion', 'xwing']);
});
