import type { LegionQuestion, MoveAnswer } from '@holotisch/legion';
import { unitName } from '@holotisch/legion';
import { Placement } from '../../../play/decide/placement.tsx';
import { useDraft } from '../../../play/draft.tsx';
import { useLanguage } from '../../../settings/language.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { legionText } from '../text/legion-text.ts';
import type { LegionView } from '../view.ts';
import { moveOf, usesTool } from './move.ts';

type MoveAsk = Extract<LegionQuestion, { readonly kind: 'move' }>;

/** The movement tool as a control: kind, speed, direction, bend, how far, and with whom to fight. */
export function MoveControl({ view, ask }: { readonly view: LegionView; readonly ask: MoveAsk }) {
  const { lang } = useLanguage();
  const t = legionText[lang].move;
  const { answer, set } = useDraft();
  const move = moveOf(answer);
  if (!move) return <Placement ask={ask} />;
  const { region } = ask;
  const change = (part: Partial<MoveAnswer>) => set({ ...move, ...part });
  const enemies = view.units.filter(
    (u) => u.status === 'play' && view.sides[u.seat] !== view.sides[view.units[region.unit]!.seat],
  );
  const number = (name: 'heading' | 'bend', label: string) => (
    <NumberField className="field" label={label} value={move[name]} onChange={(value) => change({ [name]: value })} />
  );
  return (
    <Placement
      ask={ask}
      help={t.help}
      fields={
        <fieldset className="spot">
          {region.kinds.length > 1 && (
            <label className="field">
              {t.kind}
              <select
                value={move.kind}
                onChange={(event) => change({ kind: region.kinds.find((k) => k === event.target.value) ?? move.kind })}
              >
                {region.kinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {t.kinds[kind]}
                  </option>
                ))}
              </select>
            </label>
          )}
          {usesTool(move.kind) && (
            <label className="field">
              {t.speed}
              <select value={move.speed} onChange={(event) => change({ speed: Number(event.target.value) })}>
                {[1, 2, 3]
                  .filter((speed) => speed <= region.speed)
                  .map((speed) => (
                    <option key={speed}>{speed}</option>
                  ))}
              </select>
            </label>
          )}
          {number('heading', t.heading)}
          {usesTool(move.kind) && number('bend', t.bend)}
          {usesTool(move.kind) && !region.full && (
            <NumberField
              className="field"
              label={`${t.way} %`}
              value={Math.round(move.way * 100)}
              onChange={(value) => change({ way: value / 100 })}
            />
          )}
          {!region.noMelee && usesTool(move.kind) && enemies.length > 0 && (
            <label className="field">
              {t.engage}
              <select
                value={move.engage ?? ''}
                onChange={(event) => {
                  const { engage: _, ...rest } = move;
                  set(event.target.value === '' ? rest : { ...rest, engage: Number(event.target.value) });
                }}
              >
                <option value="">{t.nobody}</option>
                {enemies.map((enemy) => (
                  <option key={enemy.id} value={enemy.id}>
                    {unitName(view, enemy.id, lang)}
                  </option>
                ))}
              </select>
            </label>
          )}
        </fieldset>
      }
    />
  );
}
