import { cardName } from '@holotisch/armada';
import type { Seat } from '@holotisch/engine';
import { BriefingFrame } from '../../../table-ui/decide/briefing-frame.tsx';
import { useSayings } from '../cards/use-sayings.ts';
import type { ArmadaView } from '../view.ts';
import { useWords } from '../words.ts';

interface BriefingProps {
  readonly view: ArmadaView;
  readonly seat: Seat;
}

/** Who goes first, what is played for and who is still to come: read once before the first round, whoever has laid the table. */
export function Briefing({ view, seat }: BriefingProps) {
  const { own, lang, player, unit } = useWords();
  const says = useSayings();
  const t = own.briefing;
  const isFirst = view.sides[seat] === view.first;
  const away = view.units.filter(({ status }) => status === 'aside' || status === 'reserve');
  return (
    <BriefingFrame title={t.title} open>
      <p>{isFirst ? t.youFirst : t.otherFirst(player(view.sides.indexOf(view.first)))}</p>
      <p>{t.goal(view.rules.rounds)}</p>
      {view.objective !== null && (
        <div>
          <p className="quiet">{own.standing.objective}</p>
          <p>
            <strong>{cardName(view.objective, lang)}</strong>
          </p>
          <p className="card-says">{says(`objective/${view.objective}`)}</p>
        </div>
      )}
      {away.length > 0 && (
        <div>
          <p className="quiet">{t.away}</p>
          <p>{away.map(({ id }) => unit(id)).join(', ')}</p>
        </div>
      )}
    </BriefingFrame>
  );
}
