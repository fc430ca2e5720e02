import type { GameEvent } from '@holotisch/engine';
import { useLanguage } from '../../settings/language.tsx';
import { usePlayer } from '../../table-ui/words.ts';
import { placeById } from './campaign-map.ts';
import type { CampaignKit } from './kit.ts';
import { campaignText } from './text.ts';

/** The map without eyes: what each side holds, where its fleets are. */
export function MapInWords<V, E extends GameEvent>({
  kit,
  view,
}: {
  readonly kit: CampaignKit<V, E>;
  readonly view: V;
}) {
  const { lang } = useLanguage();
  const player = usePlayer();
  const t = campaignText[lang];
  const map = kit.map(view, lang);
  const sides = [0, 1, null] as const;
  return (
    <>
      {sides.map((side) => {
        const places = map.places.filter(({ owner }) => owner === side);
        return (
          <section key={String(side)}>
            <h3>{side === null ? t.nobody : map.teams[side]}</h3>
            <p>
              {places
                .map(({ name, hold, fought, marks }) =>
                  [
                    name,
                    ...(fought ? [fought.name] : []),
                    ...(hold ? [t.hold[hold]] : []),
                    ...marks.map((mark) => t.mark[mark]),
                  ].join(', '),
                )
                .join('; ') || '–'}
            </p>
          </section>
        );
      })}
      <ul className="dialog-list">
        {map.forces.map(({ seat, name, owner, points, says }) => {
          const fight = map.assaults.find(
            (one) => one.winner === null && (one.assault === seat || one.defence === seat),
          );
          return (
            <li key={seat}>
              {name} ({map.teams[owner]}, {player(seat)}): {says ?? t.points(points)}
              {fight && `, ${placeById(map, fight.place)?.name ?? t.told.area}`}
            </li>
          );
        })}
      </ul>
    </>
  );
}
