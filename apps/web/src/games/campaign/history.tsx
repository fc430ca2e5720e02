import type { GameEvent } from '@holotisch/engine';
import { fromStart } from '../../address/moments.ts';
import { matchPath } from '../../address/paths.ts';
import { navigate } from '../../address/router.tsx';
import { battleTold } from '../../match/campaign/battle-of.ts';
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

/** The way to the match of a battle, from its first decision on; undefined where it was reported by hand, or is kept no more. */
function useReplay(): (at: number) => (() => void) | undefined {
  const { local, far } = useMatch();
  return (at) => {
    const online = far?.fought.find((one) => one.at === at);
    if (far && online) return () => navigate(fromStart(far.seatAt(online.match)));
    const kept = local && battleTold(local, at);
    if (!local || !kept) return undefined;
    return () =>
      void local.resume(kept).then((isOn) => isOn && navigate(fromStart(matchPath(String(kept.file['game'])))));
  };
}

/** Turn by turn: who met whom where, who won, what was lost. Every battle leads to its moment on the map. */
export function HistoryDialog({ map, pastOf, onClose }: HistoryDialogProps) {
  const { lang } = useLanguage();
  const t = campaignText[lang];
  const { snapshot, look } = useMatch();
  const replay = useReplay();
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
                  <li key={`${battle.at}-${battle.place}`} className="history-battle">
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
                    {battle.winner !== undefined && battle.defence !== null && <Watch go={replay(battle.at)} />}
                  </li>
                ))}
              </ul>
            </li>
          ))}
      </ol>
    </Dialog>
  );
}

/** A battle that was a match can be watched from its beginning. */
function Watch({ go }: { readonly go: (() => void) | undefined }) {
  const { lang } = useLanguage();
  return go ? (
    <button type="button" className="tool tool-text" onClick={go}>
      {campaignText[lang].historyOf.watch}
    </button>
  ) : null;
}
