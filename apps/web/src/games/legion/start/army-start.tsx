import { setupOf } from '@holotisch/games/legion/draft';
import { data, nameIn, type ReadyArmy } from '@holotisch/legion';
import { useId, useState } from 'react';
import { StartPanel } from '../../../play/start-panel.tsx';
import { useLanguage } from '../../../settings/language.tsx';
import { legionText } from '../text/legion-text.ts';
import { FIRST, playable, readyFor } from './choosable.ts';

const SEATS = [0, 1] as const;

/** The start of a match of Legion: two ready-made armies on a battlefield made by chance. */
export default function ArmyStart() {
  const { lang } = useLanguage();
  const t = legionText[lang];
  const [chosen, setChosen] = useState<readonly [string, string]>([FIRST[0].id, FIRST[1].id]);
  const armies = readyFor('1.2');
  const armyOf = (seat: 0 | 1) => armies.find(({ id }) => id === chosen[seat]) ?? FIRST[seat];
  return (
    <StartPanel
      game="legion"
      intro={t.intro}
      sides={(players) => (
        <>
          {SEATS.map((seat) => (
            <ArmySide
              key={seat}
              seat={seat}
              player={players[seat]}
              armies={armies}
              chosen={armyOf(seat)}
              onChoose={(id) => setChosen(seat === 0 ? [id, chosen[1]] : [chosen[0], id])}
            />
          ))}
          <p className="quiet start-unlike">{t.unfinished}</p>
        </>
      )}
      setup={() => setupOf(SEATS.map((seat) => playable(armyOf(seat), lang)))}
    />
  );
}

interface ArmySideProps {
  readonly seat: 0 | 1;
  readonly player: string;
  readonly armies: readonly ReadyArmy[];
  readonly chosen: ReadyArmy;
  readonly onChoose: (id: string) => void;
}

/** One side of the coming match: which units. */
function ArmySide({ seat, player, armies, chosen, onChoose }: ArmySideProps) {
  const { lang } = useLanguage();
  const t = legionText[lang];
  const heading = useId();
  return (
    <section className={`side-card side-card-${seat === 0 ? 'first' : 'second'}`} aria-labelledby={heading}>
      <p className="side-card-player" id={heading}>
        {t.armyOf(player)}
      </p>
      <label className="field">
        {t.army}
        <select value={chosen.id} onChange={(event) => onChoose(event.target.value)}>
          {armies.map(({ id, name, format }) => (
            <option key={id} value={id}>
              {`${name[lang]} (${t.points(data.formatOf(format).points)})`}
            </option>
          ))}
        </select>
      </label>
      <ul className="fleet">
        {chosen.army.units.map(({ unit, upgrades }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal units are told apart by their place only.
          <li key={i}>
            {nameIn(data.unitOf(unit, chosen.army.edition).name, lang)}{' '}
            <small>
              {upgrades.map((id) => nameIn(data.upgradeOf(id, chosen.army.edition).name, lang)).join(' · ')}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
