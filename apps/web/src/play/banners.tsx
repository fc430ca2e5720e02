import { ClauseLink } from '../ui/clause-link.tsx';
import { usePlaying } from './table/playing.ts';

/** What has just happened, across the table: a new phase, a lost action, a ship that is gone. The log is read aloud. */
export function Banners() {
  const { banners } = usePlaying();
  return (
    <div className="banners" aria-hidden="true">
      {banners.map(({ id, kind, text, clause }) => (
        <p key={id} className={`banner banner-${kind}`}>
          <span>{text}</span>
          {clause && kind === 'note' && <ClauseLink id={clause} mute />}
        </p>
      ))}
    </div>
  );
}
