import '../all-words.ts';
import { say } from '@holotisch/engine';
import { xwingLists } from '@holotisch/games/xwing/lists';
import { cardsOf, data, pilotOf, type Squad, type SquadShip, shipPoints } from '@holotisch/xwing';
import { OwnLists } from '../../../table-ui/companion/own-lists.tsx';
import { type Marks, TickBoxes, useMarks } from '../../../table-ui/companion/tick-boxes.tsx';
import { upgradeSays, weaponFacts } from '../builder/card-face.tsx';
import { useSquadWords } from '../builder/use-squad-words.ts';
import { pilotCard, useSayings } from '../cards/use-sayings.ts';
import { Portrait } from '../table/portrait.tsx';

export default function Lists() {
  const { t } = useSquadWords();
  return (
    <OwnLists
      id="xwing"
      game={xwingLists}
      words={t.squads.bringIn}
      atHand={({ squad }, entry) => <SquadAtHand key={entry} squad={squad} entry={entry} />}
    />
  );
}

function SquadAtHand({ squad, entry }: { readonly squad: Squad; readonly entry: string }) {
  const marks = useMarks(entry);
  // Whoever flies first stands first.
  const ships = squad.ships
    .map((ship, at) => ({ ship, at, skill: pilotOf(squad, ship)?.skill ?? 0 }))
    .toSorted((a, b) => a.skill - b.skill);
  return (
    <ol className="at-hand">
      {ships.map(({ ship, at }) => (
        <AtHandShip key={at} squad={squad} ship={ship} at={at} marks={marks} />
      ))}
    </ol>
  );
}

interface AtHandShipProps {
  readonly squad: Squad;
  readonly ship: SquadShip;
  readonly at: number;
  readonly marks: Marks;
}

function AtHandShip({ squad, ship, at, marks }: AtHandShipProps) {
  const words = useSquadWords();
  const { t, name, message, action, slot: slotName } = words;
  const says = useSayings();
  const pilot = pilotOf(squad, ship);
  const type = data.findShip(ship.type);
  const cards = cardsOf(ship);
  const values = type && { ...type, ...pilot?.stats };
  const gained = (stat: 'shields' | 'hull') => cards.reduce((sum, card) => sum + (card?.grants?.stats?.[stat] ?? 0), 0);
  return (
    <li>
      <details>
        <summary>
          <Portrait type={ship.type} seat={0} />
          <span className="at-hand-name">
            <strong>
              {pilot && <span className="face-skill">{pilot.skill}</span>} {pilot ? name(pilot.name) : ship.pilot}
            </strong>
            <span>
              {type ? name(type.name) : ship.type} · {t.card.points(shipPoints(squad, ship))}
            </span>
          </span>
        </summary>
        {values && pilot && (
          <p>
            {message(
              say('xw.print.stats', {
                skill: pilot.skill,
                attack: values.attack,
                agility: values.agility,
                hull: values.hull,
                shields: values.shields,
              }),
            )}
          </p>
        )}
        {type && <p>{type.actions.map(action).join(' · ')}</p>}
        {pilot && <p className="at-hand-says">{says(pilotCard(pilot))}</p>}
        <ul>
          {ship.upgrades.map(({ slot, id }, i) => {
            const card = cards[i];
            const weapon = card && weaponFacts(words, card);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place only.
              <li key={i}>
                <strong>{card ? name(card.name) : id}</strong>{' '}
                <small>
                  {slotName(slot)}
                  {weapon && ` · ${weapon}`}
                </small>
                {card && <p className="at-hand-says">{upgradeSays(says, card)}</p>}
              </li>
            );
          })}
        </ul>
      </details>
      {values && (
        <div className="at-hand-boxes">
          <TickBoxes
            label={t.card.shields}
            groups={[values.shields + gained('shields')]}
            marks={marks}
            name={`${at}s`}
          />
          <TickBoxes label={t.card.hull} groups={[values.hull + gained('hull')]} marks={marks} name={`${at}h`} />
        </div>
      )}
    </li>
  );
}
