import type { GameEvent } from '@holotisch/engine';
import { useLanguage } from '../../settings/language.tsx';
import { usePlayer } from '../../table-ui/words.ts';
import { forceOfPiece, type MapPlace, placeOfPiece } from './campaign-map.ts';
import type { CampaignKit } from './kit.ts';
import { FleetSheet } from './sheet.tsx';
import { campaignText } from './text.ts';
import './campaign.css';

interface PieceCardProps<V, E extends GameEvent> {
  readonly kit: CampaignKit<V, E>;
  readonly view: V;
  readonly piece: number;
}

/** What is to be known of a place, or the sheet of a fleet. */
export function PieceCard<V, E extends GameEvent>({ kit, view, piece }: PieceCardProps<V, E>) {
  const { lang } = useLanguage();
  const player = usePlayer();
  const map = kit.map(view, lang);
  const place = placeOfPiece(map, piece);
  if (place) return <PlaceCard place={place} teams={map.teams} />;
  const force = forceOfPiece(map, piece);
  const sheet = force && kit.sheets(view, lang).find(({ seat }) => seat === force.seat);
  return sheet ? <FleetSheet sheet={sheet} player={player(sheet.seat)} /> : null;
}

function PlaceCard({ place, teams }: { readonly place: MapPlace; readonly teams: readonly [string, string] }) {
  const { lang } = useLanguage();
  const t = campaignText[lang];
  const { name, owner, hold, marks, facts } = place;
  const side = owner === null ? '' : owner === 0 ? 'side-first' : 'side-second';
  return (
    <article className={`place-card ${side}`} aria-label={name}>
      <h3>{name}</h3>
      <p className="place-owner">
        {owner === null ? t.nobody : teams[owner]}
        {hold && ` · ${t.hold[hold]}`}
      </p>
      {marks.length > 0 && <p className="quiet">{marks.map((mark) => t.mark[mark]).join(' · ')}</p>}
      <dl className="place-facts">
        {facts.map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
