import { Suspense, useState } from 'react';
import { fromStart } from '../address/moments.ts';
import { campaignPath, matchPath } from '../address/paths.ts';
import { Link, navigate } from '../address/router.tsx';
import { campaignText } from '../games/campaign/text.ts';
import { FaceProvider } from '../games/face-provider.tsx';
import { pagesOf, titleOf } from '../games/faces.ts';
import { forgetMatch, isOver, type KeptMatch, keptFile, keptMatches } from '../match/storage.ts';
import { MatchProvider, useLocalTable } from '../match/use-match.tsx';
import { useGameName } from '../net/words.ts';
import { Mishap } from '../play/mishap.tsx';
import { useLanguage } from '../settings/language.tsx';
import { Fault } from '../table-ui/fault.tsx';
import { gameOfMatch, matchTitle } from '../table-ui/start/match-title.ts';
import { useOpenFile } from '../table-ui/start/use-open-file.tsx';
import { useWords } from '../table-ui/words.ts';
import { fileName, pickFile, saveFile } from '../ui/files.ts';
import { CampaignPicture } from './campaign-picture.tsx';
import '../games/campaign/start.css';
import '../style/match.css';
import '../table-ui/start/start.css';

/** The campaigns that can be begun, in the order in which they are offered. */
export const CAMPAIGN_IDS = ['corellia', 'rim', 'sektor'] as const;
const offered = CAMPAIGN_IDS.filter((id) => pagesOf(id) !== undefined);

/** Where campaigns are chosen, begun and gone on with. */
export default function CampaignsPage({ game }: { readonly game: string | undefined }) {
  const { lang, t: site } = useLanguage();
  const t = campaignText[lang];
  const chosen = offered.find((id) => id === game) ?? offered[0]!;
  const { Start, Rules } = pagesOf(chosen)!;
  const gameName = useGameName();
  const loading = <p className="lone">{site.playLoading}</p>;
  return (
    <div className="play">
      <MatchProvider>
        <div className="campaigns">
          <header className="campaigns-head">
            <h1>{t.start.title}</h1>
            <p>{t.start.intro}</p>
          </header>
          <Mishap>
            <Suspense fallback={loading}>
              <FaceProvider game={chosen} unknown={null}>
                <Running />
                <nav aria-label={t.start.choose}>
                  <ul className="campaign-choices">
                    {offered.map((id) => (
                      <li key={id}>
                        <Link to={campaignPath(id)} className="campaign-choice" here={id === chosen}>
                          <CampaignPicture campaign={id} />
                          <span>
                            <strong>{gameName(id)}</strong>
                            <small>{t.start.about[id]}</small>
                          </span>
                        </Link>
                      </li>
                    ))}
                  </ul>
                </nav>
                {(Rules || t.rulesOf[chosen]) && (
                  <details className="panel campaign-rules">
                    <summary>{t.rules}</summary>
                    {Rules ? (
                      <Rules />
                    ) : (
                      <ol>
                        {t.rulesOf[chosen]?.map((rule) => (
                          <li key={rule}>{rule}</li>
                        ))}
                      </ol>
                    )}
                  </details>
                )}
                <Start key={chosen} />
                <FromFile />
              </FaceProvider>
            </Suspense>
          </Mishap>
        </div>
      </MatchProvider>
    </div>
  );
}

/** Campaigns that wait in this browser. */
function Running() {
  const { lang, moment } = useLanguage();
  const t = campaignText[lang].start;
  const words = useWords();
  const gameName = useGameName();
  const { resume } = useLocalTable();
  const ofCampaigns = () => keptMatches().filter((match) => CAMPAIGN_IDS.some((id) => id === gameOfMatch(match)));
  const [matches, setMatches] = useState<readonly KeptMatch[]>(ofCampaigns);
  if (matches.length === 0) return null;
  return (
    <section className="start-kept panel" aria-labelledby="campaigns-running">
      <h2 id="campaigns-running">{t.running}</h2>
      <ul>
        {matches.map((match, n) => {
          const game = gameOfMatch(match);
          const name = `${gameName(game)}: ${matchTitle(match, words.t.start.position, lang, titleOf) ?? ''}`;
          return (
            <li key={match.id} className="kept-match">
              <p className="kept-name">
                <strong>{name}</strong>
                <small>{[moment(match.saved), ...(isOver(match) ? [words.t.start.isOver] : [])].join(' · ')}</small>
              </p>
              <button
                type="button"
                className={n === 0 ? 'primary' : 'tool tool-text'}
                onClick={() => void resume(match).then((isOn) => isOn && navigate(matchPath(game)))}
              >
                {isOver(match) ? words.t.start.lookAt : t.continue}
              </button>
              <button
                type="button"
                className="tool tool-text"
                aria-label={t.saveAs(name)}
                onClick={() => saveFile(fileName(game, 'match'), keptFile(match))}
              >
                {t.save}
              </button>
              <button
                type="button"
                className="tool"
                aria-label={t.forget(name)}
                title={t.forget(name)}
                onClick={() => {
                  forgetMatch(match.id);
                  setMatches(ofCampaigns());
                }}
              >
                ×
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A campaign that was saved as a file, here or elsewhere, goes on. */
function FromFile() {
  const { lang } = useLanguage();
  const t = campaignText[lang].start;
  const opener = useOpenFile((of, watches) => navigate(watches ? fromStart(matchPath(of)) : matchPath(of)));
  return (
    <div className="campaign-file">
      <button
        type="button"
        className="tool tool-text"
        onClick={() => void pickFile('.json').then((file) => file && opener.open?.(file))}
      >
        {t.open}
      </button>{' '}
      <small className="quiet">{t.openNote}</small>
      {opener.fault && <Fault fault={opener.fault} />}
      {opener.dialog}
    </div>
  );
}
