import type { ArmadaAnswers, data } from '@holotisch/armada';
import type { ClauseId } from '@holotisch/rules';
import { useMemo, useState } from 'react';
import { useAnswer } from '../../../match/use-answer.ts';
import { useMatch } from '../../../match/use-match.tsx';
import type { LabelItem, OutlineItem, SceneItem, Tone } from '../../../scene/description.ts';
import { useSceneLayer } from '../../../scene/layers.tsx';
import { circlePath } from '../../../scene/svg.ts';
import { type GazeProps, pieceKey } from '../../../table-ui/game-face.ts';
import { ClauseLink } from '../../../ui/clause-link.tsx';
import { gazeText } from '../text/gaze.ts';
import type { ArmadaView } from '../view.ts';
import { useWords } from '../words.ts';
import { zonePath } from './arcs.ts';
import { obstacleKey } from './describe.ts';

type Shot = ArmadaAnswers['targets'][number];
type Sight = ArmadaAnswers['sight'];

/** One hull zone (or squadron) that looks at another: the shot, or why there is none, and the line of sight. */
interface Looked {
  readonly shot: Shot;
  readonly sight: Sight;
}

/** About as high as the guns of a ship are. */
const GUNS = 14;
const ROCK = 42;

const isRefused = (shot: Shot): shot is Extract<Shot, { refused: readonly ClauseId[] }> => 'refused' in shot;
const toneOf = ({ shot, sight }: Looked): Tone => (isRefused(shot) ? 'barred' : sight.obstructed ? 'warning' : 'legal');

/** Every zone of a unit at every zone of another, as the rules judge it. */
function useLooked(from: number, to: number): readonly Looked[] | undefined {
  const { taken, moment } = useMatch().snapshot ?? {};
  return useAnswer<ArmadaAnswers, readonly Looked[]>(`${taken} ${moment} ${from} ${to}`, async (rules) => {
    const shots = await rules('targets', { unit: from });
    if (!shots.ok) return undefined;
    const at = shots.value.filter(({ defender }) => 'unit' in defender && defender.unit === to);
    const looked = await Promise.all(
      at.map(async (shot) => {
        const sight = await rules('sight', { from, zone: shot.zone, to, defending: shot.defending });
        return sight.ok ? [{ shot, sight: sight.value }] : [];
      }),
    );
    return looked.flat();
  });
}

/** A ship as a hull zone of another sees it, zone by zone, with whatever lies on the lines. */
export default function Gaze({ view, from, to }: GazeProps<ArmadaView>) {
  const { lang, message, unit: nameOf } = useWords();
  const t = gazeText[lang];
  const [own, setOwn] = useState<data.Zone | null>();
  const looked = useLooked(from, to);
  const zones = [...new Set(looked?.map(({ shot }) => shot.zone))];
  const zone = own !== undefined && zones.includes(own) ? own : bestOf(looked);
  const shown = useMemo(() => looked?.filter(({ shot }) => shot.zone === zone) ?? [], [looked, zone]);
  const layer = useMemo(() => {
    const first = shown.find(({ shot }) => !isRefused(shot)) ?? shown[0];
    const target = view.units[to];
    const lines = shown.flatMap((one): readonly SceneItem[] => {
      const { shot, sight } = one;
      const [a, b] = sight.line;
      const tone = toneOf(one);
      const name = shot.defending ?? 'all';
      const line = tone === 'legal' ? ('solid' as const) : ('dashed' as const);
      const ray = { kind: 'ray', key: `gaze:${name}`, from: a, to: b, heights: [GUNS, GUNS], tone, line } as const;
      if (target?.kind !== 'ship' || !shot.defending) return [ray];
      const d = zonePath(target.card, shot.defending);
      return [
        ray,
        { kind: 'outline', key: `gaze-zone:${name}`, on: pieceKey(to), d, tone, fill: 'strong', height: 6 } as const,
      ];
    });
    const ways = shown.filter(({ shot }) => !isRefused(shot));
    const ships = [...new Set(ways.flatMap(({ sight }) => sight.ships))].map((id) => pieceKey(id));
    const rocks = [...new Set(ways.flatMap(({ sight }) => [...sight.obstacles, ...sight.dust]))].map(obstacleKey);
    const lit = [...rocks, ...ships].flatMap((key): readonly (OutlineItem | LabelItem)[] => [
      {
        kind: 'outline',
        key: `gaze-lit:${key}`,
        on: key,
        d: circlePath(ROCK),
        tone: 'warning',
        fill: 'strong',
        pointed: true,
      },
      {
        kind: 'label',
        key: `gaze-words:${key}`,
        at: { piece: key },
        text: t.inTheWay,
        tone: 'warning',
        silent: true,
        clause: 'AR-VERSPERRT-01',
      },
    ]);
    return {
      look: { from: pieceKey(from), to: pieceKey(to), ...(first && zone !== null && { at: first.sight.line[0] }) },
      items: [...lines, ...lit],
    };
  }, [view, from, to, shown, zone, t]);
  useSceneLayer(layer);
  const nameOfZone = (one: data.Zone) => message({ text: `ar.zone.${one}` });
  const words = ({ shot, sight }: Looked): string => {
    if (sight.blocked) return t.blocked(nameOfZone(sight.blocked));
    if (isRefused(shot)) return t.barred;
    return `${message({ text: `ar.range.${shot.range}` })}, ${sight.obstructed ? t.obstructed : t.clear}`;
  };
  return (
    <>
      {zones.length > 1 && (
        <fieldset className="eyes-parts" aria-label={t.who}>
          {zones.map(
            (one) =>
              one && (
                <button key={one} type="button" aria-pressed={one === zone} onClick={() => setOwn(one)}>
                  {nameOfZone(one)}
                </button>
              ),
          )}
        </fieldset>
      )}
      <ul className="eyes-facts">
        {shown.map((one) => (
          <li key={one.shot.defending ?? 'all'} data-tone={toneOf(one)}>
            {one.shot.defending ? nameOfZone(one.shot.defending) : nameOf(to)}: {words(one)}{' '}
            {(isRefused(one.shot) ? one.shot.refused : one.sight.obstructed ? (['AR-VERSPERRT-01'] as const) : []).map(
              (id) => (
                <ClauseLink key={id} id={id} sign="§" />
              ),
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The zone that has a shot, else one of which least is against it. */
function bestOf(looked: readonly Looked[] | undefined): data.Zone | null {
  const cost = ({ shot, sight }: Looked) => (isRefused(shot) ? 10 + shot.refused.length : sight.obstructed ? 1 : 0);
  return looked?.toSorted((a, b) => cost(a) - cost(b))[0]?.shot.zone ?? null;
}
