import { type ArmadaMatch, armada, fleetJson, READY_FLEETS } from '@holotisch/armada';
import { canonical, dreamOf, type Json, Match, quickRng, refuse, type Seat } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { aceWith } from '../../src/armada/ace.ts';
import { armadaAdmiral, armadaRecruit } from '../../src/armada/index.ts';
import { letDecide, type Player } from '../../src/index.ts';

/** An ace that thinks as the real one does, but not for long. */
const ace: Player = aceWith({ answers: 3, steps: 60 });
const admiral: Player = armadaAdmiral;
const LEVELS: readonly Player[] = [armadaRecruit, admiral, ace];

const CORE = {
  fleets: ['core-fleet-rebel', 'core-fleet-empire'].map((id) =>
    fleetJson(READY_FLEETS.find((one) => one.id === id)!.fleet),
  ),
} as unknown as Json;

function start(seed: string): ArmadaMatch {
  const match = Match.start(armada, { setup: CORE, seed }, { keep: 'last', events: false });
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  return match.value;
}

/** The answer of a player whose own chance is always the same. */
const answerOf = (player: Player, match: ArmadaMatch, seat: Seat): Json => {
  const ask = match.askOf(seat)!;
  const view = armada.view(match.state, seat);
  return player.choose({ seat, view, ask, rng: quickRng(9), dream: dreamOf(match, seat) });
};

/** A match at its questions, with the computer at both sides. */
function* moments(match: ArmadaMatch, most: number) {
  const rng = quickRng(3);
  for (let n = 0; n < most && !match.over; n++) {
    yield match;
    letDecide(match, match.open[0]!.seat, admiral, rng);
  }
}

describe('no level of Armada cheats', () => {
  it('answers the same, and legally, wherever its seat sees the same', () => {
    let compared = 0;
    let searched = 0;
    for (const match of moments(start('honest'), 60)) {
      const { seat, kind } = match.open[0]!;
      const other = match.fork({ seed: `other ${match.taken.length}`, seenBy: seat });
      expect(canonical(armada.view(other.state, seat))).toBe(canonical(armada.view(match.state, seat)));
      const isSearched = ['course', 'activate', 'attack', 'dials'].includes(kind);
      // What is thought over for long is looked at now and then.
      const players = isSearched && searched++ % 3 > 0 ? LEVELS.slice(0, 2) : LEVELS;
      for (const player of players) {
        const answer = answerOf(player, match, seat);
        expect([kind, player.id, answerOf(player, other, seat)]).toEqual([kind, player.id, answer]);
        expect(refuse(match.askOf(seat)!, answer)).toBeUndefined();
      }
      if (canonical(other.state.deck) !== canonical(match.state.deck)) compared++;
    }
    expect(compared).toBeGreaterThan(15);
    expect(searched).toBeGreaterThan(3);
  });

  it('sets its dials not knowing which ones the other side has set already', () => {
    for (const match of moments(start('dials'), 60)) {
      const asked = match.askOf(0);
      if (asked?.kind !== 'dials' || asked.type !== 'form' || match.open.length < 2) continue;
      const known = [undefined, 0, 3].map((which) => {
        const own = match.fork();
        const dials = asked.fields.map(({ id, options }) => [id, options[(which ?? 0) % options.length]!.id]);
        if (which !== undefined) expect(own.decide(0, Object.fromEntries(dials))).toBeUndefined();
        return LEVELS.map((player) => answerOf(player, own, 1));
      });
      for (const one of known) expect(one).toEqual(known[0]);
      return;
    }
    throw new Error('nobody was asked for dials');
  });
});

describe('the recruit of Armada', () => {
  it('does something else than the veteran now and then, and can be caught at it in several kinds of decisions', () => {
    const kinds = new Set<string>();
    for (const match of moments(start('recruit'), 150)) {
      const { seat, kind } = match.open[0]!;
      if (JSON.stringify(answerOf(armadaRecruit, match, seat)) !== JSON.stringify(answerOf(admiral, match, seat)))
        kinds.add(kind);
    }
    expect(kinds.size).toBeGreaterThan(2);
  });
});
