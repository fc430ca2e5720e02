import type { FileFault } from '@holotisch/engine';
import { FIRST_SQUADS, setupOf } from '@holotisch/games/xwing/draft';
import { useState } from 'react';
import { StartPanel } from '../../../play/start-panel.tsx';
import { useLanguage } from '../../../settings/language.tsx';
import { pickFile, textOf } from '../../../ui/files.ts';
import { chosenToPlay } from '../builder/kept-squads.ts';
import { builtId, builtSquads, ownSquad, playable, READY } from './choosable.ts';
import { SquadPicker } from './squad-picker.tsx';
import { SquadSide } from './squad-side.tsx';
import { StartRules, USUAL_RULES } from './start-rules.tsx';
import { useStartText } from './use-start-text.ts';

const SEATS = [0, 1] as const;

/** The start of an X-Wing match: two squads, and what the players agree on. */
export default function SquadStart() {
  const t = useStartText();
  const { lang } = useLanguage();
  const [own, setOwn] = useState(() => builtSquads(t.untitled));
  const [chosen, setChosen] = useState<readonly [string, string]>(() => {
    const built = builtId(chosenToPlay() ?? '');
    return [own.some(({ id }) => id === built) ? built : FIRST_SQUADS[0], FIRST_SQUADS[1]];
  });
  const [rules, setRules] = useState(USUAL_RULES);
  const [picking, setPicking] = useState<0 | 1>();
  const [fault, setFault] = useState<FileFault>();
  const squads = [...READY, ...own];
  const sideOf = (seat: 0 | 1) => squads.find((one) => one.id === chosen[seat]) ?? READY[seat]!;
  const choose = (seat: 0 | 1, id: string) => setChosen(seat === 0 ? [id, chosen[1]] : [chosen[0], id]);

  const fromFile = (seat: 0 | 1) =>
    void pickFile('.json,.xws,.txt').then(async (file) => {
      if (!file) return;
      setPicking(undefined);
      // Few bring a file: the readers come with the first one.
      const { readSquads } = await import('./read-squads.ts');
      const read = readSquads(await textOf(file));
      setFault(read.ok ? undefined : read.fault);
      if (!read.ok) return;
      const added = read.value.map(({ squad }, i) => ownSquad(`file-${own.length + i}`, squad, file.name));
      setOwn([...own, ...added]);
      if (added[0]) choose(seat, added[0].id);
    });

  return (
    <StartPanel
      game="xwing"
      intro={t.intro}
      fault={fault}
      sides={(players) => (
        <>
          {SEATS.map((seat) => (
            <SquadSide
              key={seat}
              seat={seat}
              player={players[seat]}
              chosen={sideOf(seat)}
              onOther={() => setPicking(seat)}
            />
          ))}
          {picking !== undefined && (
            <SquadPicker
              player={players[picking]}
              squads={squads}
              chosen={chosen[picking]}
              onChoose={(id) => choose(picking, id)}
              onFile={() => fromFile(picking)}
              onClose={() => setPicking(undefined)}
            />
          )}
        </>
      )}
      rules={{ title: t.rules, fields: <StartRules rules={rules} onRules={setRules} /> }}
      setup={() =>
        setupOf(
          SEATS.map((seat) => playable(sideOf(seat), lang)),
          { ...rules },
        )
      }
    />
  );
}
