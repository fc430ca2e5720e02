import { type ArmyDraft, formatOf } from '@holotisch/games/legion/draft';
import { legionLists } from '@holotisch/games/legion/lists';
import { type Army, type ArmyUnit, cardName, data, handOf, unitPoints } from '@holotisch/legion';
import { OwnLists } from '../../../table-ui/companion/own-lists.tsx';
import { type Marks, TickBoxes, useMarks } from '../../../table-ui/companion/tick-boxes.tsx';
import { surgeOf, weaponLine } from '../builder/army-sheet.tsx';
import { upgradeSays } from '../builder/facts.ts';
import { useArmyWords } from '../builder/use-army-words.ts';
import { byName, keywordText } from '../cards/printed.ts';
import { useSayings } from '../cards/use-sayings.ts';
import { CardPortrait } from '../table/portrait.tsx';
import { legionText } from '../text/legion-text.ts';
import { useDiceWords } from './words.ts';

export default function Lists() {
  const { t } = useArmyWords();
  return (
    <OwnLists
      id="legion"
      game={legionLists}
      words={t.armies.bringIn}
      atHand={(draft, entry) => <ArmyAtHand key={entry} draft={draft} entry={entry} />}
    />
  );
}

function ArmyAtHand({ draft, entry }: { readonly draft: ArmyDraft; readonly entry: string }) {
  const { lang, term } = useArmyWords();
  const own = useDiceWords();
  const marks = useMarks(entry);
  const { army, agreed } = draft;
  const says = useSayings(army.edition);
  const battle = army.battleDeck.map(
    (id) => [`battle/${id}`, id, term('kind', data.findBattleCard(id)?.kind ?? '')] as const,
  );
  const hand = handOf(army).map(
    (id) => [`command/${id}`, id, '•'.repeat(data.findCommand(id, army.edition)?.pips ?? 0)] as const,
  );
  return (
    <>
      <ol className="at-hand">
        {army.units.map((listed, at) => (
          <AtHandUnit
            // biome-ignore lint/suspicious/noArrayIndexKey: equal units are told apart by their place only.
            key={at}
            army={army}
            listed={listed}
            points={unitPoints(listed, formatOf(agreed))}
            at={at}
            marks={marks}
          />
        ))}
      </ol>
      <h2>{own.commands}</h2>
      <ul className="at-hand">
        {[...hand, ...battle].map(([key, id, what]) => (
          <li key={key}>
            <details>
              <summary>
                <span className="at-hand-name">
                  <strong>{cardName(id, army.edition, lang)}</strong>
                  <span>{what}</span>
                </span>
              </summary>
              <p className="at-hand-says">{says(key)}</p>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}

interface AtHandUnitProps {
  readonly army: Army;
  readonly listed: ArmyUnit;
  readonly points: number;
  readonly at: number;
  readonly marks: Marks;
}

function AtHandUnit({ army: { edition }, listed, points, at, marks }: AtHandUnitProps) {
  const words = useArmyWords();
  const { t, name, term, lang } = words;
  const c = legionText[lang].card;
  const card = data.findUnit(listed.unit, edition);
  const cards = listed.upgrades.flatMap((id) => data.findUpgrade(id, edition) ?? []);
  if (!card) return <li>{listed.unit}</li>;
  const minis = card.minis + cards.filter(({ mini }) => mini !== undefined).length;
  return (
    <li>
      <details>
        <summary>
          <CardPortrait card={card.id} edition={edition} owner={0} />
          <span className="at-hand-name">
            <strong>{name(card)}</strong>
            <span>
              {term('rank', card.rank)} · {t.card.points(points)}
            </span>
          </span>
        </summary>
        <p>
          {[
            card.resilience === undefined
              ? `${c.courage} ${card.courage ?? '–'}`
              : `${c.resilience} ${card.resilience ?? '–'}`,
            `${c.speed} ${card.speed ?? '–'}`,
            `${c.defence} ${card.defence ? term('die', card.defence) : '–'}`,
            `${c.surges} ${surgeOf(card.surges.attack, c)} / ${surgeOf(card.surges.defence, c)}`,
          ].join(' · ')}
        </p>
        <ul>
          {card.weapons.map((weapon) => (
            <li key={weapon.id}>{weaponLine(words, weapon)}</li>
          ))}
        </ul>
        <Keywords keywords={card.keywords} edition={edition} />
        <ul>
          {cards.map((upgrade, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place only.
            <UpgradeAtHand key={i} upgrade={upgrade} edition={edition} />
          ))}
          {listed.counterpart && <li>{cardName(listed.counterpart.unit, edition, lang)}</li>}
        </ul>
      </details>
      <div className="at-hand-boxes">
        <TickBoxes
          label={c.wounds}
          groups={Array.from({ length: minis }, () => card.wounds)}
          marks={marks}
          name={`${at}w`}
        />
      </div>
    </li>
  );
}

interface KeywordsProps {
  readonly keywords: readonly data.Keyword[];
  readonly edition: data.Edition;
}

function Keywords({ keywords, edition }: KeywordsProps) {
  const { term } = useArmyWords();
  const says = useSayings(edition);
  const name = (id: string) => term('keyword', id);
  return (
    <ul>
      {byName(keywords, name).map((one) => (
        <li key={one.keyword}>
          <strong>{keywordText(one, name)}</strong>
          <p className="at-hand-says">{says(`keyword/${one.keyword}`)}</p>
        </li>
      ))}
    </ul>
  );
}

function UpgradeAtHand({ upgrade, edition }: { readonly upgrade: data.Upgrade; readonly edition: data.Edition }) {
  const words = useArmyWords();
  const { name, term } = words;
  const says = useSayings(edition);
  return (
    <li>
      <strong>{name(upgrade)}</strong> <small>{term('slot', upgrade.slot)}</small>
      <p className="at-hand-says">{upgradeSays(words, upgrade, says(`upgrade/${upgrade.id}`))}</p>
    </li>
  );
}
