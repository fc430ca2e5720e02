import { data } from '@holotisch/armada';
import type { FileFault } from '@holotisch/engine';
import { FIRST_FLEETS, setupOf } from '@holotisch/games/armada/draft';
import { useState } from 'react';
import { StartPanel } from '../../../play/start-panel.tsx';
import { useLanguage } from '../../../settings/language.tsx';
import { pickFile, textOf } from '../../../ui/files.ts';
import { chosenToPlay } from '../builder/kept-fleets.ts';
import { armadaText } from '../text/armada-text.ts';
import { builtFleets, builtId, ownFleet, playable, READY } from './choosable.ts';
import { FleetPicker } from './fleet-picker.tsx';
import { FleetSide } from './fleet-side.tsx';

const SEATS = [0, 1] as const;
/** AR-SIEG-UND-NIEDERLAGE-01 */
const ROUNDS = 6;

/** Objectives that a battle may name instead of those that the fleets bring. */
const CAMPAIGN = data.ALL_OBJECTIVES.filter(({ kind }) => kind === 'campaign');

/** The start of a match of Armada: two fleets, how many rounds, and for what. */
export default function FleetStart() {
  const { lang } = useLanguage();
  const t = armadaText[lang].start;
  const [own, setOwn] = useState(() => builtFleets(t.untitled));
  const [chosen, setChosen] = useState<readonly [string, string]>(() => {
    const built = builtId(chosenToPlay() ?? '');
    return [own.some(({ id }) => id === built) ? built : FIRST_FLEETS[0], FIRST_FLEETS[1]];
  });
  const [rounds, setRounds] = useState<number | null>(ROUNDS);
  const [objective, setObjective] = useState('');
  const [picking, setPicking] = useState<0 | 1>();
  const [fault, setFault] = useState<FileFault>();
  const fleets = [...READY, ...own];
  const fleetOf = (seat: 0 | 1) => fleets.find((one) => one.id === chosen[seat]) ?? READY[seat]!;
  const choose = (seat: 0 | 1, id: string) => setChosen(seat === 0 ? [id, chosen[1]] : [chosen[0], id]);
  const fromFile = (seat: 0 | 1) =>
    void pickFile('.json,.txt').then(async (file) => {
      if (!file) return;
      setPicking(undefined);
      // Few bring a file: the readers come with the first one.
      const { armadaLists } = await import('@holotisch/games/armada/lists');
      const read = armadaLists.read(await textOf(file));
      setFault(read.ok ? undefined : read.fault);
      if (!read.ok) return;
      const added = read.value.map(({ list }, i) => ownFleet(`file-${own.length + i}`, list, file.name));
      setOwn([...own, ...added]);
      if (added[0]) choose(seat, added[0].id);
    });
  const sizes = SEATS.map((seat) => fleetOf(seat).draft.agreed.points);
  return (
    <StartPanel
      game="armada"
      intro={t.intro}
      fault={fault}
      sides={(players) => (
        <>
          {SEATS.map((seat) => (
            <FleetSide
              key={seat}
              seat={seat}
              player={players[seat]}
              chosen={fleetOf(seat)}
              onOther={() => setPicking(seat)}
            />
          ))}
          {sizes[0] !== sizes[1] && <p className="quiet start-unlike">{t.unlike}</p>}
          {picking !== undefined && (
            <FleetPicker
              player={players[picking]}
              fleets={fleets}
              chosen={chosen[picking]}
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
                value={rounds ?? ''}
                onChange={(event) => setRounds(Math.round(event.target.valueAsNumber) || null)}
              />
              <small>{t.roundsNote}</small>
            </label>
            {rounds !== null && (
              <label className="start-seed">
                <strong>{t.objective}</strong>
                <select value={objective} onChange={(event) => setObjective(event.target.value)}>
                  <option value="">{t.broughtObjective}</option>
                  {CAMPAIGN.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {lang === 'de' ? (name.de ?? name.en) : name.en}
                    </option>
                  ))}
                </select>
                <small>{t.objectiveNote}</small>
              </label>
            )}
          </>
        ),
      }}
      setup={() => {
        const drafts = SEATS.map((seat) => playable(fleetOf(seat), lang));
        const named = rounds === null || objective === '' ? undefined : objective;
        return setupOf(drafts, { rounds }, named);
      }}
    />
  );
}
