import { actionTerm, cardName, data, manoeuvreName, nameIn } from '@holotisch/xwing';
import { CardLine } from '../../../ui/card-line.tsx';
import { Portrait } from '../table/portrait.tsx';
import { tokenWords } from '../table/ship-words.ts';
import { type Numbers, printedOf, useValues } from '../table/use-values.ts';
import type { ShipView, XWingView } from '../view.ts';
import { useWords } from '../words.ts';
import { cardOn } from './card-on.ts';
import { DialTable } from './dial-table.tsx';
import { pilotCard, upgradeCard, useSayings } from './use-sayings.ts';

interface ShipCardProps {
  readonly view: XWingView;
  readonly piece: number;
}

const STATS: readonly (keyof Numbers)[] = ['skill', 'attack', 'agility', 'hull', 'shields'];

/** Everything about a ship that its player knows at the table: numbers printed and now, tokens, damage, cards, dial. */
export function ShipCard({ view, piece }: ShipCardProps) {
  const ship = view.ships[piece];
  return ship ? <Known ship={ship} view={view} /> : null;
}

function Known({ ship, view }: { readonly ship: ShipView; readonly view: XWingView }) {
  const { own, lang, ...words } = useWords();
  const values = useValues();
  const says = useSayings();
  const now = values.of(ship);
  const printed = printedOf(ship);
  const shown: Numbers = {
    ...now,
    hull: values.hullLeft(ship),
    shields: values.shieldsLeft(ship, view.phase),
  };
  const full: Numbers = { ...printed, hull: now.hull, shields: now.shields };
  const name = words.ship(ship.id);
  return (
    <article className={`ship-card side-${ship.seat % 2 === 0 ? 'first' : 'second'}`} aria-label={own.card.label(name)}>
      <header>
        <Portrait type={ship.type} seat={ship.seat} />
        <div className="ship-card-name">
          <h2>{name}</h2>
          <p>
            {words.shipType(ship)} · {words.player(ship.seat)}
          </p>
        </div>
      </header>
      <dl className="stats">
        {STATS.map((stat) => (
          <div key={stat} className={`stat stat-${stat}`}>
            <dt>{own.card[stat]}</dt>
            <dd>
              {shown[stat]}
              {shown[stat] !== full[stat] && <small title={own.card.printed(full[stat])}>/{full[stat]}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="card-actions">
        <span className="only-heard">{own.card.actions}: </span>
        {now.actions.map((action) => actionTerm(action, lang) ?? action).join(' · ')}
      </p>
      <p className="card-says">{says(pilotCard({ faction: ship.faction, ship: ship.type, id: ship.pilot }))}</p>
      <DialTable
        type={ship.type}
        chosen={
          ship.dial === null
            ? undefined
            : ship.dial === 'hidden'
              ? own.card.dialSet
              : own.card.dialShown(manoeuvreName(ship.dial, lang))
        }
      />
      <Facts ship={ship} view={view} />
    </article>
  );
}

/** What lies with it: tokens and locks, damage, upgrades, what was changed by hand, conditions. */
function Facts({ ship, view }: { readonly ship: ShipView; readonly view: XWingView }) {
  const { own, lang, ...words } = useWords();
  const says = useSayings();
  const tokens = tokenWords(ship, lang);
  const lockedBy = view.ships.filter((s) => s.locks.includes(ship.id));
  const facedown = ship.damage.filter((d) => !d.faceup).length;
  const list = (ids: readonly number[]) => ids.map(words.ship).join(', ');
  return (
    <dl className="card-facts">
      {tokens.length + ship.locks.length + lockedBy.length > 0 && (
        <div>
          <dt>{own.card.tokens}</dt>
          {tokens.map((token) => (
            <dd key={token}>{token}</dd>
          ))}
          {ship.locks.length > 0 && <dd>{own.card.locks(list(ship.locks))}</dd>}
          {lockedBy.length > 0 && <dd>{own.card.lockedBy(list(lockedBy.map((s) => s.id)))}</dd>}
        </div>
      )}
      {ship.damage.length > 0 && (
        <div>
          <dt>{own.card.damage}</dt>
          {ship.damage.map((d, i) =>
            d.faceup && d.card ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are told apart by their place.
              <CardLine key={i} critical says={says(cardOn(view, ship, d.card))}>
                {cardName(d.card, lang)}
              </CardLine>
            ) : null,
          )}
          {facedown > 0 && <dd>{own.card.facedown(facedown)}</dd>}
        </div>
      )}
      {ship.upgrades.length > 0 && (
        <div>
          <dt>{own.card.upgrades}</dt>
          {ship.upgrades.map((u, i) => {
            const card = data.findUpgrade(u.slot, u.id);
            const side = card?.sides?.[u.face].name ?? card?.name;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are told apart by their place.
              <CardLine key={i} discarded={u.discarded} says={card && says(upgradeCard(card, u.face))}>
                {side ? nameIn(side, lang) : u.id}
                {u.tokens > 0 && ` (${u.tokens})`}
                {u.discarded && ` – ${own.card.discarded}`}
              </CardLine>
            );
          })}
        </div>
      )}
      {ship.byHand.length > 0 && (
        <div>
          <dt>{own.card.byHand}</dt>
          {ship.byHand.map((id) => (
            <dd key={id} className="card-critical">
              {cardName(id, lang)}
            </dd>
          ))}
        </div>
      )}
      {ship.conditions.length > 0 && (
        <div>
          <dt>{own.card.conditions}</dt>
          {ship.conditions.map((id, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are told apart by their place.
            <CardLine key={i} says={says(`condition/${id}`)}>
              {cardName(id, lang)}
            </CardLine>
          ))}
          {ship.aside.map((id, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are told apart by their place.
            <CardLine key={i} critical says={says(cardOn(view, ship, id))}>
              {own.card.aside(cardName(id, lang))}
            </CardLine>
          ))}
        </div>
      )}
    </dl>
  );
}
