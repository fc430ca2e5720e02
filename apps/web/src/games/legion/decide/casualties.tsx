import { cardName } from '@holotisch/legion';
import type { AskView } from '../../../match/ask-view.ts';
import { useMatch } from '../../../match/use-match.tsx';
import { follow } from '../../../table-ui/decide/plan.ts';
import { useDraft } from '../../../table-ui/draft.tsx';
import { type LegionView, pieceOfMini } from '../view.ts';
import { useWords } from '../words.ts';
import { firstPlain, isPlain, type WoundedAsk } from './plain-first.ts';

/** Who suffers the next wound: each by what it carries, and one answer for all: plain troopers first. */
export function Casualties({ view, ask }: { readonly view: LegionView; readonly ask: WoundedAsk }) {
  const { decide, busy, snapshot } = useMatch();
  const { point, pointed } = useDraft();
  const { own, lang } = useWords();
  const t = own.casualties;
  const unit = view.units[ask.about.unit];
  const plain = ask.kind === 'wounded' ? firstPlain(view, ask) : undefined;
  if (!unit) return null;
  const nameOf = (mini: number): string => {
    const by = unit.minis[mini]?.by ?? null;
    const card = by === null ? undefined : unit.upgrades[by]?.id;
    if (card !== undefined) return cardName(card, view.rules.edition, lang);
    return mini === unit.leader ? t.leader : t.plain;
  };
  const sorted = ask.options.toSorted(
    (a, b) => Number(isPlain(view, unit.id, b.about?.mini ?? -1)) - Number(isPlain(view, unit.id, a.about?.mini ?? -1)),
  );
  return (
    <>
      {plain !== undefined && (
        <button
          type="button"
          className="primary"
          data-confirm
          disabled={busy}
          onClick={() => {
            follow([{ kind: 'wounded', repeats: true, answer: nextPlain(view, unit.id) }], snapshot?.taken ?? 0);
            void decide(plain);
          }}
        >
          {t.plainFirst}
        </button>
      )}
      <ul className="choices">
        {sorted.map(({ id, about }) => {
          const mini = about?.mini ?? 0;
          const piece = pieceOfMini(unit, mini);
          return (
            <li key={id}>
              <button
                type="button"
                className="choice"
                data-pointed={pointed === piece}
                data-step
                disabled={busy}
                onClick={() => void decide(id)}
                onPointerEnter={() => point(piece)}
                onPointerLeave={() => point(undefined)}
                onFocus={() => point(piece)}
                onBlur={() => point(undefined)}
              >
                <span className="choice-name">
                  {nameOf(mini)} <small>{t.place(mini + 1)}</small>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** For all that one unit has to give up, as long as there are plain ones. */
const nextPlain =
  (view: LegionView, unit: number) =>
  (asked: AskView): string | undefined => {
    const ask = asked as WoundedAsk;
    return ask.about.unit === unit ? firstPlain(view, ask) : undefined;
  };
