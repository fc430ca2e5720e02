// The tour in docs/ leads to what is there, and takes the way that a running match takes.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGames } from '@holotisch/games';
import { describe, expect, it } from 'vitest';
import { root } from '../project.ts';
import { trace } from '../tour/trace.ts';

describe('the tour of an attack', () => {
  it('on paper names files and functions that there are', () => {
    const page = readFileSync(join(root, 'docs', 'TOUR.md'), 'utf8');
    const rows = [...page.matchAll(/^- `([^`]+)`: (.+)$/gm)].map(([, file = '', names = '']) => ({
      file,
      names: names.split(', '),
    }));
    expect(rows.length).toBeGreaterThan(50);
    const missing = rows.flatMap(({ file, names }) => {
      if (!existsSync(join(root, file))) return [file];
      const text = readFileSync(join(root, file), 'utf8');
      return names
        .filter((name) => !new RegExp(`\\b${name.replace(/^[gs]et /, '').replace(/^#/, '')}\\b`).test(text))
        .map((name) => `${file} ${name}`);
    });
    expect(missing, 'npm run tour -- --write').toEqual([]);
  });

  it('follows a shot of X-Wing from its target to the damage, and a card that speaks on the way', async () => {
    const { games } = await loadGames(['xwing']);
    const stops = await trace({ game: 'xwing', example: 'examples/xwing/round.holo.json' }, games);
    expect(stops.map(({ asked }) => asked)).toEqual([
      'attack',
      'window:attack.modifyAttackDice',
      'reroll',
      'window:attack.modifyDefenceDice',
    ]);
    const ran = (stop: number, file: string) =>
      stops[stop]!.files.find((one) => one.file === `packages/xwing/src/${file}`)?.functions ?? [];
    expect(ran(0, 'flow/attack/attack.ts')).not.toEqual([]);
    expect(ran(0, 'flow/attack/damage.ts')).toEqual([]);
    expect(ran(2, 'cards/pilots/rebel/xwing.ts')).not.toEqual([]);
    expect(ran(3, 'flow/attack/damage.ts')).not.toEqual([]);
  });
});
