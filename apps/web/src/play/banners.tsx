import { usePlaying } from '../table-ui/playing.ts';
import { ClauseLink } from '../ui/clause-link.tsx';

/**
 * What has just happened, across the table: a new phase, a lost action, a ship that is gone. The log is read aloud. Where
 * there is no room for all of it, the oldest is left out.
 */
export function Banners() {
  const { banners } = usePlaying();
  return (
    <div className="banners" aria-hidden="true">
      {banners.map(({ id, kind, text, clause }, i) => (
        <p key={id} className={`banner banner-${kind}`} title={text}>
          <span>{text}</span>
          {clause && kind === 'note' && <ClauseLink id={clause} mute {...(i < banners.length - 1 && { sign: '§' })} />}
        </p>
      ))}
    </div>
  );
}
