import { matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { onlyGame } from '../only-game.ts';

const options = onlyGame('xwing', ['xwing', 'armada', 'legion', 'toy']);
const said = (option: string) => option.slice(option.indexOf('=') + 1);
const runs = (path: string) =>
  !options.filter((option) => option.startsWith('--exclude=')).some((option) => matchesGlob(path, said(option)));
const title = new RegExp(said(options.find((option) => option.startsWith('--testNamePattern='))!));

describe('the tests of one game', () => {
  it.each([
    ['packages/xwing/test/nets/moments.test.ts', true],
    ['packages/engine/test/match.test.ts', true],
    ['e2e/play.test.ts', true],
    ['packages/armada/test/cards/squadrons/empire.test.ts', false],
    ['packages/players/test/legion/sense.test.ts', false],
    ['packages/room/test/secrets-armada.test.ts', false],
    ['e2e/legion-whole.test.ts', false],
  ])('by path: %s', (path, expected) => {
    expect(runs(path)).toBe(expected);
  });

  it.each([
    ['the wire tells nobody what he must not know in a whole match of toy', true],
    ['the manifest of xwing begins a first match', true],
    ['a tile of X-Wing stands beside those of Armada and Legion', true],
    ['the manifest of legion begins a first match', false],
    ['no update tells a connection what it must not know in games of Armada', false],
  ])('by title: %s', (name, expected) => {
    expect(title.test(name)).toBe(expected);
  });
});
