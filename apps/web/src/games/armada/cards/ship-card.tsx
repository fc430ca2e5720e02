import { cardName, data, nameIn } from '@holotisch/armada';
import type { ReactNode } from 'react';
import { Unbroken } from '../../../table-ui/face/unbroken.tsx';
import { CardLine } from '../../../ui/card-line.tsx';
import { DiceCount } from '../decide/dice-count.tsx';
import { marksInWords } from '../table/campaign-marks.ts';
import { CommandSign, TokenSign } from '../table/command-sign.tsx';
import { standing } from '../table/outlines.ts';
import { ShipPortrait } from '../table/portrait.tsx';
import { cardNameOf } from '../table/unit-words.ts';
import { hullLeft, hullOfShip, useKnown } from '../table/use-values.ts';
import { type ArmadaView, ownerOf, type ShipView, statusOf } from '../view.ts';
import { useWords } from '../words.ts';
import { SpeedChart } from './speed-chart.tsx';
import { useSayings } from './use-sayings.ts';

interface ShipCardProps {
  readonly view: ArmadaView;
  readonly ship: ShipView;
}

/** A ship: numbers, hull zones with shields and dice, tokens, dials, upgrades, damage. */
export function ShipCard({ view, ship }: ShipCardProps) {
  const { own, lang, unit, player, message } = useWords();
  const t = own.card;
  const known = useKnown();
  const says = useSayings();
  const card = data.shipCard(ship.card);
  const now = known.ships.get(ship.id);
  const facedown = ship.damage.filter((d) => !d.faceup).length;
  const stat = (name: 'speed' | 'hull' | 'command' | 'squadron' | 'engineering', value: number, of?: number) => (
    <div className={`stat stat-${name}`}>
      <dt>{t[name]}</dt>
      <dd>
        {value}
        {of !== undefined && of !== value && <small>/{of}</small>}
      </dd>
    </div>
  );
  return (
    <article
      className={`ship-card armada-card side-${ownerOf(view, ship.seat) === 0 ? 'first' : 'second'}`}
      aria-label={t.label(unit(ship.id))}
    >
      <header>
        <ShipPortrait card={ship.card} owner={ownerOf(view, ship.seat)} />
        <div className="ship-card-name">
          <h2>
            <Unbroken text={unit(ship.id)} />
          </h2>
          <p>
            <span className="ship-class">{nameIn(data.classOf(card).name, lang)} · </span>
            {[
              player(ship.seat),
              ...marksInWords(ship, lang),
              ...(ship.status === 'retreated' ? [] : [t[statusOf(view, ship)]]),
            ].join(' · ')}
          </p>
        </div>
      </header>
      <dl className="stats">
        {stat('hull', hullLeft(known, ship), hullOfShip(known, ship))}
        {stat('speed', ship.speed, now?.maxSpeed ?? card.chart.length)}
        {stat('command', now?.command ?? card.command)}
        {stat('squadron', now?.squadron ?? card.squadron)}
        {stat('engineering', now?.engineering ?? card.engineering)}
      </dl>
      <ZoneTable ship={ship} />
      <SpeedChart card={card} speed={ship.speed} />
      <dl className="card-facts">
        <Fact name={t.tokens}>
          {ship.tokens.map(({ kind, state }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind are told apart by their place only.
            <dd key={i} data-state={state}>
              <TokenSign kind={kind} state={state} /> {message({ text: `ar.token.${kind}` })}{' '}
              <small>{t.state[state]}</small>
            </dd>
          ))}
        </Fact>
        {ship.commands.length > 0 && (
          <Fact name={t.commands}>
            <Commands of={ship.commands} />
          </Fact>
        )}
        {ship.raids.length > 0 && (
          <Fact name={t.raids}>
            <Commands of={ship.raids} />
          </Fact>
        )}
        {ship.objectives > 0 && (
          <Fact name={t.objectives}>
            <dd>{ship.objectives}</dd>
          </Fact>
        )}
        {ship.dials.length + ship.open.length > 0 && (
          <Fact name={t.dials}>
            {ship.open.length > 0 && (
              <dd>{t.dialOpen(ship.open.map((c) => message({ text: `ar.command.${c}` })).join(', '))}</dd>
            )}
            {ship.dials.includes('hidden') ? (
              <dd>{t.dialsDown(ship.dials.length)}</dd>
            ) : (
              <Commands of={ship.dials.filter((dial) => dial !== 'hidden')} />
            )}
          </Fact>
        )}
        {ship.damage.length > 0 && (
          <Fact name={t.damage}>
            {ship.damage.map((d, i) =>
              d.faceup && d.card ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are told apart by their place.
                <CardLine key={i} critical says={says(`damage/${d.card}`)}>
                  {cardName(d.card, lang)}
                </CardLine>
              ) : null,
            )}
            {facedown > 0 && <dd>{t.facedown(facedown)}</dd>}
          </Fact>
        )}
        {ship.upgrades.length > 0 && (
          <Fact name={t.upgrades}>
            {ship.upgrades.map((u) => (
              <CardLine key={u.id} discarded={u.discarded} says={says(`upgrade/${u.id}`)}>
                {cardName(u.id, lang)}
                {u.count > 0 && ` (${u.count})`}
                {u.exhausted && ` – ${t.exhausted}`}
                {u.discarded && ` – ${t.discarded}`}
                {u.tokens.length > 0 && ` · ${u.tokens.map((c) => message({ text: `ar.command.${c}` })).join(', ')}`}
              </CardLine>
            ))}
          </Fact>
        )}
      </dl>
      <p className="only-heard">{cardNameOf(ship, lang)}</p>
    </article>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      {children}
    </div>
  );
}

function Commands({ of }: { readonly of: readonly data.Command[] }) {
  const { message } = useWords();
  return (
    <>
      {of.map((command, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dials are told apart by their place only.
        <dd key={i}>
          <CommandSign command={command} /> {message({ text: `ar.command.${command}` })}
        </dd>
      ))}
    </>
  );
}

const SIDES: Readonly<Record<data.Zone, 'front' | 'side' | 'rear' | 'auxiliary'>> = {
  front: 'front',
  left: 'side',
  right: 'side',
  rear: 'rear',
  'left-auxiliary': 'auxiliary',
  'right-auxiliary': 'auxiliary',
};
const NO_DICE: data.Dice = { red: 0, blue: 0, black: 0 };

/** Shields and dice of every hull zone. */
function ZoneTable({ ship }: { readonly ship: ShipView }) {
  const { own, message } = useWords();
  const t = own.card;
  const known = useKnown();
  const card = data.shipCard(ship.card);
  const now = known.ships.get(ship.id);
  const zones = now?.zones ?? [];
  const names = ship.pose ? standing(ship.card, ship.pose).zones : data.ZONES.slice(0, 4);
  return (
    <table className="zone-table">
      <caption className="only-heard">{t.zones}</caption>
      <thead>
        <tr>
          <th scope="col">{t.zone}</th>
          <th scope="col">{t.shields}</th>
          <th scope="col">{t.battery}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((zone) => {
          const found = zones.find((one) => one.zone === zone);
          const most = found?.shields ?? card.shields[SIDES[zone]] ?? 0;
          return (
            <tr key={zone}>
              <th scope="row">
                {message({ text: `ar.zone.${zone}` })}
                {ship.marked.some((mark) => mark.zone === zone) && ' ◎'}
              </th>
              <td data-low={ship.shields[zone] < most}>
                {ship.shields[zone]}
                <small>/{most}</small>
              </td>
              <td>
                <DiceCount dice={found?.battery ?? card.battery[SIDES[zone]] ?? NO_DICE} />
              </td>
            </tr>
          );
        })}
        <tr>
          <th scope="row" colSpan={2}>
            {t.antiSquadron}
          </th>
          <td>
            <DiceCount dice={zones[0]?.antiSquadron ?? card.antiSquadron} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}
