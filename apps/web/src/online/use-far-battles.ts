import type { TableInfo } from '@holotisch/online/client';
import { type RefObject, useMemo } from 'react';
import { onlinePath } from '../address/online-paths.ts';
import type { FarBattles } from '../match/match-api.ts';
import { keepSeat, keptSeat } from '../net/kept.ts';
import { type LiveTable, OFFLINE } from './live.ts';

/** The battles of a campaign that is played from afar, and the way back from one of them. */
export function useFarBattles(
  match: string,
  info: TableInfo | undefined,
  live: RefObject<LiveTable | undefined>,
): FarBattles | undefined {
  return useMemo<FarBattles | undefined>(() => {
    if (!info || (!info.battle && !info.campaign && info.fought.length === 0)) return undefined;
    return {
      open: info.battle,
      fought: info.fought,
      own: info.own,
      back: info.campaign ? onlinePath(info.campaign.match) : undefined,
      begin: () => live.current?.session.say({ do: 'battle' }) ?? Promise.resolve(OFFLINE),
      seatAt(battle) {
        // The token of a seat at the campaign opens its seat at the battle, until it has one of its own there.
        const { token } = keptSeat(battle) ?? keptSeat(match) ?? {};
        const isOpen = info.battle?.match === battle;
        keepSeat(battle, { ...(isOpen && { game: info.battle.game }), ...(token !== undefined && { token }) });
        return onlinePath(battle);
      },
    };
  }, [match, info, live]);
}
