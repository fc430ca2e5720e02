import { type AnyGame, canonical, type Json, Match, quickRng, type Seat, sampleAnswer } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { anyCampaign, corellia, rim, TASK_FORCE } from '../src/index.ts';
import { BASE_DEFENCES } from '../src/rim/state.ts';
import { anySektor, sektor } from '../src/sektor/index.ts';

/** What a seat does not know is drawn as it may lie there, and all that it sees stays as it is. */

/** As much of the state of a campaign as is looked at here. */
interface Laid {
  readonly phase: string;
  readonly teams: readonly number[];
  readonly sites: Readonly<
    Record<
      string,
      {
        readonly presence?: { readonly team: number; readonly kind: string } | null;
        readonly base?: boolean;
        readonly holder?: number | null;
        readonly defence?: string | null;
        readonly owner?: number | null;
        readonly dug?: object | null;
      }
    >
  >;
}
const laid = (state: unknown): Laid => state as Laid;

function begin(game: AnyGame, setup: Json, seed = 'dreams'): Match {
  const start = Match.start(game, { setup, seed }, { keep: 'last', verify: true });
  if (!start.ok) throw new Error(JSON.stringify(start.fault));
  return start.value;
}
const dreams = (match: Match, seat: Seat, count = 40) =>
  Array.from({ length: count }, (_, n) => match.game.determinise!(match.state, seat, quickRng(n + 1)));
function byChance(match: Match, number: number, until: () => boolean): void {
  const rng = quickRng(number);
  for (let n = 0; n < 600 && !match.over && !until(); n++) {
    const asked = match.open[0]!;
    expect(match.decide(asked.seat, sampleAnswer(asked, rng) as Json)).toBeUndefined();
  }
}

describe.each([
  ['corellia', corellia as AnyGame, anyCampaign(quickRng(3), 2)],
  ['rim', rim as AnyGame, anyCampaign(quickRng(3), 2, undefined, TASK_FORCE)],
  ['sektor', sektor as AnyGame, anySektor(quickRng(3), 2)],
])('%s, for all that a seat knows', (_name, game, setup) => {
  it('looks the same to it however it is dreamt, comes out the same wherever it looks the same, and goes on to its end', () => {
    const match = begin(game, setup);
    let different = 0;
    for (const moment of [6, 12, 25, 40, 70]) {
      byChance(match, moment, () => match.over || match.taken.length >= moment);
      if (match.over) break;
      for (const seat of [0, 1, 2, 3]) {
        const seen = canonical(game.view(match.state, seat));
        const other = game.otherwise(match.state, seat);
        for (const [n, dream] of dreams(match, seat, 6).entries()) {
          expect(canonical(game.view(dream, seat))).toBe(seen);
          game.verify(dream);
          expect(canonical(game.determinise!(other, seat, quickRng(n + 1)))).toBe(canonical(dream));
          if (canonical(dream) !== canonical(match.state)) different++;
        }
      }
    }
    expect(different).toBeGreaterThan(5);
    const twin = begin(game, setup);
    byChance(twin, 1, () => twin.taken.length >= 14);
    const dreamt = twin.fork({ seed: 'dreamt', seenBy: 1, keep: 'none', events: false, verify: true });
    byChance(dreamt as Match, 2, () => dreamt.over);
    expect(dreamt.over).toBe(true);
  });
});

describe('the draw keeps to how it was laid', () => {
  it('[AR-ERR-BASEN-PLATZIEREN-02] half of the first stickers are bases, wherever they lie', () => {
    const match = begin(corellia, anyCampaign(quickRng(3), 2));
    byChance(match, 4, () => laid(match.state).phase !== 'bases');
    const ways = new Set<string>();
    for (const dream of dreams(match, 0)) {
      const kinds = Object.values(laid(dream).sites).flatMap(({ presence }) =>
        presence?.team === 1 ? [presence.kind] : [],
      );
      expect(kinds.toSorted()).toEqual(['base', 'base', 'outpost', 'outpost']);
      ways.add(kinds.join());
    }
    expect(ways.size).toBe(6);
  });

  it('[AR-ERR-EROBERUNG-02] any of the three defences may have been noted for a base of the others', () => {
    const match = begin(rim, anyCampaign(quickRng(3), 2, undefined, TASK_FORCE));
    byChance(match, 4, () => laid(match.state).phase !== 'bases');
    const { sites } = laid(match.state);
    const base = Object.keys(sites).find((id) => sites[id]!.base && sites[id]!.holder === 1)!;
    const noted = (seat: Seat) =>
      [...new Set(dreams(match, seat).map((dream) => laid(dream).sites[base]!.defence))].toSorted();
    expect(noted(0)).toEqual([...BASE_DEFENCES]);
    expect(noted(1)).toEqual([sites[base]!.defence]);
  });

  it('[SK-3] nobody has dug in before the first orders, and later not more than there were players and evenings', () => {
    const match = begin(sektor, anySektor(quickRng(3), 2));
    const dug = (seat: Seat) =>
      dreams(match, seat).map(
        (dream) =>
          Object.values(laid(dream).sites).filter(({ dug: is, owner }) => is && owner !== laid(dream).teams[seat])
            .length,
      );
    expect(Math.max(...dug(0))).toBe(0);
    for (const answer of ['rest', 'rest', 'dig:tarn', 'rest'])
      expect(match.decide(match.open[0]!.seat, answer)).toBeUndefined();
    const counts = [...new Set(dug(1))].toSorted();
    expect(counts).toEqual([0, 1, 2]);
  });
});
