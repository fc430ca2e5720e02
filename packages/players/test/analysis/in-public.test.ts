import { type ArmadaMatch, armada, fleetJson, READY_FLEETS } from '@holotisch/armada';
import { type AnyGame, type Json, Match, quickRng, type Seat } from '@holotisch/engine';
import { READY_SQUADS, type XWingMatch, xwing } from '@holotisch/xwing';
import { describe, expect, it } from 'vitest';
import { isPublic, type Judge, lastInPublic, type Matter } from '../../src/analysis/index.ts';
import { armadaAdmiral } from '../../src/armada/index.ts';
import { armadaJudge } from '../../src/armada/judge.ts';
import { letDecide, type Player } from '../../src/index.ts';
import { xwingPilot } from '../../src/xwing/index.ts';
import { xwingJudge } from '../../src/xwing/judge.ts';

const SQUADS = {
  squads: ['core-rebel', 'core-imperial'].map((id) => READY_SQUADS.find((one) => one.id === id)!.squad),
} as unknown as Json;
const FLEETS = {
  fleets: ['core-fleet-rebel', 'core-fleet-empire'].map((id) =>
    fleetJson(READY_FLEETS.find((one) => one.id === id)!.fleet),
  ),
} as unknown as Json;

const COMPUTER = 1;
const PERSON = 0;

function begun(game: AnyGame, setup: Json): Match {
  const started = Match.start(game, { setup, seed: 'why' }, { keep: 'last', events: true });
  if (!started.ok) throw new Error(JSON.stringify(started.fault));
  return started.value;
}

const matterOf = (match: Match, game: AnyGame, setup: Json): Matter => ({
  game,
  origin: { setup, seed: 'why' },
  decisions: match.taken.map(({ seat, answer }) => [seat as Seat, answer] as const),
});

/** The match as it stands when the computer is asked for its dials, and on until they are revealed. */
function dialsOf(match: Match, player: Player): { then: Match; answer: Json } {
  const rng = quickRng(1);
  for (;;) {
    const { seat, kind } = match.open[0]!;
    if (kind === 'dials' && seat === COMPUTER) {
      const then = match.fork({ keep: 'last', events: true });
      letDecide(match, seat, player, rng);
      return { then, answer: match.taken.at(-1)!.answer };
    }
    letDecide(match, seat, player, rng);
  }
}

describe('why the computer has decided so', () => {
  it('is not told of its dials in X-Wing before the last of them is revealed', () => {
    const match = begun(xwing, SQUADS) as Match & XWingMatch;
    const { then, answer } = dialsOf(match, xwingPilot);
    const ask = then.askOf(COMPUTER)!;
    const own = match.state.ships.filter(({ seat }) => seat === COMPUTER);
    let hidden = 0;
    let revealed = 0;
    const rng = quickRng(2);
    while (match.state.round === 1) {
      const all = own.every(({ id }) => match.state.ships[id]!.revealed);
      expect(isPublic(then, ask, answer, match, xwingJudge as Judge, PERSON)).toBe(all);
      if (all) revealed++;
      else hidden++;
      // Nor is it by the way that the page takes.
      const matter = matterOf(match, xwing, SQUADS);
      const at = lastInPublic(matter, xwingJudge as Judge, {
        by: [COMPUTER],
        viewer: PERSON,
        upTo: match.taken.length,
      });
      if (!all && at !== undefined) expect(at).not.toBe(then.taken.length);
      letDecide(match, match.open[0]!.seat, xwingPilot, rng);
    }
    expect([hidden > 0, revealed > 0]).toEqual([true, true]);
  });

  it('is not told of a command dial of Armada before its round is over', () => {
    const match = begun(armada, FLEETS) as Match & ArmadaMatch;
    const { then, answer } = dialsOf(match, armadaAdmiral);
    const ask = then.askOf(COMPUTER)!;
    const deepest = Math.max(...Object.keys(answer as object).map((id) => Number(id.split('.')[1])));
    expect(deepest).toBeGreaterThan(0);
    const at = (round: number) => ({ over: false, state: { ...match.state, round } }) as unknown as Match;
    expect(isPublic(then, ask, answer, at(1 + deepest), armadaJudge as Judge, PERSON)).toBe(false);
    expect(isPublic(then, ask, answer, at(2 + deepest), armadaJudge as Judge, PERSON)).toBe(true);
  });

  it('is told of an open decision as soon as it is taken', () => {
    const match = begun(xwing, SQUADS) as Match & XWingMatch;
    const rng = quickRng(3);
    for (;;) {
      const ask = match.open[0]!;
      const then = match.fork({ keep: 'last', events: true });
      letDecide(match, ask.seat, xwingPilot, rng);
      if (ask.kind !== 'action' || ask.seat !== COMPUTER) continue;
      expect(
        isPublic(then, then.askOf(COMPUTER)!, match.taken.at(-1)!.answer, match, xwingJudge as Judge, PERSON),
      ).toBe(true);
      return;
    }
  });
});
