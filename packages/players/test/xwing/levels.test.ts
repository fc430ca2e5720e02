import { canonical, dreamOf, type Json, Match, quickRng, refuse, type Seat } from '@holotisch/engine';
import { READY_SQUADS, type XWingMatch, xwing } from '@holotisch/xwing';
import { describe, expect, it } from 'vitest';
import { randomSetup } from '../../../xwing/test/random/squads.ts';
import { letDecide, type Player } from '../../src/index.ts';
import { aceWith } from '../../src/xwing/ace.ts';
import { xwingPilot, xwingRecruit } from '../../src/xwing/index.ts';

/** An ace that thinks as the real one does, but not for long. */
const xwingAce: Player = aceWith({ plans: 4, steps: 24 });
const pilot: Player = xwingPilot;
const LEVELS: readonly Player[] = [xwingRecruit, pilot, xwingAce];

const SMALL = {
  squads: ['core-rebel', 'core-imperial'].map((id) => READY_SQUADS.find((s) => s.id === id)!.squad),
} as unknown as Json;

function start(setup: Json, seed: string): XWingMatch {
  const match = Match.start(xwing, { setup, seed }, { keep: 'last', events: false });
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  return match.value;
}

/** The answer of a player whose own chance is always the same. */
const answerOf = (player: Player, match: XWingMatch, seat: Seat): Json => {
  const ask = match.askOf(seat)!;
  const view = xwing.view(match.state, seat);
  return player.choose({ seat, view, ask, rng: quickRng(9), dream: dreamOf(match, seat) });
};

/** All that a player could find out by dreaming. */
const dreamt = (match: XWingMatch, seat: Seat): string => {
  const { state, open } = dreamOf(match, seat)!('night');
  return canonical([state, open.map((ask) => [ask.seat, ask.kind])] as unknown as Json);
};

/** A match at its questions, with the computer at both sides. */
function* moments(match: XWingMatch, most: number) {
  const rng = quickRng(3);
  for (let n = 0; n < most && !match.over; n++) {
    yield match;
    letDecide(match, match.open[0]!.seat, xwingPilot, rng);
  }
}

describe('a state drawn for a seat', () => {
  it('agrees with all that it sees, breaks no rule, and hides something else now and then', () => {
    let others = 0;
    for (const number of [1, 2])
      for (const match of moments(start(randomSetup(number), `drawn ${number}`), 100))
        for (const seat of [0, 1]) {
          const drawn = xwing.determinise!(match.state, seat, quickRng(number));
          expect(canonical(xwing.view(drawn, seat))).toBe(canonical(xwing.view(match.state, seat)));
          expect(drawn.decks.map((d) => d.draw.length)).toEqual(match.state.decks.map((d) => d.draw.length));
          if (canonical(drawn) !== canonical(match.state)) others++;
          // Whoever sees the same draws the same.
          const again = xwing.determinise!(xwing.otherwise(match.state, seat), seat, quickRng(number));
          expect(again.ships.map((s) => s.dial)).toEqual(drawn.ships.map((s) => s.dial));
        }
    expect(others).toBeGreaterThan(50);
  });

  it('has the cards of the deck, no other ones, wherever they lie', () => {
    for (const match of moments(start(randomSetup(4), 'cards'), 100)) {
      const cards = ({ decks, ships }: XWingMatch['state']) =>
        [...decks.flatMap((d) => d.draw), ...ships.flatMap((s) => s.damage.map((d) => d.card))].sort();
      expect(cards(xwing.determinise!(match.state, 0, quickRng(1)))).toEqual(cards(match.state));
    }
  });

  it('is played on from in a dream: legal to its end, and the match does not notice', () => {
    const match = start(SMALL, 'dream');
    for (const at of moments(match, 40)) {
      if (at.taken.length % 3 > 0) continue;
      const before = at.hash();
      const { seat } = at.open[0]!;
      const dream = dreamOf(at, seat)!('night');
      for (let n = 0; n < 15 && dream.open.length > 0; n++) {
        const ask = dream.open[0]!;
        dream.decide(ask.seat, pilot.choose({ seat: ask.seat, view: dream.view(ask.seat), ask, rng: quickRng(n) }));
      }
      expect(at.hash()).toBe(before);
    }
  });
});

describe('no level cheats', () => {
  it('answers the same wherever its seat sees the same', () => {
    let compared = 0;
    for (const match of moments(start(SMALL, 'honest'), 45)) {
      const { seat, kind } = match.open[0]!;
      const other = match.fork({ seed: `other ${match.taken.length}`, seenBy: seat });
      expect(canonical(xwing.view(other.state, seat))).toBe(canonical(xwing.view(match.state, seat)));
      expect(dreamt(other, seat)).toBe(dreamt(match, seat));
      for (const player of LEVELS) {
        const answer = answerOf(player, match, seat);
        expect([kind, player.id, answerOf(player, other, seat)]).toEqual([kind, player.id, answer]);
        expect(refuse(match.askOf(seat)!, answer)).toBeUndefined();
      }
      if (canonical(other.state.decks) !== canonical(match.state.decks)) compared++;
    }
    expect(compared).toBeGreaterThan(15);
  });

  it('sets its dials not knowing which ones the other side has set already', () => {
    let rounds = 0;
    for (const match of moments(start(SMALL, 'dials'), 100)) {
      const asked = match.askOf(0);
      if (asked?.kind !== 'dials' || asked.type !== 'form') continue;
      rounds++;
      const dials = (which: number) =>
        Object.fromEntries(asked.fields.map(({ id, options }) => [id, options[which % options.length]!.id]));
      const known = [undefined, 0, 7].map((which) => {
        const own = match.fork();
        if (which !== undefined) expect(own.decide(0, dials(which))).toBeUndefined();
        return [dreamt(own, 1), rounds % 3 === 0 ? LEVELS.map((player) => answerOf(player, own, 1)) : []];
      });
      for (const one of known) expect(one).toEqual(known[0]);
    }
    expect(rounds).toBeGreaterThan(3);
  });
});

describe('the ace', () => {
  it('answers the same way again, to the last bit, and not always as the veteran does', () => {
    const match = start(SMALL, 'again');
    const answers = new Set<string>();
    let dials = 0;
    for (const at of moments(match, 80)) {
      const { seat, kind } = at.open[0]!;
      if (kind !== 'dials') continue;
      dials++;
      const answer = answerOf(xwingAce, at, seat);
      expect(answerOf(xwingAce, at.fork(), seat)).toEqual(answer);
      for (const one of [answer, answerOf(xwingPilot, at, seat)]) answers.add(JSON.stringify([at.taken.length, one]));
    }
    expect(dials).toBeGreaterThan(3);
    expect(answers.size).toBeGreaterThan(dials);
  });

  it('thinks in slices, and told to hurry it answers legally with what it has found', () => {
    const match = start(SMALL, 'slices');
    for (const at of moments(match, 200)) if (at.open[0]!.kind === 'dials') break;
    const { seat } = match.open[0]!;
    const ask = match.askOf(seat)!;
    for (const slices of [0, 3, 40]) {
      const turn = { seat, view: xwing.view(match.state, seat), ask, rng: quickRng(9), dream: dreamOf(match, seat) };
      const thinking = xwingAce.think!(turn);
      let step = thinking.next({ hurry: false });
      for (let n = 0; n < slices && !step.done; n++) step = thinking.next({ hurry: false });
      const last = step.done ? step : thinking.next({ hurry: true });
      expect(last.done).toBe(true);
      expect(refuse(ask, last.value as Json)).toBeUndefined();
    }
  });
});
