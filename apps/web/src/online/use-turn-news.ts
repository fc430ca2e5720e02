import type { TableInfo } from '@holotisch/online/client';
import { useEffect, useRef } from 'react';
import { useMatch } from '../match/match-api.ts';
import { useOnlineText } from '../net/words.ts';
import { store, stored } from '../settings/stored.ts';
import { useWords } from '../table-ui/words.ts';
import { useOnline } from './use-online.tsx';

const WANTED = 'onlineNews';

/** Whether the player wants a notification, and the browser gives one. */
export const isNotifying = (): boolean =>
  'Notification' in window && Notification.permission === 'granted' && stored(WANTED, ['on', 'off']) === 'on';

export async function wantNotifications(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  const granted = (await Notification.requestPermission()) === 'granted';
  store(WANTED, granted ? 'on' : 'off');
  return granted;
}

/** Whether the table waits for this seat: for its answer, or for the battle of a campaign that it has to fight. */
export const isDue = (
  { own, battle }: Pick<TableInfo, 'own' | 'battle'>,
  awaited: readonly { readonly seat: number }[],
): boolean => own !== null && (awaited.some(({ seat }) => seat === own) || (battle?.seats.includes(own) ?? false));

/** Whose turn it is stands in the title of the page; who is not looking may be notified. */
export function useTurnNews(): void {
  const t = useOnlineText();
  const { player } = useWords();
  const { info } = useOnline();
  const { snapshot } = useMatch();
  const awaited = snapshot?.awaited ?? [];
  const isMine = info !== undefined && isDue(info, awaited);
  const first = awaited[0]?.seat;
  const now = isMine ? `● ${t.people.yourTurn}` : first === undefined ? t.people.over : t.people.turnOf(player(first));
  useEffect(() => {
    document.title = `${now} · Holotisch`;
  }, [now]);
  const wasMine = useRef(isMine);
  useEffect(() => {
    if (isMine && !wasMine.current && document.hidden && isNotifying())
      new Notification('Holotisch', { body: t.people.yourTurn, tag: info?.match ?? '' });
    wasMine.current = isMine;
  }, [isMine, t, info?.match]);
}
