import type { FileFault } from '@holotisch/engine';
import { draftOf, setupOf } from '@holotisch/games/legion/draft';
import { data, type TrainingStep, trainingArmy, trainingSetup } from '@holotisch/legion';
import { useState } from 'react';
import { StartPanel } from '../../../play/start-panel.tsx';
import { useLanguage } from '../../../settings/language.tsx';
import { pickFile, textOf } from '../../../ui/files.ts';
import { chosenToPlay } from '../builder/kept-armies.ts';
import { term } from '../table/unit-words.ts';
import { startText } from '../text/start.ts';
import { ArmyPicker, ArmySide } from './army-picker.tsx';
import { builtArmies, builtId, type ChoosableArmy, firstOf, ownArmy, playable, readyFor } from './choosable.ts';
import { type Battle, BattleCards, TRAINING } from './edition-cards.tsx';
import { TableChoice } from './table-choice.tsx';
import { type ChosenTable, RANDOM, tableRules } from './tables.ts';
import { TrainingSteps } from './training-steps.tsx';
import '../../../style/standing.css';
import './start.css';

const SEATS = [0, 1] as const;

/** The start of a match of Legion: which edition, two armies, and the battlefield. */
export default function ArmyStart() {
  const { lang } = useLanguage();
  const t = startText[lang];
  const [own, setOwn] = useState(() => builtArmies(t.untitled));
  const built = own.find(({ id }) => id === builtId(chosenToPlay() ?? ''));
  const [battle, setBattle] = useState<Battle>(built?.draft.army.edition ?? '1.2');
  const [steps, setSteps] = useState<readonly TrainingStep[]>([]);
  const training = battle === TRAINING;
  const edition = training ? '1.2' : battle;
  const [chosen, setChosen] = useState<readonly [string, string]>([built?.id ?? '', '']);
  const [rounds, setRounds] = useState<number | null>();
  const [table, setTable] = useState<ChosenTable>(RANDOM);
  const [competitive, setCompetitive] = useState(false);
  const [picking, setPicking] = useState<0 | 1>();
  const [fault, setFault] = useState<FileFault>();
  const armies = [...own.filter(({ draft }) => draft.army.edition === edition), ...readyFor(edition)];
  const armyOf = (seat: 0 | 1) => armies.find(({ id }) => id === chosen[seat]) ?? firstOf(edition)[seat];
  const choose = (seat: 0 | 1, id: string) => setChosen(seat === 0 ? [id, chosen[1]] : [chosen[0], id]);
  const fromFile = (seat: 0 | 1) =>
    void pickFile('.json,.txt').then(async (file) => {
      if (!file) return;
      setPicking(undefined);
      // Few bring a file: the readers come with the first one.
      const { legionLists } = await import('@holotisch/games/legion/lists');
      const read = legionLists.read(await textOf(file));
      setFault(read.ok ? undefined : read.fault);
      if (!read.ok) return;
      const added = read.value.map(({ list }, i) => ownArmy(`file-${own.length + i}`, list, file.name));
      setOwn([...own, ...added]);
      const [first] = added;
      if (!first) return;
      setBattle(first.draft.army.edition);
      choose(seat, first.id);
    });
  const formats = SEATS.map((seat) => armyOf(seat).draft.agreed.format);
  const usual = data.formatOf(formats[0]!).rounds;
  return (
    <StartPanel
      game="legion"
      edition={edition}
      intro={t.intro}
      fault={fault}
      sides={(players) => (
        <>
          <BattleCards chosen={battle} onChoose={setBattle} />
          {SEATS.map((seat) => (
            <ArmySide
              key={seat}
              seat={seat}
              player={players[seat]}
              chosen={training ? trainee(seat, steps) : armyOf(seat)}
              {...(!training && { onOther: () => setPicking(seat) })}
            />
          ))}
          {!training && formats[0] !== formats[1] && <p className="quiet start-unlike">{t.unlike}</p>}
          {training ? (
            <TrainingSteps chosen={steps} onChoose={setSteps} />
          ) : (
            <TableChoice format={formats[0]!} chosen={table} onChoose={setTable} />
          )}
          {picking !== undefined && (
            <ArmyPicker
              player={players[picking]}
              armies={armies}
              chosen={armyOf(picking).id}
              onChoose={(id) => choose(picking, id)}
              onFile={() => fromFile(picking)}
              onClose={() => setPicking(undefined)}
            />
          )}
        </>
      )}
      rules={{
        title: t.rules,
        fields: (
          <>
            <label className="start-seed">
              <strong>{t.rounds}</strong>
              <input
                type="number"
                min={1}
                max={100}
                placeholder={t.noLimit}
                value={rounds === undefined ? usual : (rounds ?? '')}
                onChange={(event) => setRounds(Math.round(event.target.valueAsNumber) || null)}
              />
              <small>{t.roundsNote}</small>
            </label>
            {!training && (
              <label className="start-seed start-terrain">
                <span>
                  <input
                    type="checkbox"
                    checked={competitive}
                    onChange={(event) => setCompetitive(event.target.checked)}
                  />{' '}
                  <strong>{t.competitive}</strong>
                </span>
                <small>{t.competitiveNote}</small>
              </label>
            )}
          </>
        ),
      }}
      setup={() =>
        training
          ? trainingSetup(steps)
          : setupOf(
              SEATS.map((seat) => playable(armyOf(seat), lang)),
              {
                ...{ unenforced: true, ...(rounds !== undefined && { rounds }), ...tableRules(table) },
                ...(competitive && { competitive }),
              },
            )
      }
    />
  );
}

/** Who fights in the training battle: the Republic at the first seat. */
function trainee(seat: 0 | 1, steps: readonly TrainingStep[]): ChoosableArmy {
  const faction = seat === 0 ? 'republic' : 'separatist';
  const name = { de: term('faction', faction, 'de'), en: term('faction', faction, 'en') };
  return { id: faction, name, group: 'core', draft: draftOf(trainingArmy(faction, steps)) };
}
