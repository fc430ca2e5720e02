import { say } from '@holotisch/engine';
import { cardsOf, data, pilotOf, pointsOf, type Squad, type SquadShip, shipPoints } from '@holotisch/xwing';
import { pilotCard, upgradeCard, useSayings } from '../cards/use-sayings.ts';
import { Portrait } from '../table/portrait.tsx';
import { weaponFacts } from './card-face.tsx';
import { upgradeCost } from './edit.ts';
import { useSquadWords } from './use-squad-words.ts';

/** A squad on paper: what a player needs at a real table, with boxes to tick off shields and hull. */
export function SquadSheet({ squad }: { readonly squad: Squad }) {
  const { message } = useSquadWords();
  return (
    <>
      <h1>{squad.name || message(say('xw.print.untitled'))}</h1>
      <p>
        {message(say('xw.print.head', { faction: { text: `xw.faction.${squad.faction}` }, points: pointsOf(squad) }))}
      </p>
      {squad.description && <p>{squad.description}</p>}
      <ol>
        {squad.ships.map((ship, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal ships are told apart by their place only.
          <SheetShip key={i} squad={squad} ship={ship} />
        ))}
      </ol>
      {squad.obstacles && <p>{message(say('xw.print.obstacles', { obstacles: squad.obstacles }))}</p>}
      {squad.damageDeck && <p>{message(say('xw.print.deck', { deck: squad.damageDeck }))}</p>}
      <p className="sheet-note">{message(say('xw.print.note'))}</p>
    </>
  );
}

function SheetShip({ squad, ship }: { readonly squad: Squad; readonly ship: SquadShip }) {
  const words = useSquadWords();
  const { t, name, message, action, slot: slotName } = words;
  const says = useSayings();
  const pilot = pilotOf(squad, ship);
  const type = data.findShip(ship.type);
  const cards = cardsOf(ship);
  const values = type && { ...type, ...pilot?.stats };
  const gained = (stat: 'shields' | 'hull') => cards.reduce((sum, card) => sum + (card?.grants?.stats?.[stat] ?? 0), 0);
  return (
    <li className="sheet-ship">
      <Portrait type={ship.type} seat={0} />
      <div>
        <h2>
          <span>{pilot ? name(pilot.name) : ship.pilot}</span>
          <span>{t.card.points(shipPoints(squad, ship))}</span>
        </h2>
        <p>
          {type ? name(type.name) : ship.type}
          {values && pilot && (
            <>
              {' · '}
              {message(
                say('xw.print.stats', {
                  skill: pilot.skill,
                  attack: values.attack,
                  agility: values.agility,
                  hull: values.hull,
                  shields: values.shields,
                }),
              )}
            </>
          )}
        </p>
        {type && <p>{type.actions.map(action).join(' · ')}</p>}
        {pilot && <p className="sheet-says">{says(pilotCard(pilot))}</p>}
        <ul>
          {ship.upgrades.map(({ slot, id }, i) => {
            const card = cards[i];
            const weapon = card && weaponFacts(words, card);
            const cost = t.card.points(upgradeCost(squad, ship, i));
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place only.
              <li key={i}>
                {card ? name(card.name) : id} · {cost}{' '}
                <small>
                  · {slotName(slot)}
                  {weapon && ` · ${weapon}`}
                </small>
                {card && <span className="sheet-says">{says(upgradeCard(card))}</span>}
              </li>
            );
          })}
        </ul>
        {values && (
          <p className="sheet-boxes">
            <Boxes label={t.card.shields} count={values.shields + gained('shields')} />
            <Boxes label={t.card.hull} count={values.hull + gained('hull')} />
          </p>
        )}
      </div>
    </li>
  );
}

function Boxes({ label, count }: { readonly label: string; readonly count: number }) {
  if (count <= 0) return null;
  return (
    <span>
      {label}
      <svg viewBox={`0 0 ${count * 10} 10`} aria-hidden="true">
        {Array.from({ length: count }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one box is like the other.
          <rect key={i} x={i * 10 + 1} y="1" width="8" height="8" />
        ))}
      </svg>
    </span>
  );
}
