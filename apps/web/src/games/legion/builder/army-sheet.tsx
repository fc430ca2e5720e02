import { type ArmyDraft, formatOf } from '@holotisch/games/legion/draft';
import { type Army, type ArmyUnit, cardName, data, handOf, pointsOf, unitPoints, weaponName } from '@holotisch/legion';
import { keywordTexts, rangeText } from '../cards/printed.ts';
import { useSayings } from '../cards/use-sayings.ts';
import { CardPortrait } from '../table/portrait.tsx';
import { legionText } from '../text/legion-text.ts';
import { type ArmyWords, useArmyWords } from './use-army-words.ts';

/** An army on paper: what a player needs at a real table, with a box for every wound. */
export function ArmySheet({ draft }: { readonly draft: ArmyDraft }) {
  const words = useArmyWords();
  const { t, lang, term } = words;
  const { army, agreed } = draft;
  const format = formatOf(agreed);
  const kinds = data.BATTLE_KINDS[army.edition].map((kind) => ({
    kind,
    cards: army.battleDeck.filter((id) => data.findBattleCard(id)?.kind === kind),
  }));
  return (
    <>
      <h1>{army.name || t.sheet.untitled}</h1>
      <p>
        {[term('faction', army.faction), term('format', agreed.format), t.card.points(pointsOf(army, format))].join(
          ' · ',
        )}
      </p>
      <ol>
        {army.units.map((listed, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal units are told apart by their place only.
          <SheetUnit key={i} army={army} listed={listed} points={unitPoints(listed, format)} />
        ))}
      </ol>
      <h2>{t.sheet.commands}</h2>
      <ul>
        {handOf(army).map((id) => (
          <li key={id}>
            {'•'.repeat(data.findCommand(id, army.edition)?.pips ?? 0)} {cardName(id, army.edition, lang)}
            <Says of={`command/${id}`} army={army} />
          </li>
        ))}
      </ul>
      {kinds.map(
        ({ kind, cards }) =>
          cards.length > 0 && (
            <p key={kind}>
              <strong>{term('kind', kind)}:</strong> {cards.map((id) => cardName(id, army.edition, lang)).join(', ')}
            </p>
          ),
      )}
      <p className="sheet-note">{t.sheet.note}</p>
    </>
  );
}

function Says({ of, army }: { readonly of: string; readonly army: Army }) {
  const said = useSayings(army.edition)(of);
  return said ? <span className="sheet-says">{said}</span> : null;
}

interface SheetUnitProps {
  readonly army: Army;
  readonly listed: ArmyUnit;
  readonly points: number;
}

function SheetUnit({ army, listed, points }: SheetUnitProps) {
  const words = useArmyWords();
  const { t, name, term, lang } = words;
  const c = legionText[lang].card;
  const { edition } = army;
  const card = data.findUnit(listed.unit, edition);
  const cards = listed.upgrades.flatMap((id) => data.findUpgrade(id, edition) ?? []);
  if (!card) return null;
  const keyword = (id: string) => term('keyword', id);
  const weapons = [card, ...cards].flatMap((one) => one.weapons);
  const minis = card.minis + cards.filter(({ mini }) => mini !== undefined).length;
  const defence = card.defence ? term('die', card.defence) : '–';
  return (
    <li className="sheet-ship">
      <CardPortrait card={card.id} edition={edition} owner={0} />
      <div>
        <h2>
          <span>{name(card)}</span>
          <span>{t.card.points(points)}</span>
        </h2>
        <p>
          {[
            term('rank', card.rank),
            term('type', card.type),
            `${c.wounds} ${card.wounds}`,
            card.resilience === undefined
              ? `${c.courage} ${card.courage ?? '–'}`
              : `${c.resilience} ${card.resilience ?? '–'}`,
            `${c.speed} ${card.speed ?? '–'}`,
            `${c.defence} ${defence}`,
            `${c.surges} ${surgeOf(card.surges.attack, c)} / ${surgeOf(card.surges.defence, c)}`,
          ].join(' · ')}
        </p>
        <p>{keywordTexts(card.keywords, keyword).join(' · ')}</p>
        <ul>
          {weapons.map((weapon, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal weapons are told apart by their place only.
            <li key={i}>{weaponLine(words, weapon)}</li>
          ))}
        </ul>
        <ul>
          {cards.map((upgrade, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place only.
            <li key={i}>
              {name(upgrade)} <small>· {term('slot', upgrade.slot)}</small>
              <Says of={`upgrade/${upgrade.id}`} army={army} />
            </li>
          ))}
          {listed.counterpart && <li>{cardName(listed.counterpart.unit, edition, lang)}</li>}
        </ul>
        <p className="sheet-boxes">
          <Boxes minis={minis} wounds={card.wounds} label={c.wounds} />
        </p>
      </div>
    </li>
  );
}

export const surgeOf = (what: 'hit' | 'crit' | 'block' | null, c: (typeof legionText)['de']['card']): string =>
  what === null ? c.surgeNone : c.surge(what);

/** `A-280 Blaster Rifle · 1–3 · 1 schwarz`. */
export function weaponLine({ term, lang }: ArmyWords, weapon: data.Weapon): string {
  const c = legionText[lang].card;
  const dice = (['red', 'black', 'white'] as const)
    .filter((colour) => weapon.pool[colour] > 0)
    .map((colour) => `${weapon.pool[colour]} ${term('die', colour)}`);
  return [
    weaponName(weapon.id, lang),
    rangeText(weapon.range, c.melee),
    dice.join(' + '),
    ...keywordTexts(weapon.keywords, (id) => term('keyword', id)),
  ].join(' · ');
}

interface BoxesProps {
  readonly minis: number;
  readonly wounds: number;
  readonly label: string;
}
/** A group of boxes for every miniature. */
function Boxes({ minis, wounds, label }: BoxesProps) {
  const wide = wounds * 10 + 6;
  return (
    <span>
      {label}
      <svg viewBox={`0 0 ${minis * wide} 10`} aria-hidden="true">
        {Array.from({ length: minis * wounds }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one box is like the other.
          <rect key={i} x={Math.floor(i / wounds) * wide + (i % wounds) * 10 + 1} y="1" width="8" height="8" />
        ))}
      </svg>
    </span>
  );
}
