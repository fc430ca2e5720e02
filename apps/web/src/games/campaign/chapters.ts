import type { Past } from './kit.ts';

interface PastBattle {
  /** How many decisions had been taken when it was fought, or declared while it is open. */
  readonly at: number;
  readonly place: string | null;
  readonly assault: number;
  readonly defence: number;
  readonly winner: number | undefined;
  readonly score: readonly [number, number] | undefined;
  readonly lost: readonly string[];
}
interface Chapter {
  readonly turn: number;
  readonly act: number | undefined;
  readonly battles: readonly PastBattle[];
}

interface Told {
  readonly at: number;
  readonly past: Past;
}

/** What has happened, turn by turn: every battle with whoever declared it, its result and what was lost in it. */
export function chaptersOf(told: readonly Told[]): readonly Chapter[] {
  const chapters: { turn: number; act: number | undefined; battles: PastBattle[] }[] = [];
  for (const { at, past } of told) {
    if (past.type === 'turn') {
      chapters.push({ turn: past.turn, act: past.act, battles: [] });
      continue;
    }
    const battles = chapters.at(-1)?.battles;
    if (!battles) continue;
    if (past.type === 'assault') {
      const { place, assault, defence } = past;
      battles.push({ at, place, assault, defence, winner: undefined, score: undefined, lost: [] });
    } else if (past.type === 'battle') {
      const open = battles.findIndex(
        ({ place, winner, assault, defence }) =>
          winner === undefined && place === past.place && [assault, defence].includes(past.winner),
      );
      if (open >= 0) battles[open] = { ...battles[open]!, at, winner: past.winner, score: past.score };
    } else {
      const fought = battles.findLastIndex(
        ({ winner, assault, defence }) => winner !== undefined && [assault, defence].includes(past.seat),
      );
      if (fought >= 0) battles[fought] = { ...battles[fought]!, lost: [...battles[fought]!.lost, past.card] };
    }
  }
  return chapters;
}
