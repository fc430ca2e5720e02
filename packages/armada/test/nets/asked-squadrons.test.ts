import type { Ask, Json } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/cards/index.ts';
import { armadaGame } from '../../src/game.ts';
import { apart, decline, type Script, ship, squadron, type Table, type TableSpec } from '../table.ts';
import { askedBy, told } from './asking.ts';
import { ALL_SQUADRONS, listen } from './moments/listening.ts';

/** 0 bears the card, 1 is its friend, 2 an enemy ace, 3 another enemy, 4 an enemy ship and 5 its own. */
const [X, Y] = [600, 400];
const wing = (more: object): TableSpec => ({
  units: [
    squadron(ALL_SQUADRONS, 0, X, Y, { hull: 2, tokens: ['brace', { kind: 'scatter', state: 'discarded' }] }),
    squadron('tie-fighter-squadron', 0, X - apart(20), Y, { hull: 2 }),
    squadron('howlrunner', 1, X + apart(20), Y, { hull: 3 }),
    squadron('y-wing-squadron', 1, X - apart(20), Y + apart(20)),
    ship('gladiator-i-class-star-destroyer', 1, X + 20, Y + 100, 0, { speed: 2 }),
    ship('victory-ii-class-star-destroyer', 0, X, Y - 130, 0, { speed: 2, commands: ['concentrate'] }),
  ],
  red: ['crit', 'accuracy', 'hit'],
  blue: ['hit', 'accuracy', 'crit'],
  black: ['hitcrit', 'hit'],
  ...more,
});
function inFlight(script: Script, more: object): string {
  const spec = wing(more);
  const heard = listen('squadron', spec);
  const stop = (t: Table): boolean => t.state.flying === null || t.events('squadronActivates').length > 0;
  heard.table.goOn(stop, script);
  return told(
    heard.cards().map((id) => {
      const game = armadaGame(CARDS.with({ [`squadron/${ALL_SQUADRONS}`]: CARDS.get(`squadron/${id}`)! }));
      return [id, askedBy({ game, spec, own: `0:${ALL_SQUADRONS}`, script, stop })];
    }),
  );
}
/** Some cards forbid it. */
const prefer = (a: Ask, id: string): Json => ('options' in a && a.options.some((o) => o.id === id) ? id : decline(a));
const strike = (by: number, target: string, more: object = {}): string =>
  inFlight(
    { 'squadron-act': (a) => prefer(a, 'attack'), attack: (a) => prefer(a, target) },
    { phase: 'squadron', turnOf: by === 2 || by === 3 ? 1 : 0, flying: { squadron: by }, ...more },
  );

describe('what squadrons ask', () => {
  it('when they attack a squadron', async () => {
    await expect(strike(0, '>3')).toMatchFileSnapshot('../golden/asked-squadrons/when-they-attack-a-squadron.txt');
  });
  it('when they attack an ace by the command of a ship', async () => {
    await expect(strike(0, '>2', { phase: 'ship', active: 5, flying: { squadron: 0, by: 5 } })).toMatchFileSnapshot(
      '../golden/asked-squadrons/when-they-attack-an-ace-by-the-command-of-a-ship.txt',
    );
  });
  it('when a friend attacks', () => {
    expect(strike(1, '>3')).toMatchInlineSnapshot(`
      "howlrunner: dice added,
      lieutenant-blount: 0 reroll 0-1 of 0 1 2, dice rerolled,"
    `);
  });
  it('when they are attacked', () => {
    expect(strike(3, '>0')).toMatchInlineSnapshot(`
      "lando-calrissian-yt-1300: tokenState 0 0 brace exhausted, tokenSpent 0 0 brace exhausted, 0 dice 1-2 of 0 1,
          dice rerolled,"
    `);
  });
  it('when an ace attacks them', () => {
    expect(strike(2, '>0')).toMatchInlineSnapshot(`
      "lando-calrissian-yt-1300: tokenState 0 0 brace exhausted, tokenSpent 0 0 brace exhausted,
          0 dice 1-3 of 0 1 2, dice rerolled,"
    `);
  });
  it('when a friend is attacked', () => {
    expect(strike(3, '>1')).toMatchInlineSnapshot(
      `"axe: tokenState 0 0 brace exhausted, tokenSpent 0 0 brace exhausted, slider 3 true,"`,
    );
  });
});
