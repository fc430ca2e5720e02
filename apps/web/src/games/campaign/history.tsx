import type { GameEvent } from '@holotisch/engine';
import { useMatch } from '../../match/use-match.tsx';
import { useLanguage } from '../../settings/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { type CampaignMap, placeById } from './campaign-map.ts';
import { chaptersOf } from './chapters.ts';
import type { Past } from './kit.ts';
import { campaignText } from './text.ts';

interface HistoryDialogProps {
  readonly map: CampaignMap;
  readonly pastOf: (event: GameEvent) => Past | undefined;
  readonly onClose: () => void;
}

/** Turn by turn: who met whom where, who won, what was lost. Every battle leads to its moment on the map. */
export function HistoryDialog({ map, pastOf, onClose }: HistoryDialogProps) {
  const { lang } = useLanguage();
  const t = campaignText[lang];
  const { snapshot, look } = useMatch();
  const past = (snapshot?.events ?? []).flatMap(({ at, event }) => {
    const told: Past | undefined = pastOf(event);
    return told ? [{ at, past: told }] : [];
  });
  const chapters = chaptersOf(past);
  const fleet = (seat: number) => map.forces.find((one) => one.seat === seat)?.name ?? String(seat + 1);
  return (
    <Dialog title={t.history} className="campaign-dialog" onClose={onClose}>
      {chapters.every(({ battles }) => battles.length === 0) && <p className="quiet">{t.historyOf.none}</p>}
      <ol className="campaign-history">
        {chapters
          .filter(({ battles }) => battles.length > 0)
          .map(({ turn, act, battles }) => (
            <li key={`${act}-${turn}`}>
              <h3>{act === undefined ? t.told.turn(turn) : t.told.act(act, turn)}</h3>
              <ul>
                {battles.map((battle) => (
                  <li key={battle.at} className="history-battle">
                    <strong>{placeById(map, battle.place)?.name ?? t.told.area}</strong>
                    <span>
                      {battle.defence === null
                        ? fleet(battle.assault)
                        : t.historyOf.beats(fleet(battle.assault), fleet(battle.defence))}
                    </span>
                    <span>
                      {battle.winner === undefined
                        ? battle.isOpen
                          ? t.historyOf.open
                          : t.historyOf.unfought
                        : `${t.historyOf.won(fleet(battle.winner))}${battle.score ? ` (${battle.score.join(' : ')})` : ''}`}
                    </span>
                    {battle.lost.length > 0 && (
                      <span className="history-lost">{t.historyOf.lost(battle.lost.join(', '))}</span>
                    )}
                    {battle.winner !== undefined && snapshot && (
                      <button
                        type="button"
                        className="tool tool-text"
                        onClick={() => {
                          onClose();
                          void look(snapshot.viewer, battle.at);
                        }}
                      >
                        {t.historyOf.moment}
                      </button>
                    )}
                  </li>
                ))}
              </ul>
            </li>
          ))}
      </ol>
    </Dialog>
  );
}
