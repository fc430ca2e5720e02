// Matches that are photographed: played by computers up to a question, the same every time.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openText } from '../../e2e/match.ts';
import { armada, READY_FLEETS } from '../../packages/armada/src/index.ts';
import { type Json, Match, quickRng } from '../../packages/engine/src/index.ts';
import { agreedOn, draftOf, setupOf } from '../../packages/games/src/armada/draft.ts';
import * as legionDraft from '../../packages/games/src/legion/draft.ts';
import { type LegionState, legion, READY_ARMIES } from '../../packages/legion/src/index.ts';
import { letDecide, randomPlayer } from '../../packages/players/src/index.ts';
import { legionGeneral } from '../../packages/players/src/legion/index.ts';
import { xwingPilot } from '../../packages/players/src/xwing/index.ts';
import { READY_SQUADS, xwing } from '../../packages/xwing/src/index.ts';
import { campaignTo, sektorTo } from '../played-campaign.ts';
import { root } from '../project.ts';

/** A match that two computer players have played up to the first such question from the given round on. */
function playedTo(kind: string, round: number): string {
  const squads = ['red-squadron', 'howlrunner-swarm'].map((id) => READY_SQUADS.find((one) => one.id === id)!.squad);
  const match = Match.start(xwing, { setup: { squads } as unknown as Json, seed: 'picture' });
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  const m = match.value;
  const rng = quickRng(7);
  while (!m.over && !(m.state.round >= round && m.open[0]!.kind === kind))
    letDecide(m, m.open[0]!.seat, xwingPilot, rng);
  return JSON.stringify(m.file());
}

/** The same with two fleets of Armada, by whoever takes any legal answer. */
function fleetsPlayedTo(fleets: readonly [string, string], kind: string, round: number): string {
  const drafts = fleets.map((id) => {
    const { fleet, size } = READY_FLEETS.find((one) => one.id === id)!;
    return draftOf(fleet, agreedOn(size === 'core' ? 'core' : 'standard'));
  });
  const match = Match.start(armada, { setup: setupOf(drafts, { unenforced: true }), seed: 'picture' });
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  const m = match.value;
  const rng = quickRng(7);
  while (!m.over && !(m.state.round >= round && m.open[0]!.kind === kind))
    letDecide(m, m.open[0]!.seat, randomPlayer, rng);
  return JSON.stringify(m.file());
}

/** Two armies of Legion on a ready-made table, led by the computer up to the first such question from the given round on. */
function armiesPlayedTo(
  armies: readonly [string, string],
  round: number,
  isIt: (kind: string, state: LegionState) => boolean,
): string {
  const drafts = armies.map((id) => {
    const { army, format } = READY_ARMIES.find((one) => one.id === id)!;
    return legionDraft.draftOf(army, legionDraft.agreedOn(format));
  });
  const setup = legionDraft.setupOf(drafts, { unenforced: true, table: 'ruined-outpost' });
  const match = Match.start(legion, { setup, seed: 'picture' });
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  const m = match.value;
  const rng = quickRng(7);
  while (!m.over && !(m.state.round >= round && isIt(m.open[0]!.kind, m.state)))
    letDecide(m, m.open[0]!.seat, legionGeneral, rng);
  return JSON.stringify(m.file());
}

const atMatch = (file: () => string) => async (page: Page) => {
  await openText(page, 'picture.holo.json', file());
  const sitDown = page.getByRole('button', { name: 'Ich sitze allein davor' });
  await page.locator('.match').waitFor();
  await page.waitForTimeout(1500);
  if (await sitDown.isVisible()) await sitDown.click();
  // Portraits come with the first touch, one after the other.
  await page.keyboard.press('Shift');
  await page.waitForTimeout(4000);
};

export const match = (kind: string, round: number) => atMatch(() => playedTo(kind, round));
export const CORE = ['core-fleet-rebel', 'core-fleet-empire'] as const;
export const FULL = ['ackbar-broadsides', 'vaders-avenger'] as const;
export const fleets = (which: readonly [string, string], kind: string, round: number) =>
  atMatch(() => fleetsPlayedTo(which, kind, round));

const BATTLE = ['rebel-jedi-knight', 'empire-vader'] as const;
export const armies = (kind: string, round: number) =>
  atMatch(() => armiesPlayedTo(BATTLE, round, (asked) => asked === kind));
/** A whole unit that follows the tool, not somebody who turns. */
export const marching = () =>
  atMatch(() =>
    armiesPlayedTo(
      BATTLE,
      2,
      (kind, { turn, units }) => kind === 'move' && turn !== null && units[turn.unit]!.minis.length > 4,
    ),
  );

/** A campaign on its map, up to a question in a turn. */
export const campaign = (which: 'corellia' | 'rim', kind: string, turn: number) =>
  atMatch(() => campaignTo(which, (seen) => seen.kind === kind && seen.turn >= turn));

/** A Sektorkrieg on its map, at the orders of an evening. */
export const sektorkrieg = (evening: number) => atMatch(() => sektorTo(evening));

/** Pieces in all states that there are. */
export const states = (game: string) =>
  atMatch(() => readFileSync(join(root, 'examples', game, 'states.holo.json'), 'utf8'));
