/** What came of a number of games between two players. */
export interface Meeting {
  readonly a: string;
  readonly b: string;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

interface Rated {
  readonly name: string;
  readonly elo: number;
  /** One standard error. */
  readonly error: number;
}

const PER_ELO = Math.LN10 / 400;
const PASSES = 500;
/** A game that nobody has played and that ends in a draw: whoever has won all has no Elo otherwise. */
const UNPLAYED = 0.5;

const gamesOf = ({ won, lost, drawn }: Meeting): number => won + lost + drawn;
const chanceOf = (elo: number, other: number): number => 1 / (1 + Math.exp((other - elo) * PER_ELO));

/** Elo by the likeliest strengths (Bradley and Terry), a draw as half a win; on average everybody has 0. */
export function ladderOf(names: readonly string[], meetings: readonly Meeting[]): readonly Rated[] {
  const strength = new Map(names.map((name) => [name, 1]));
  const of = (name: string) => strength.get(name)!;
  for (let pass = 0; pass < PASSES; pass++)
    for (const name of names) {
      let points = 0;
      let weight = 0;
      for (const meeting of meetings) {
        if (meeting.a !== name && meeting.b !== name) continue;
        const other = meeting.a === name ? meeting.b : meeting.a;
        points += (meeting.a === name ? meeting.won : meeting.lost) + (meeting.drawn + UNPLAYED) / 2;
        weight += (gamesOf(meeting) + UNPLAYED) / (of(name) + of(other));
      }
      if (weight > 0) strength.set(name, points / weight);
    }
  const raw = new Map(names.map((name) => [name, Math.log(of(name)) / PER_ELO]));
  const mean = [...raw.values()].reduce((sum, elo) => sum + elo, 0) / names.length;
  return names.map((name) => {
    let known = 0;
    for (const meeting of meetings) {
      if (meeting.a !== name && meeting.b !== name) continue;
      const p = chanceOf(raw.get(meeting.a)!, raw.get(meeting.b)!);
      known += (gamesOf(meeting) + UNPLAYED) * p * (1 - p) * PER_ELO * PER_ELO;
    }
    return { name, elo: Math.round(raw.get(name)! - mean), error: known > 0 ? Math.round(1 / Math.sqrt(known)) : 0 };
  });
}

const round = (n: number): number => Math.round(n * 1000) / 1000;

/** How often the first one wins, a draw as half, and how sure that is (one standard error). */
export function ratesOf(meeting: Meeting): {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  readonly winRateA: number;
  readonly error: number;
  readonly drawRate: number;
} {
  const { a, b, won, drawn } = meeting;
  const games = gamesOf(meeting);
  const points = won + drawn / 2;
  // As if one more had been won and one more lost: after two wins nobody is sure yet.
  const p = (points + 1) / (games + 2);
  const rate = (n: number) => (games === 0 ? 0 : round(n / games));
  return {
    a,
    b,
    games,
    winRateA: rate(points),
    error: round(Math.sqrt((p * (1 - p)) / (games + 2))),
    drawRate: rate(drawn),
  };
}
