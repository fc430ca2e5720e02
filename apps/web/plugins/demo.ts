// Plays a stretch of an example match when the app is built, so that the first page can show it without the rules.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Json, Match, readMatchFile, seenBy } from '@holotisch/engine';
import { loadGames } from '@holotisch/games';
import { type Change, changeOf } from '@holotisch/room';
import type { Plugin } from 'vite';
import type { Recording } from '../src/pages/demo/recording.ts';

const name = 'virtual:demo';
/** `holotisch sim --a han-and-friends --b emperors-aces --players veteran --games 1 --matches …` makes such a file. */
export const example = fileURLToPath(new URL('../../../examples/xwing/falcon-and-aces.holo.json', import.meta.url));
/** From the last moves of the second round to the end of the third: by the numbers of their decisions. */
export const STRETCH = { from: 68, to: 116 };

type Told = Recording['scenes'][number]['told'][number];

/** Finer than any screen shows; every digit more is one that cannot be packed. */
const rounded = <T extends Json>(data: T): T =>
  JSON.parse(
    JSON.stringify(data, (_, value: unknown) => (typeof value === 'number' ? Math.round(value * 1e5) / 1e5 : value)),
  ) as T;

/** What a spectator saw of these decisions of a match. */
export async function recorded(text: string, { from, to }: typeof STRETCH): Promise<Recording> {
  const manifests = await loadGames();
  const file = readMatchFile(text, manifests.games);
  if (!file.ok) throw new Error(file.fault.message.text);
  const { game: id, edition, setup, seed, decisions } = file.value;
  const game = manifests.games.find(id, edition)!;
  const begun = Match.start(game, { setup: setup!, seed }, { events: true });
  if (!begun.ok) throw new Error(begun.fault.message.text);
  const match: Match = begun.value;
  const seen = () => rounded(game.view(match.state, 'nobody'));
  for (const [seat, answer] of decisions.slice(0, from - 1)) match.take(seat, answer);
  const start = seen();
  const scenes: Recording['scenes'][number][] = [];
  let [view, told]: [Json, Told[]] = [start, []];
  /** What has changed since this was asked last. */
  const change = (): Change => {
    const [before, now] = [view, seen()];
    view = now;
    return changeOf(before, now) ?? {};
  };
  match.onTold = (record) => {
    const event = seenBy(record, 'nobody');
    if (event) told.push({ event: rounded(event), change: change() });
  };
  for (const [seat, answer] of decisions.slice(from - 1, to)) {
    told = [];
    match.take(seat, answer);
    if (told.length > 0) scenes.push({ told, change: change() });
  }
  return { game: id, start, scenes };
}

export const demo = (): Plugin => ({
  name: 'holotisch-demo',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  async load(id) {
    if (id !== `\0${name}`) return undefined;
    this.addWatchFile(example);
    const recording = JSON.stringify(await recorded(readFileSync(example, 'utf8'), STRETCH));
    // A text that is parsed as data costs a fraction of a program.
    return `export default JSON.parse(${JSON.stringify(recording)});`;
  },
});
