import { cardName, type XWingAnswers } from '@holotisch/xwing';
import { useMemo } from 'react';
import { useAnswer } from '../../../match/use-answer.ts';
import { useMatch } from '../../../match/use-match.tsx';
import type { LabelItem, OutlineItem, RayItem } from '../../../scene/description.ts';
import { useSceneLayer } from '../../../scene/layers.tsx';
import { circlePath } from '../../../scene/svg.ts';
import { type GazeProps, pieceKey } from '../../../table-ui/game-face.ts';
import { ClauseLink } from '../../../ui/clause-link.tsx';
import { gazeText } from '../text/gaze.ts';
import type { XWingView } from '../view.ts';
import { useWords } from '../words.ts';
import { BANDS } from './arcs.ts';

type Line = NonNullable<XWingAnswers['line']>;
interface Looked {
  readonly line: Line | null;
  readonly inArc: boolean;
  readonly shots: XWingAnswers['targets'];
}

/** About as high as ships stand on their pegs. */
const GUNS = 26;
const ROCK = 36;

/** A ship as another sees it: the line that is measured, what lies on it, and what each weapon could do. */
export default function Gaze({ view, from, to }: GazeProps<XWingView>) {
  const { lang, own } = useWords();
  const t = gazeText[lang];
  const { taken, moment } = useMatch().snapshot ?? {};
  const looked = useAnswer<XWingAnswers, Looked | 'barred'>(`${taken} ${moment} ${from} ${to}`, async (rules) => {
    const [front, any, shots] = await Promise.all([
      rules('line', { from, to, arc: 'front' }),
      rules('line', { from, to }),
      rules('targets', { from }),
    ]);
    if (!any.ok) return 'barred';
    const inFront = front.ok ? front.value : null;
    const at = shots.ok ? shots.value.filter(({ target }) => target === to) : [];
    return { line: inFront ?? any.value, inArc: inFront !== null, shots: at };
  });
  const line = looked === 'barred' ? undefined : looked?.line;
  const layer = useMemo(() => {
    const look = { from: pieceKey(from), to: pieceKey(to) };
    if (!line) return { look };
    const ray: RayItem = {
      kind: 'ray',
      key: 'gaze',
      from: line.line[0],
      to: line.line[1],
      heights: [GUNS, GUNS],
      tone: line.range > BANDS.length ? 'barred' : line.obstructed ? 'warning' : 'legal',
      line: line.obstructed ? 'dashed' : 'solid',
    };
    const lit = line.obstacles.flatMap((at): readonly (OutlineItem | LabelItem)[] => {
      const key = `obstacle:${at}`;
      return [
        {
          kind: 'outline',
          key: `gaze-lit:${at}`,
          on: key,
          d: circlePath(ROCK),
          tone: 'warning',
          fill: 'strong',
          pointed: true,
        },
        {
          kind: 'label',
          key: `gaze-words:${at}`,
          at: { piece: key },
          text: t.inTheWay,
          tone: 'warning',
          silent: true,
          clause: 'XW-VERSPERRT-01',
        },
      ];
    });
    return { look, items: [ray, ...lit] };
  }, [from, to, line, t]);
  useSceneLayer(layer);
  if (!looked || !view.ships[to]) return null;
  if (looked === 'barred')
    return (
      <ul className="eyes-facts">
        <li data-tone="warning">
          {own.table.rulerBarred} <ClauseLink id="XW-ANGRIFF-03" sign="§" />
        </li>
      </ul>
    );
  return (
    <ul className="eyes-facts">
      {line && (
        <li data-tone={line.obstructed ? 'warning' : 'legal'}>
          {line.range > BANDS.length ? t.beyond : t.range(line.range)}, {looked.inArc ? t.inArc : t.outside},{' '}
          {line.obstructed ? t.obstructed : t.clear} {line.obstructed && <ClauseLink id="XW-VERSPERRT-01" sign="§" />}
        </li>
      )}
      {looked.shots.map((shot) => (
        <li key={shot.weapon} data-tone={'refused' in shot ? 'barred' : 'legal'}>
          {cardName(shot.weapon, lang)}: {'refused' in shot ? t.barred : t.dice(shot.dice.attack, shot.dice.defence)}{' '}
          {'refused' in shot && shot.refused.map((id) => <ClauseLink key={id} id={id} sign="§" />)}
        </li>
      ))}
    </ul>
  );
}
