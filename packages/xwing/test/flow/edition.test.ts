import { readdirSync, readFileSync } from 'node:fs';
import { overlay } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/cards/index.ts';
import { procedures } from '../../src/flow/edition.ts';
import { xwingGame } from '../../src/game.ts';
import { academy, rookie, scene } from '../scene.ts';

const SRC = new URL('../../src/', import.meta.url).pathname;
const filesIn = (folder: string): string[] =>
  readdirSync(`${SRC}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file}`);

describe('the procedures of the edition that is played', () => {
  it('are what cards and procedures call: none of them takes one from the file it is written in', () => {
    const direct = ['cards', 'flow'].flatMap(filesIn).flatMap((file) => {
      if (file === 'flow/edition.ts') return [];
      const text = readFileSync(`${SRC}${file}`, 'utf8');
      return Object.keys(procedures)
        .filter((name) => new RegExp(`(?<![\\w.']|function\\* |function )${name}\\(g\\b(?!:)`).test(text))
        .map((name) => `${file} calls ${name}`);
    });
    expect(direct).toEqual([]);
  });

  // A house rule for one match: whoever would be stressed is focused instead.
  const calm = xwingGame(
    CARDS,
    overlay(procedures, (base) => ({
      assign: (g, ship, token, ...rest) => base.assign(g, ship, token === 'stress' ? 'focus' : token, ...rest),
    })),
  );

  it('are replaced for the procedures that were not: a red manoeuvre brings what the edition says', () => {
    const flown = (game?: typeof calm) =>
      scene(
        {
          phase: 'activation',
          ships: [rookie(450, 300, 0, { dial: 'k4' }), academy(450, 800, 180, { activated: true })],
        },
        game,
      ).ship(0).tokens;
    expect(flown()).toMatchObject({ stress: 1, focus: 0 });
    expect(flown(calm)).toMatchObject({ stress: 0, focus: 1 });
  });

  it('are replaced for the cards: Push the Limit brings what the edition says', () => {
    const pushed = (game?: typeof calm) =>
      scene(
        {
          phase: 'activation',
          ships: [
            {
              ...rookie(450, 300, 0, { dial: 's2', upgrades: ['ept/pushthelimit'] }),
              pilot: 'wedgeantilles',
            },
            academy(450, 650, 180, { activated: true }),
          ],
        },
        game,
      )
        .take('focus', '0:ept.pushthelimit')
        .until('dials');
    expect(
      pushed()
        .events('token')
        .map((e) => e.token),
    ).toContain('stress');
    expect(
      pushed(calm)
        .events('token')
        .map((e) => e.token),
    ).not.toContain('stress');
  });
});
