import { type CoverGiver, markerWord } from '@holotisch/legion';
import { living } from '../table/use-values.ts';
import type { LegionView } from '../view.ts';
import { useWords } from '../words.ts';
import type { Sight } from './use-prospects.ts';

/** Miniature by miniature: which one sees whom, who is covered, and by what. The same lies drawn on the table. */
export function SightWords({
  view,
  sight: { from, to, sight, cover },
}: {
  readonly view: LegionView;
  readonly sight: Sight;
}) {
  const { own, term, message, unit: nameOf } = useWords();
  const t = own.attack;
  const [attacker, defender] = [view.units[from], view.units[to]];
  if (!attacker || !defender) return null;
  const nameOfMini = (unit: typeof attacker, mini: number) =>
    mini === unit.leader ? own.move.leader : own.move.mini(mini + 1);
  const giver = (by: CoverGiver): string => {
    if (by === 'hole') return t.hole;
    if ('unit' in by) return nameOf(by.unit);
    if ('marker' in by) {
      const marker = view.markers.find(({ id }) => id === by.marker);
      return marker ? message({ text: `le.${markerWord(marker)}` }) : '';
    }
    return `${term('terrain', view.terrain[by.terrain]?.kind ?? '')} ${by.terrain + 1}`;
  };
  const targets = living(defender);
  const of = targets.length;
  const isClear = sight.every(({ sees }) => sees.length === of);
  const changed = cover.applied !== cover.grade;
  return (
    <details className="sight-words" open>
      <summary>
        {t.coverTitle}: <strong>{term('cover', cover.applied)}</strong>
      </summary>
      {cover.minis.length === 0 ? (
        <p className="quiet">{t.noCover}</p>
      ) : (
        <>
          <p className="quiet">{t.covered(cover.minis.length, cover.of, term('cover', cover.grade))}</p>
          <ul>
            {cover.minis.map(({ mini, grade, by }) => (
              <li key={mini}>
                {t.behind(
                  nameOfMini(defender, mini),
                  term('cover', grade),
                  by.length > 0 ? [...new Set(by.map(giver))].join(', ') : t.hidden,
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {changed && <p className="quiet">{t.changed(term('cover', cover.applied))}</p>}
      <p className="sight-title">{t.sightTitle}</p>
      {isClear ? (
        <p className="quiet">{t.allSee(sight.length, of)}</p>
      ) : (
        <ul>
          {sight.map(({ mini, sees }) => {
            const unseen = targets.filter((one) => !sees.includes(one));
            const blind = unseen.map((one) => nameOfMini(defender, one)).join(', ');
            return (
              <li key={mini} data-blind={sees.length === 0}>
                {t.sees(nameOfMini(attacker, mini), sees.length, of)}
                {unseen.length > 0 && sees.length > 0 && ` (${t.unseen(blind)})`}
              </li>
            );
          })}
        </ul>
      )}
    </details>
  );
}
