import { unenforcedIn } from '@holotisch/armada';
import { FIRST_FLEETS, setupOf } from '@holotisch/games/armada/draft';
import { useState } from 'react';
import { StartPanel } from '../../../play/start-panel.tsx';
import { useLanguage } from '../../../settings/language.tsx';
import { armadaText } from '../text/armada-text.ts';
import { playable, READY } from './choosable.ts';
import { FleetPicker } from './fleet-picker.tsx';
import { FleetSide } from './fleet-side.tsx';

const SEATS = [0, 1] as const;

/** The start of a match of Armada: two fleets. */
export default function FleetStart() {
  const { lang } = useLanguage();
  const t = armadaText[lang].start;
  const [chosen, setChosen] = useState<readonly [string, string]>(FIRST_FLEETS);
  const [picking, setPicking] = useState<0 | 1>();
  const fleetOf = (seat: 0 | 1) => READY.find((one) => one.id === chosen[seat]) ?? READY[seat]!;
  const choose = (seat: 0 | 1, id: string) => setChosen(seat === 0 ? [id, chosen[1]] : [chosen[0], id]);
  return (
    <StartPanel
      game="armada"
      intro={t.intro}
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
          {picking !== undefined && (
            <FleetPicker
              player={players[picking]}
              fleets={READY}
              chosen={chosen[picking]}
              onChoose={(id) => choose(picking, id)}
              onClose={() => setPicking(undefined)}
            />
          )}
        </>
      )}
      setup={() => {
        const drafts = SEATS.map((seat) => playable(fleetOf(seat), lang));
        const unenforced = drafts.some(({ fleet }) => unenforcedIn(fleet).length > 0);
        return setupOf(drafts, { ...(unenforced && { unenforced }) });
      }}
    />
  );
}
