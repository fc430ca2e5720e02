import { draftOf, setupOf } from '@holotisch/games/legion/draft';
import { data, type TrainingStep, trainingArmy, trainingSetup } from '@holotisch/legion';
import { useState } from 'react';
import { useLanguage } from '../../../settings/language.tsx';
import { LimitField } from '../../../table-ui/start/limit-field.tsx';
import { StartPanel } from '../../../table-ui/start/start-panel.tsx';
import { SEATS, useSides } from '../../../table-ui/start/use-sides.ts';
import { chosenToPlay } from '../builder/kept-armies.ts';
import { term } from '../table/unit-words.ts';
import { startText } from '../text/start.ts';
import { ArmyPicker, ArmySide } from './army-picker.tsx';
import { builtArmies, type ChoosableArmy, firstOf, ownArmy, playable, readyFor } from './choosable.ts';
import { type Battle, BattleCards, TRAINING } from './edition-cards.tsx';
import { TableChoice } from './table-choice.tsx';
import { type ChosenTable, RANDOM, tableRules } from './tables.ts';
import { TrainingSteps } from './training-steps.tsx';
import { UnenforcedOf } from './unenforced.tsx';
import '../../../table-ui/standing.css';
import './start.css';

/** The start of a match of Legion: which edition, two armies, and the battlefield. */
export default function ArmyStart() {
  const { lang } = useLanguage();
  const t = startText[lang];
  const { own, chosen, picker, pickFor, fault } = useSides({
    built: () => builtArmies(t.untitled),
    toPlay: chosenToPlay(),
    first: ['', ''],
    endings: '.json,.txt',
    // Few bring a file: the readers come with the first one.
    read: async (text) => (await import('@holotisch/games/legion/lists')).legionLists.read(text),
    adopt: (id, { list }, fileName) => ownArmy(id, list, fileName),
    onRead: ({ draft }) => setBattle(draft.army.edition),
  });
  const built = own.find(({ id }) => id === chosen[0]);
  const [battle, setBattle] = useState<Battle>(built?.draft.army.edition ?? '1.2');
  const [steps, setSteps] = useState<readonly TrainingStep[]>([]);
  const training = battle === TRAINING;
  const edition = training ? '1.2' : battle;
  const [rounds, setRounds] = useState<number | null>();
  const [table, setTable] = useState<ChosenTable>(RANDOM);
  const [competitive, setCompetitive] = useState(false);
  const armies = [...own.filter(({ draft }) => draft.army.edition === edition), ...readyFor(edition)];
  const armyOf = (seat: 0 | 1) => armies.find(({ id }) => id === chosen[seat]) ?? firstOf(edition)[seat];
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
              {...(!training && { onOther: () => pickFor(seat) })}
            />
          ))}
          {!training && formats[0] !== formats[1] && <p className="quiet start-unlike">{t.unlike}</p>}
          {!training && <UnenforcedOf drafts={SEATS.map((seat) => armyOf(seat).draft)} lang={lang} />}
          {training ? (
            <TrainingSteps chosen={steps} onChoose={setSteps} />
          ) : (
            <TableChoice format={formats[0]!} chosen={table} onChoose={setTable} />
          )}
          {picker && (
            <ArmyPicker {...picker} chosen={armyOf(picker.seat).id} player={players[picker.seat]} armies={armies} />
          )}
        </>
      )}
      rules={{
        title: t.rules,
        fields: (
          <>
            <LimitField
              label={t.rounds}
              note={t.roundsNote}
              none={t.noLimit}
              most={100}
              value={rounds === undefined ? usual : rounds}
              onChange={setRounds}
            />
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
                unenforced: true,
                ...(rounds !== undefined && { rounds }),
                ...tableRules(table),
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
