import { useMatch } from '../../../match/use-match.tsx';
import { isQuiet } from '../../../play/decide/ask.ts';
import { useHovered } from '../../../play/decide/shared.ts';
import { useDraft } from '../../../play/draft.tsx';
import { roomOf } from '../../../play/table/beside-line.ts';
import { MeasuredLine } from '../../../play/table/measured-line.tsx';
import type { Scene } from '../../../scene/table-view.tsx';
import { useLanguage } from '../../../settings/language.tsx';
import { baseOf } from '../table/facts.ts';
import { type AskView, viewOf } from '../view.ts';
import { useWords } from '../words.ts';
import { shipOf } from './ask.ts';
import { useShots } from './use-shots.ts';

/** Ships that may be attacked: a click aims, another one on the same ship fires. The line of fire lies on the table. */
export function Targets({ scene, ask }: { readonly scene: Scene; readonly ask: AskView }) {
  const { snapshot } = useMatch();
  const { answer, set, confirm, pointed, point } = useDraft();
  const words = useWords();
  const { number } = useLanguage();
  const t = words.own.attack;
  const hovered = useHovered();
  const shots = useShots(ask);
  const view = viewOf(snapshot!);
  const options = (ask.options ?? []).filter((o) => !isQuiet(o));
  const pointedAt = options.find((o) => shipOf(o) === pointed && o.id !== answer)?.id;
  const shot = shots.get(hovered ?? '') ?? shots.get(pointedAt ?? String(answer));
  const aimedAt = shots.get(String(answer))?.target;
  return (
    <>
      {shot && (
        <MeasuredLine
          scene={scene}
          measure={{ distance: shot.mm, from: shot.line[0], to: shot.line[1] }}
          lines={[t.range(shot.range) + (shot.obstructed ? `, ${t.obstructed}` : ''), `${number(shot.mm, 1)} mm`]}
          ends={[ask.about?.['ship'] as number, shot.target].flatMap((id) => {
            const ship = view.ships[id];
            return ship?.pose ? [roomOf(ship.type, ship.pose)] : [];
          })}
        />
      )}
      {[...new Set(options.map((o) => shipOf(o)!))].map((id) => {
        const ship = view.ships[id];
        if (!ship?.pose) return null;
        const first = options.find((o) => shipOf(o) === id)!;
        const aim = () => (aimedAt === id ? confirm() : set(first.id));
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the panel has a button for each
          <circle
            key={id}
            className="pickable pickable-target"
            cx={ship.pose.x}
            cy={ship.pose.y}
            r={baseOf(ship.type).half * 1.75}
            data-pointed={aimedAt === id || pointed === id}
            onClick={aim}
            onPointerEnter={() => point(id)}
            onPointerLeave={() => point(undefined)}
          >
            <title>{t.go(words.ship(id))}</title>
          </circle>
        );
      })}
    </>
  );
}
