import { ClauseLink } from '../ui/clause-link.tsx';
import { usePlaying } from './table/playing.ts';

/** What has just happened, across the table: a new phase, a lost action, a ship that is gone. The log is read aloud. */
export function Banners() {
  const { banners } = usePlaying();
  // A phase that is over needs no title any more.
  const chapter = banners.findLast(({ kind }) => kind === 'chapter');
  const shown = banners.filter((one) => one.kind === 'note' || one === chapter);
  return (
    <div className="banners" aria-hidden="true">
      {shown.map(({ id, kind, text, clause }) => (
        <p key={id} className={`banner banner-${kind}`}>
          <span>{text}</span>
          {clause && kind === 'note' && <ClauseLink id={clause} mute />}
        </p>
      ))}
    </div>
  );
}
