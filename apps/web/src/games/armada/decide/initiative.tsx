import { cardName, type QuestionOf } from '@holotisch/armada';
import { BriefingFrame } from '../../../table-ui/decide/briefing-frame.tsx';
import { Choice } from '../../../table-ui/decide/choice.tsx';
import { useSayings } from '../cards/use-sayings.ts';
import type { ArmadaView } from '../view.ts';
import { useWords } from '../words.ts';
import { atStake } from './at-stake.ts';

interface InitiativeProps {
  readonly view: ArmadaView;
  readonly ask: QuestionOf<'first-player'>;
}

/** Who is the first player: why one may say so, and what the choice is about. */
export function Initiative({ view, ask }: InitiativeProps) {
  const { own, lang, player } = useWords();
  const says = useSayings();
  const t = own.initiative;
  const sides = atStake(view);
  return (
    <>
      <BriefingFrame title={own.briefing.title} open>
        <p>{sides[0].points === sides[1].points ? t.coin : t.cheaper}</p>
        {sides.map(({ side, points, objectives }) => (
          <div key={side}>
            <p>
              <strong>{player(view.sides.indexOf(side))}</strong> · {t.points(points)}
            </p>
            {side !== view.sides[ask.seat] && <p className="quiet">{t.theirs}</p>}
            {/* At a table that two share, what only one of them knows is not shown. */}
            {objectives.length > 0 && <p className="quiet">{t.yours}</p>}
            {objectives.map((card) => (
              <details key={card}>
                <summary>{cardName(card, lang)}</summary>
                <p className="card-says">{says(`objective/${card}`)}</p>
              </details>
            ))}
          </div>
        ))}
      </BriefingFrame>
      <Choice ask={ask} />
    </>
  );
}
