import { data } from '@holotisch/armada';
import { Unbroken } from '../../../table-ui/face/unbroken.tsx';
import { DiceCount } from '../decide/dice-count.tsx';
import { marksInWords } from '../table/campaign-marks.ts';
import { TokenSign } from '../table/command-sign.tsx';
import { SquadronPortrait } from '../table/portrait.tsx';
import { term } from '../table/unit-words.ts';
import { hullOfSquadron, useKnown } from '../table/use-values.ts';
import { type ArmadaView, ownerOf, type Squadron, statusOf } from '../view.ts';
import { useWords } from '../words.ts';
import { useSayings } from './use-sayings.ts';

interface SquadronCardProps {
  readonly view: ArmadaView;
  readonly squadron: Squadron;
}

/** A squadron: hull, speed, dice, tokens, whom it is engaged with, and its keywords explained. */
export function SquadronCard({ view, squadron }: SquadronCardProps) {
  const { own, lang, unit, player, message } = useWords();
  const t = own.card;
  const known = useKnown();
  const says = useSayings();
  const card = data.squadronCard(squadron.card);
  const now = known.squadrons.get(squadron.id);
  const keywords =
    now?.keywords ??
    data.KEYWORDS.flatMap((keyword) => (card.keywords[keyword] ? [{ keyword, n: card.keywords[keyword] }] : []));
  const full = hullOfSquadron(known, squadron);
  const ability = says(`squadron/${squadron.card}`);
  return (
    <article
      className={`ship-card armada-card side-${ownerOf(view, squadron.seat) === 0 ? 'first' : 'second'}`}
      aria-label={t.label(unit(squadron.id))}
    >
      <header>
        <SquadronPortrait card={squadron.card} owner={ownerOf(view, squadron.seat)} />
        <div className="ship-card-name">
          <h2>
            <Unbroken text={unit(squadron.id)} />
          </h2>
          <p>
            {[
              player(squadron.seat),
              ...marksInWords(squadron, lang),
              ...(squadron.status === 'retreated' ? [] : [t[statusOf(view, squadron)]]),
            ].join(' · ')}
          </p>
        </div>
      </header>
      <dl className="stats">
        <div className="stat stat-hull">
          <dt>{t.hull}</dt>
          <dd>
            {squadron.hull}
            {squadron.hull !== full && <small>/{full}</small>}
          </dd>
        </div>
        <div className="stat">
          <dt>{t.speed}</dt>
          <dd>{now?.speed ?? card.speed}</dd>
        </div>
        <div className="stat">
          <dt>{t.antiSquadron}</dt>
          <dd>
            <DiceCount dice={now?.antiSquadron ?? card.antiSquadron} />
          </dd>
        </div>
        <div className="stat">
          <dt>{t.battery}</dt>
          <dd>
            <DiceCount dice={now?.battery ?? card.battery} />
          </dd>
        </div>
      </dl>
      {ability && <p className="card-says">{ability}</p>}
      <dl className="card-facts">
        {squadron.objectives > 0 && (
          <div>
            <dt>{t.objectives}</dt>
            <dd>{squadron.objectives}</dd>
          </div>
        )}
        {squadron.tokens.length > 0 && (
          <div>
            <dt>{t.tokens}</dt>
            {squadron.tokens.map(({ kind, state }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind are told apart by their place only.
              <dd key={i} data-state={state}>
                <TokenSign kind={kind} state={state} /> {message({ text: `ar.token.${kind}` })}{' '}
                <small>{t.state[state]}</small>
              </dd>
            ))}
          </div>
        )}
        {now && now.engaged.length > 0 && (
          <div>
            <dt>{t.engagedWith}</dt>
            <dd>
              {now.engaged.map(unit).join(', ')}
              {now.held && ` (${t.held})`}
            </dd>
          </div>
        )}
        {keywords.length > 0 && (
          <div>
            <dt>{t.keywords}</dt>
            {keywords.map(({ keyword, n }) => (
              <dd key={keyword}>
                <strong>{term(`keyword.${keyword}`, lang, { n })}</strong>
                <span className="card-says">{says(`keyword/${keyword}`)}</span>
              </dd>
            ))}
          </div>
        )}
      </dl>
    </article>
  );
}
