import { cardName, data, nameIn, TOKENS, weaponName } from '@holotisch/legion';
import { UnitPortrait } from '../table/portrait.tsx';
import { living, useKnown, woundsOf } from '../table/use-values.ts';
import { type LegionUnit, type LegionView, ownerOf, unitOfPiece } from '../view.ts';
import { useWords } from '../words.ts';
import { DefenceDie, DiceCount } from './dice-count.tsx';
import { byName, keywordText, keywordTexts, rangeText } from './printed.ts';
import { useSayings } from './use-sayings.ts';
import './unit-card.css';

/** A unit: numbers, miniatures with their wounds, tokens, weapons, keywords and upgrades with what they do. */
export function UnitCard({ view, piece }: { readonly view: LegionView; readonly piece: number }) {
  const { own, unit: nameOf, player, term, lang } = useWords();
  const t = own.card;
  const known = useKnown();
  const { edition } = view.rules;
  const unit = view.units[unitOfPiece(piece)];
  const card = unit && data.findUnit(unit.card, edition);
  if (!unit || !card) return null;
  const now = known.units.get(unit.id);
  const owner = ownerOf(view, unit.seat);
  const courage = now ? now.courage : (card.courage ?? null);
  const tokens = TOKENS.filter((token) => unit.tokens[token] > 0);
  const title = card.title && nameIn(card.title, lang);
  const toughness = woundsOf(known, view, unit, unit.leader);
  const hurt = unit.minis[unit.leader]?.wounds ?? 0;
  return (
    <article
      className={`ship-card legion-card side-${owner === 0 ? 'first' : 'second'}`}
      aria-label={t.label(nameOf(unit.id))}
    >
      <header>
        <UnitPortrait view={view} piece={unit.id} />
        <div className="ship-card-name">
          <h2>{nameOf(unit.id)}</h2>
          <p>
            {[title, term('rank', unit.rank), term('type', card.type)].filter(Boolean).join(' · ')}
            <br />
            {player(unit.seat)} · {t[stateOf(view, unit)]}
          </p>
        </div>
      </header>
      <dl className="stats">
        <Stat name={t.wounds}>
          {hurt > 0 && <small>{toughness - hurt}/</small>}
          {toughness}
        </Stat>
        {card.courage !== undefined && (
          <Stat name={t.courage}>
            {unit.tokens.suppression > 0 && <small>{unit.tokens.suppression}/</small>}
            {courage ?? '–'}
          </Stat>
        )}
        {card.resilience !== undefined && <Stat name={t.resilience}>{card.resilience ?? '–'}</Stat>}
        <Stat name={t.speed}>{now?.speed ?? card.speed ?? '–'}</Stat>
        <Stat name={t.defence}>{card.defence ? <DefenceDie colour={card.defence} /> : '–'}</Stat>
      </dl>
      <p className="unit-surges">
        {t.surges}: {card.surges.attack ? t.surge(card.surges.attack) : t.surgeNone} /{' '}
        {card.surges.defence ? t.surge(card.surges.defence) : t.surgeNone}
      </p>
      <Minis view={view} unit={unit} />
      <dl className="card-facts">
        {tokens.length > 0 && (
          <Fact name={t.tokens}>
            {tokens.map((token) => (
              <dd key={token}>{own.unit.tokens(unit.tokens[token], term('token', token))}</dd>
            ))}
          </Fact>
        )}
        {now && now.melee.length > 0 && (
          <Fact name={t.withEnemies}>
            <dd>{now.melee.map(nameOf).join(', ')}</dd>
          </Fact>
        )}
      </dl>
      <Weapons view={view} unit={unit} />
      <dl className="card-facts">
        <Keywords view={view} unit={unit} />
        <Upgrades view={view} unit={unit} />
      </dl>
    </article>
  );
}

/** How far a unit has come in this round, if it is still there. */
function stateOf(
  view: LegionView,
  unit: LegionUnit,
): 'defeated' | 'reserve' | 'activating' | 'activated' | 'ordered' | 'waiting' {
  if (unit.status === 'defeated') return 'defeated';
  if (unit.status !== 'play') return 'reserve';
  if (view.turn?.unit === unit.id) return 'activating';
  return unit.order === 'facedown' ? 'activated' : unit.order === 'faceup' ? 'ordered' : 'waiting';
}

type Children = { readonly name: string; readonly children: React.ReactNode };
const Stat = ({ name, children }: Children) => (
  <div className="stat">
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
const Fact = ({ name, children }: Children) => (
  <div>
    <dt>{name}</dt>
    {children}
  </div>
);

interface PartProps {
  readonly view: LegionView;
  readonly unit: LegionUnit;
}

/** Every miniature: who leads, whom an upgrade has brought, its wounds; the fallen struck through. */
function Minis({ view, unit }: PartProps) {
  const { own, lang } = useWords();
  const t = own.card;
  const known = useKnown();
  const { edition } = view.rules;
  return (
    <ul className="unit-minis" aria-label={t.minis}>
      {unit.minis.map((mini, at) => {
        const by = mini.by === null ? undefined : unit.upgrades[mini.by]?.id;
        const name = by === undefined ? `${t.mini} ${at + 1}` : cardName(by, edition, lang);
        const most = woundsOf(known, view, unit, at);
        const said = [
          name,
          ...(at === unit.leader ? [t.leader] : []),
          mini.fell === null ? own.unit.health(most - mini.wounds, most) : t.fallen,
        ].join(', ');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: miniatures have nothing but their place.
          <li key={at} data-fallen={mini.fell !== null} data-leader={at === unit.leader} title={said}>
            <span className="only-heard">{said}</span>
            <span aria-hidden="true">
              {at === unit.leader ? '★' : by === undefined ? '●' : '◆'}
              {mini.fell === null && most > 1 && ` ${most - mini.wounds}`}
            </span>
          </li>
        );
      })}
      <li className="only-heard">{own.unit.minis(living(unit).length)}</li>
    </ul>
  );
}

function Weapons({ view, unit }: PartProps) {
  const { own, lang, term } = useWords();
  const t = own.card;
  const { edition } = view.rules;
  const rows = [
    ...(data.findUnit(unit.card, edition)?.weapons ?? []).map((weapon) => ({
      key: `unit:${weapon.id}`,
      weapon,
      off: false,
    })),
    ...unit.upgrades.flatMap(({ id, discarded, exhausted }, at) =>
      (data.findUpgrade(id, edition)?.weapons ?? []).map((weapon) => ({
        key: `${at}:${weapon.id}`,
        weapon,
        off: discarded || (exhausted && weapon.exhausts === true),
      })),
    ),
  ];
  if (rows.length === 0) return null;
  return (
    <table className="weapon-table">
      <caption className="only-heard">{t.weapons}</caption>
      <thead>
        <tr>
          <th scope="col">{t.weapon}</th>
          <th scope="col">{t.range}</th>
          <th scope="col">{t.dice}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, weapon, off }) => (
          <tr key={key} data-off={off || unit.destroyedWeapons.includes(key)}>
            <th scope="row">
              {weaponName(key, lang)}
              {unit.destroyedWeapons.includes(key) && ` – ${t.destroyed}`}
              {weapon.keywords.length > 0 && (
                <small>{keywordTexts(weapon.keywords, (id) => term('keyword', id)).join(', ')}</small>
              )}
            </th>
            <td>{rangeText(weapon.range, t.melee)}</td>
            <td>
              <DiceCount pool={weapon.pool} />
              {weapon.surge && <small> {t.surge(weapon.surge)}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Keywords({ view, unit }: PartProps) {
  const { own, term } = useWords();
  const says = useSayings(view.rules.edition);
  const known = useKnown().units.get(unit.id);
  const printed = data.findUnit(unit.card, view.rules.edition)?.keywords ?? [];
  const shown: readonly data.Keyword[] = known
    ? known.keywords.map(({ keyword, n }) => {
        const own = printed.find((one) => one.keyword === keyword);
        return own ? { ...own, ...(own.value !== undefined && { value: n }) } : { keyword, ...(n > 1 && { value: n }) };
      })
    : printed;
  if (shown.length === 0) return null;
  const name = (id: string) => term('keyword', id);
  return (
    <Fact name={own.card.keywords}>
      {byName(shown, name).map((one) => (
        <dd key={one.keyword}>
          <strong>{keywordText(one, name)}</strong>
          <span className="card-says">{says(`keyword/${one.keyword}`)}</span>
        </dd>
      ))}
    </Fact>
  );
}

function Upgrades({ view, unit }: PartProps) {
  const { own, lang } = useWords();
  const t = own.card;
  const { edition } = view.rules;
  const says = useSayings(edition);
  if (unit.upgrades.length === 0) return null;
  return (
    <Fact name={t.upgrades}>
      {unit.upgrades.map(({ id, exhausted, discarded, wounds }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are told apart by their place.
        <dd key={i} data-discarded={discarded}>
          {cardName(id, edition, lang)}
          {wounds > 0 && ` (${wounds})`}
          {exhausted && ` – ${t.exhausted}`}
          {discarded && ` – ${t.discarded}`}
          {!discarded && <span className="card-says">{says(`upgrade/${id}`)}</span>}
        </dd>
      ))}
    </Fact>
  );
}
