import { type QuestionOf, weaponName } from '@holotisch/legion';
import { useEffect } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import { useChosen } from '../../../table-ui/decide/form.tsx';
import { Reason } from '../../../table-ui/decide/reason.tsx';
import { useDraft } from '../../../table-ui/draft.tsx';
import { DiceCount } from '../cards/dice-count.tsx';
import type { LegionView } from '../view.ts';
import { useWords } from '../words.ts';
import { OddsChart } from './odds-chart.tsx';
import { proposalOf } from './proposal.ts';
import { SightWords } from './sight-words.tsx';
import { useSight, useWeaponProspect } from './use-prospects.ts';
import '../../../table-ui/decide/dice.css';

type WeaponsAsk = QuestionOf<'weapons'>;
type Field = WeaponsAsk['fields'][number];
const NONE = 'none';

interface WeaponsProps {
  readonly ask: WeaponsAsk;
  readonly view: LegionView;
}

/** Miniatures that may use the same weapons stand together: their weapon is chosen for all of them, or one by one. */
const groupsOf = (fields: readonly Field[]): readonly (readonly Field[])[] => [
  ...Map.groupBy(fields, (field) => [field.id.split('.')[1], ...field.options.map(({ id }) => id)].join()).values(),
];

/** Who attacks with what: everybody with the weapon of most dice to begin with; the pool and its odds follow every change. */
export function Weapons({ ask, view }: WeaponsProps) {
  const { busy } = useMatch();
  const { answer, set, refusal, confirm } = useDraft();
  const { own, lang } = useWords();
  const t = own.attack;
  const chosen = useChosen();
  useEffect(() => {
    if (answer === undefined) set(proposalOf(view, ask.fields));
  }, [answer, set, ask, view]);
  const attacker = ask.fields[0]?.options[0]?.about?.unit ?? 0;
  const used = ask.fields.flatMap((field): readonly (readonly [number, string])[] => {
    const weapon = chosen[field.id];
    return weapon === undefined || weapon === NONE ? [] : [[Number(field.id.split('.')[0]), weapon]];
  });
  const prospect = useWeaponProspect(attacker, ask.about.unit, used);
  const sight = useSight(ask.about.melee ? undefined : attacker, ask.about.unit);
  const put = (fields: readonly Field[], weapon: string) =>
    set({ ...chosen, ...Object.fromEntries(fields.map(({ id }) => [id, weapon])) });
  const counts = [...Map.groupBy(used, ([, weapon]) => weapon)];
  return (
    <>
      {groupsOf(ask.fields).map((fields) => (
        <WeaponGroup key={fields[0]!.id} view={view} unit={attacker} fields={fields} chosen={chosen} onChoose={put} />
      ))}
      <p className="weapons-pool">
        {counts.map(([weapon, of]) => t.each(of.length, weaponName(weapon, lang))).join(' + ')}{' '}
        {prospect && <DiceCount pool={prospect.facts.pool} />}
      </p>
      <button
        type="button"
        className="primary at-hand"
        data-confirm
        disabled={busy || refusal !== undefined || used.length === 0}
        onClick={confirm}
      >
        {t.fire}
      </button>
      {prospect && <OddsChart prospect={prospect} />}
      {sight && <SightWords view={view} sight={sight} />}
      {refusal && <Reason refusal={refusal} />}
    </>
  );
}

interface WeaponGroupProps {
  readonly view: LegionView;
  readonly unit: number;
  readonly fields: readonly Field[];
  readonly chosen: Readonly<Record<string, string>>;
  readonly onChoose: (fields: readonly Field[], weapon: string) => void;
}

function WeaponGroup({ view, unit, fields, chosen, onChoose }: WeaponGroupProps) {
  const { own, lang } = useWords();
  const leader = view.units[unit]?.leader;
  const nameOf = ({ id }: Field): string => {
    const [at, nth] = id.split('.').map(Number);
    const name = at === leader ? own.move.leader : own.move.mini((at ?? 0) + 1);
    return nth ? own.attack.second(name) : name;
  };
  const options = fields[0]!.options;
  const said = (id: string) => (id === NONE ? own.standing.nothing : weaponName(id, lang));
  const all = new Set(fields.map(({ id }) => chosen[id]));
  return (
    <fieldset className="weapon-group">
      <legend>{fields.length === 1 ? nameOf(fields[0]!) : own.unit.minis(fields.length)}</legend>
      <div className="weapon-choices">
        {options.map(({ id }) => (
          <label key={id} className="weapon-choice" data-chosen={all.size === 1 && all.has(id)}>
            <input
              type="radio"
              className="only-heard"
              name={`weapons-${fields[0]!.id}`}
              data-step
              checked={all.size === 1 && all.has(id)}
              onChange={() => onChoose(fields, id)}
            />
            {said(id)}
          </label>
        ))}
      </div>
      {fields.length > 1 && (
        <details>
          <summary>{own.attack.weapons}</summary>
          {fields.map((field) => (
            <label key={field.id} className="field">
              {nameOf(field)}
              <select value={chosen[field.id] ?? ''} onChange={(event) => onChoose([field], event.target.value)}>
                {field.options.map((one) => (
                  <option key={one.id} value={one.id}>
                    {said(one.id)}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </details>
      )}
    </fieldset>
  );
}
