import type { Json, Refusal, SeatKind } from '@holotisch/engine';
import { type ReactNode, useState } from 'react';
import { matchPath } from '../../address/paths.ts';
import { navigate } from '../../address/router.tsx';
import { useLocalTable, useMatch } from '../../match/use-match.tsx';
import { openOnline } from '../../net/open-online.ts';
import { useLanguage } from '../../settings/language.tsx';
import { Fault } from '../../table-ui/fault.tsx';
import { defaultAids } from '../../table-ui/game-face.ts';
import { freshSeed } from '../../table-ui/start/fresh-seed.ts';
import { NetFault } from '../../table-ui/start/net-fault.tsx';
import { TermFields, USUAL_TERMS } from '../../table-ui/start/terms.tsx';
import { useFace } from '../../table-ui/use-face.ts';
import { ModeFields, type StartMode } from './start-mode.tsx';
import { campaignText } from './text.ts';
import './start.css';

/** Teams take turns: the first one has the even seats. */
export const teamOfSeat = (seat: number): 0 | 1 => (seat % 2 === 0 ? 0 : 1);

/** Who plays a campaign that is begun: what all of them ask, and the press that begins it. */
export function useStart(game: string) {
  const face = useFace();
  const { start } = useLocalTable();
  const [mode, setMode] = useState<StartMode>('solo');
  const [people, setPeople] = useState<readonly number[]>([0]);
  const [terms, setTerms] = useState(USUAL_TERMS);
  const [netFault, setNetFault] = useState<Refusal>();
  const kindOf = (seat: number): SeatKind =>
    mode === 'here' || (mode === 'solo' && people.includes(seat)) ? 'human' : 'computer';
  const begin = (setup: Json, seats: number) => {
    const aids = defaultAids(face);
    if (mode === 'far') return void openOnline({ game, setup, aids, layOut: false, ...terms }).then(setNetFault);
    const kinds = Array.from({ length: seats }, (_, seat) => kindOf(seat));
    void start({ game, setup, aids, seed: freshSeed(), seats: kinds }).then(
      (started) => started && navigate(matchPath(game)),
    );
  };
  return { game, mode, setMode, people, setPeople, terms, setTerms, netFault, begin };
}
type Start = ReturnType<typeof useStart>;

interface StartFrameProps {
  readonly of: Start;
  readonly settings: ReactNode;
  /** What stands above the teams. */
  readonly title: string;
  readonly names: readonly [string, string];
  readonly team: (team: 0 | 1) => ReactNode;
  /** What is drawn anew, and what the first forces may be. */
  readonly below: ReactNode;
  readonly onBegin: () => void;
}

/** A campaign is begun: who plays, what is agreed on, which teams. */
export function StartFrame({ of, settings, title, names, team, below, onBegin }: StartFrameProps) {
  const { lang } = useLanguage();
  const t = campaignText[lang].start;
  const face = useFace();
  const { refusal } = useMatch();
  const { game, mode, setMode, terms, setTerms, netFault } = of;
  return (
    <section className="start-new panel campaign-start" aria-label={face.name[lang]}>
      {refusal && <Fault fault={refusal} />}
      {netFault && <NetFault fault={netFault} game={game} />}
      <ModeFields mode={mode} onMode={setMode} />
      <div className="campaign-settings">{settings}</div>
      <h2 className="campaign-head">{title}</h2>
      <div className="campaign-teams">
        {([0, 1] as const).map((one) => (
          <section key={one} className={`campaign-team side-${one === 0 ? 'first' : 'second'}`} aria-label={names[one]}>
            <h3>{names[one]}</h3>
            {team(one)}
          </section>
        ))}
      </div>
      <p>{below}</p>
      {mode === 'far' && (
        <>
          <TermFields terms={terms} onTerms={setTerms} />
          <p className="quiet">{t.awayNote}</p>
        </>
      )}
      <div className="start-begin">
        <button type="button" className="primary start-go" onClick={onBegin}>
          {t.begin}
        </button>
      </div>
    </section>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly note?: string;
  /** As many as this, from one on. */
  readonly most: number;
  /** Null: as many as there are. */
  readonly value: number | null;
  readonly all?: string;
  readonly least?: number;
  readonly onChange: (value: number | null) => void;
}

/** How many of something. */
export function CountField({ label, note, most, value, all, least = 1, onChange }: NumberFieldProps) {
  return (
    <label>
      <strong>{label}</strong>
      <select
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        {Array.from({ length: most - least + 1 }, (_, i) => least + i).map((n) => (
          <option key={n}>{n}</option>
        ))}
        {all !== undefined && <option value="">{all}</option>}
      </select>
      {note !== undefined && <small>{note}</small>}
    </label>
  );
}

/** At this device: whether somebody leads it, or the computer. */
export function LedHere({ of, seat, name }: { readonly of: Start; readonly seat: number; readonly name: string }) {
  const { lang } = useLanguage();
  const t = campaignText[lang].start;
  const { mode, people, setPeople } = of;
  if (mode !== 'solo') return null;
  return (
    <label>
      <input
        type="checkbox"
        checked={people.includes(seat)}
        onChange={({ target }) => setPeople(target.checked ? [...people, seat] : people.filter((one) => one !== seat))}
      />
      {t.seat.human}
      <span className="only-heard">: {name}</span>
    </label>
  );
}
