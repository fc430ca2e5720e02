import { anyCampaign, corellia, rim, TASK_FORCE } from '@holotisch/campaign';
import { anySektor, sektor } from '@holotisch/campaign/sektor';
import { type AnyGame, canonical, dreamOf, type Json, Match, quickRng, refuse, type Seat } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { corelliaAdmiral } from '../../src/corellia/index.ts';
import { letDecide, type Player } from '../../src/index.ts';
import { rimAdmiral } from '../../src/rim/index.ts';
import { sektorMarshal } from '../../src/sektor/index.ts';

/** Whoever leads a seat of a campaign, as its computer or to say what it would do, knows what the seat knows and no more. */

const answerOf = (player: Player, match: Match, seat: Seat): Json => {
  const view = match.game.view(match.state, seat);
  return player.choose({ seat, view, ask: match.askOf(seat)!, rng: quickRng(9), dream: dreamOf(match, seat) });
};

describe.each<[string, AnyGame, Player, Json]>([
  ['corellia', corellia as AnyGame, corelliaAdmiral as Player, anyCampaign(quickRng(3), 2)],
  ['rim', rim as AnyGame, rimAdmiral as Player, anyCampaign(quickRng(3), 2, undefined, TASK_FORCE)],
  ['sektor', sektor as AnyGame, sektorMarshal as Player, anySektor(quickRng(3), 2)],
])('the computer of %s', (_name, game, player, setup) => {
  it('answers the same, and legally, whatever lies where its seat cannot look', () => {
    const start = Match.start(game, { setup, seed: 'honest' }, { keep: 'last', events: false });
    if (!start.ok) throw new Error(JSON.stringify(start.fault));
    const match: Match = start.value;
    const rng = quickRng(5);
    let otherwise = 0;
    for (let n = 0; n < 120 && !match.over; n++) {
      const { seat } = match.open[0]!;
      const other = match.fork({ seed: `other ${n}`, seenBy: seat });
      expect(canonical(game.view(other.state, seat))).toBe(canonical(game.view(match.state, seat)));
      const answer = answerOf(player, match, seat);
      expect(answerOf(player, other as Match, seat)).toEqual(answer);
      expect(refuse(other.askOf(seat)!, answer)).toBeUndefined();
      if (hidden(other as Match) !== hidden(match)) otherwise++;
      letDecide(match, seat, player, rng);
    }
    expect(otherwise).toBeGreaterThan(20);
  });
});

/** What lies on the map, chance left out. */
const hidden = ({ state }: Match): string => canonical((state as unknown as { readonly sites: Json }).sites);
