import type { Past } from './kit.ts';

interface PastBattle {
  /** How many decisions had been taken when it was fought, or declared while it is open. */
  readonly at: number;
  readonly place: string | null;
  readonly assault: number;
  readonly defence: number | null;
  readonly winner: number | undefined;
  readonly score: readonly [number, number] | undefined;
  readonly lost: readonly string[];
  /** It may still be fought. */
  readonly isOpen: boolean;
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
      const before = chapters.at(-1);
      if (before) before.battles = before.battles.map((battle) => ({ ...battle, isOpen: false }));
      chapters.push({ turn: past.turn, act: past.act, battles: [] });
      continue;
    }
    const battles = chapters.at(-1)?.battles;
    if (!battles) continue;
    const waiting = (place: string | null): number =>
      battles.findIndex((one) => one.place === place && one.winner === undefined);
    if (past.type === 'assault') {
      const { place, assault, defence } = past;
      // Both sides may go for what is nobody's: the second one meets the first.
      const met = defence === null ? waiting(place) : -1;
      if (met >= 0) battles[met] = { ...battles[met]!, defence: assault };
      else battles.push({ at, place, assault, defence, winner: undefined, score: undefined, lost: [], isOpen: true });
    } else if (past.type === 'defence') {
      const met = waiting(past.place);
      if (met >= 0) battles[met] = { ...battles[met]!, defence: past.defence };
    } else if (past.type === 'walkover') {
      const met = waiting(past.place);
      if (met >= 0) battles[met] = { ...battles[met]!, at, winner: battles[met]!.assault };
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
