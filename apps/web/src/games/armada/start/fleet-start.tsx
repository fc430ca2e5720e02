import { data } from '@holotisch/armada';
import { FIRST_FLEETS, setupOf } from '@holotisch/games/armada/draft';
import { lazy, Suspense, useState } from 'react';
import { useLanguage } from '../../../settings/language.tsx';
import { LimitField } from '../../../table-ui/start/limit-field.tsx';
import { StartPanel } from '../../../table-ui/start/start-panel.tsx';
import { SEATS, useSides } from '../../../table-ui/start/use-sides.ts';
import { chosenToPlay } from '../builder/kept-fleets.ts';
import { armadaText } from '../text/armada-text.ts';
import type { Battle } from './campaign-fields.tsx';
import { builtFleets, ownFleet, playable, READY } from './choosable.ts';
import { FleetPicker } from './fleet-picker.tsx';
import { FleetSide } from './fleet-side.tsx';

const CampaignFields = lazy(() => import('./campaign-fields.tsx'));

/** AR-SIEG-UND-NIEDERLAGE-01 */
const ROUNDS = 6;

/** Objectives that a battle may name instead of those that the fleets bring. */
const CAMPAIGN = data.ALL_OBJECTIVES.filter(({ kind }) => kind === 'campaign');

/** The start of a match of Armada: two fleets, how many rounds, and for what. */
export default function FleetStart() {
  const { lang } = useLanguage();
  const t = armadaText[lang].start;
  const { own, chosen, picker, pickFor, fault } = useSides({
    built: () => builtFleets(t.untitled),
    toPlay: chosenToPlay(),
    first: FIRST_FLEETS,
    endings: '.json,.txt',
    // Few bring a file: the readers come with the first one.
    read: async (text) => (await import('@holotisch/games/armada/lists')).armadaLists.read(text),
    adopt: (id, { list }, fileName) => ownFleet(id, list, fileName),
  });
  const [rounds, setRounds] = useState<number | null>(ROUNDS);
  const [objective, setObjective] = useState('');
  const [battle, setBattle] = useState<Battle | null>(null);
  const fleets = [...READY, ...own];
  const fleetOf = (seat: 0 | 1) => fleets.find((one) => one.id === chosen[seat]) ?? READY[seat]!;
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
              onOther={() => pickFor(seat)}
            />
          ))}
          {sizes[0] !== sizes[1] && <p className="quiet start-unlike">{t.unlike}</p>}
          {picker && <FleetPicker {...picker} player={players[picker.seat]} fleets={fleets} />}
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
              value={rounds}
              onChange={setRounds}
            />
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
            {rounds !== null && (
              <Suspense fallback={null}>
                <CampaignFields battle={battle} onChange={setBattle} named={objective !== ''} />
              </Suspense>
            )}
          </>
        ),
      }}
      setup={() => {
        const drafts = SEATS.map((seat) => playable(fleetOf(seat), lang));
        const named = rounds === null || objective === '' ? undefined : objective;
        return setupOf(drafts, { rounds }, named, rounds === null || battle === null ? undefined : { ...battle });
      }}
    />
  );
}
