import '../all-words.ts';
import { FIRST_SQUADS, setupOf } from '@holotisch/games/xwing/draft';
import { useState } from 'react';
import { useLanguage } from '../../../settings/language.tsx';
import { StartPanel } from '../../../table-ui/start/start-panel.tsx';
import { SEATS, useSides } from '../../../table-ui/start/use-sides.ts';
import { chosenToPlay } from '../builder/kept-squads.ts';
import { builtSquads, opponentOf, ownSquad, playable, READY } from './choosable.ts';
import { SquadPicker } from './squad-picker.tsx';
import { SquadSide } from './squad-side.tsx';
import { StartRules, USUAL_RULES } from './start-rules.tsx';
import { useStartText } from './use-start-text.ts';

/** The start of an X-Wing match: two squads, and what the players agree on. */
export default function SquadStart() {
  const t = useStartText();
  const { lang } = useLanguage();
  const { own, chosen, picker, pickFor, fault } = useSides({
    built: () => builtSquads(t.untitled),
    toPlay: chosenToPlay(),
    first: FIRST_SQUADS,
    against: (id, own) => opponentOf([...READY, ...own].find((one) => one.id === id) ?? READY[0]!).id,
    endings: '.json,.xws,.txt',
    // Few bring a file: the readers come with the first one.
    read: async (text) => (await import('./read-squads.ts')).readSquads(text),
    adopt: (id, { squad }, fileName) => ownSquad(id, squad, fileName),
  });
  const [rules, setRules] = useState(USUAL_RULES);
  const squads = [...READY, ...own];
  const sideOf = (seat: 0 | 1) => squads.find((one) => one.id === chosen[seat]) ?? READY[seat]!;

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
              onOther={() => pickFor(seat)}
            />
          ))}
          {picker && <SquadPicker {...picker} player={players[picker.seat]} squads={squads} />}
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
