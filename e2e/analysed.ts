// A match that is over, looked back at on the page.
import { deflateRawSync } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';
import { type AnyGame, type Json, Match, quickRng } from '../packages/engine/src/index.ts';
import { letDecide, type Player } from '../packages/players/src/index.ts';

/** The link that holds the whole match of a file. */
export const linkTo = (game: string, file: string): string =>
  `/spiel/${game}#m=${deflateRawSync(file).toString('base64url')}`;

/** The same of a match between two computers. */
export function linkOf(game: AnyGame, setup: Json, seed: string, players: readonly Player[]): string {
  const match = Match.start(game, { setup, seed }, { events: false });
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  const rng = quickRng(7);
  while (!match.value.over) {
    const { seat } = match.value.open[0]!;
    letDecide(match.value, seat, players[seat]!, rng);
  }
  return linkTo(game.id, JSON.stringify(match.value.file()));
}

/** How the match of a link has ended, once its page is open, and what is found by looking back at it. */
export async function lookedBackAt(page: Page): Promise<Locator> {
  const bar = page.getByRole('region', { name: 'Wiedergabe' });
  await bar.getByRole('button', { name: 'Zurück in die Gegenwart' }).click();
  await page.getByRole('button', { name: 'Ergebnis' }).click();
  const end = page.getByRole('dialog');
  await end.getByRole('button', { name: 'Partie analysieren' }).click();
  await end.getByRole('heading', { name: 'Wendepunkte' }).waitFor();
  return end;
}
