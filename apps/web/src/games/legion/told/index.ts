import type { EffectItem } from '../../../scene/description.ts';
import type { Told } from '../../game-face.ts';
import type { LegionEvent, LegionView } from '../view.ts';
import { leaderPose, pieceOfMini } from '../view.ts';
import { interpolate } from './motion.ts';

/** How every event of Legion is told. An event without an entry, or an entry without an event, does not compile. */

const CHAPTER = 900;
const READ = 650;
const NOTICE = 320;
const ROLL = 1200;
const GO = 700;

const effect = (
  kind: EffectItem['effect'],
  view: LegionView,
  unit: number,
  milliseconds: number,
): readonly EffectItem[] => {
  const at = leaderPose(view.units[unit]);
  return at ? [{ kind: 'effect', key: kind, effect: kind, at: { x: at.x, y: at.y }, milliseconds }] : [];
};

type Ways = Extract<LegionEvent, { readonly type: 'moved' | 'placed' | 'deployed' }>;
/** All miniatures that move, each from where it stood. */
const march = ({ unit, minis }: Ways, view: LegionView, t: number) => {
  const one = view.units[unit];
  return one
    ? minis.flatMap(({ mini, from, to }) => (from ? [[pieceOfMini(one, mini), interpolate(from, to, t)] as const] : []))
    : [];
};
const arrived = ({ unit, minis }: Ways, view: LegionView): LegionView => ({
  ...view,
  units: view.units.map((u) => {
    if (u.id !== unit) return u;
    const all = u.minis.map((mini, at) => {
      const way = minis.find((w) => w.mini === at);
      return way ? { ...mini, pose: way.to } : mini;
    });
    return { ...u, status: 'play' as const, minis: all };
  }),
});

const line = { log: 'line' } as const;
const noted = { lasts: READ, banner: 'note', log: 'line' } as const;
const seen = { lasts: NOTICE, log: 'line' } as const;

export const legionTold: Told<LegionView, LegionEvent> = {
  terrain: line,
  colours: noted,
  edges: line,
  battleRows: noted,
  revealed: noted,
  vetoed: noted,
  vetoPassed: noted,
  battleChosen: { lasts: CHAPTER, banner: 'chapter', log: 'heading' },
  deployed: { lasts: NOTICE, ends: arrived, log: 'line' },
  setAside: noted,
  marker: line,
  markerMoved: line,
  markerGone: line,
  round: { lasts: CHAPTER, banner: 'chapter', log: 'heading' },
  phase: { lasts: CHAPTER, banner: 'chapter', log: 'heading' },
  cardsChosen: noted,
  cardsRevealed: { lasts: CHAPTER, banner: 'note', log: 'line' },
  priority: noted,
  nominated: line,
  ordered: seen,
  poolFormed: line,
  tokenDrawn: noted,
  tokenRemoved: noted,
  turnPassed: noted,
  cardDiscarded: line,
  cardsReturned: line,
  promoted: noted,
  counter: line,
  victory: noted,
  over: { lasts: CHAPTER, banner: 'chapter', log: 'heading' },
  activates: { lasts: READ, log: 'group' },
  activationEnds: { log: 'none' },
  actionLost: noted,
  rallied: { lasts: READ, banner: 'note', log: 'line' },
  action: seen,
  tokens: { lasts: NOTICE, marks: ({ unit }, view, ms) => effect('flash', view, unit, ms), log: 'line' },
  suppressed: noted,
  panicked: noted,
  wounds: { lasts: NOTICE, marks: ({ unit }, view, ms) => effect('hit', view, unit, ms), log: 'line' },
  wounded: line,
  healed: seen,
  miniDefeated: {
    lasts: NOTICE,
    marks: ({ at }, _view, ms) =>
      at ? [{ kind: 'effect', key: 'fell', effect: 'blast', at: { x: at.x, y: at.y }, milliseconds: ms }] : [],
    log: 'line',
  },
  miniRestored: seen,
  newLeader: seen,
  defeated: {
    lasts: READ,
    banner: 'note',
    marks: ({ unit }, view, ms) => effect('blast', view, unit, ms),
    log: 'line',
  },
  resilience: noted,
  vehicleDamage: noted,
  damageRoll: noted,
  claimed: noted,
  dropped: noted,
  moved: { lasts: GO, motion: march, ends: arrived, log: 'line' },
  placed: { lasts: NOTICE, motion: march, ends: arrived, log: 'line' },
  hindered: noted,
  displaced: noted,
  meleeStarted: noted,
  meleeEnded: noted,
  climbRoll: noted,
  attack: {
    lasts: READ,
    banner: 'note',
    marks: ({ line: [a, b] }, _view, ms) => [
      { kind: 'effect', key: 'shot', effect: 'shot', at: a, to: b, milliseconds: ms },
    ],
    log: 'group',
  },
  noAttack: noted,
  rolled: { lasts: ROLL, seenLast: true, banner: 'note', log: 'line' },
  dice: { lasts: NOTICE, log: 'line' },
  cover: noted,
  defenceRolled: { lasts: ROLL, seenLast: true, banner: 'note', log: 'line' },
  defenceDice: { lasts: NOTICE, log: 'line' },
  result: noted,
  attackEnds: { log: 'none' },
  standby: noted,
  guards: noted,
  detonates: {
    lasts: READ,
    banner: 'note',
    marks: ({ at }, _view, ms) => [{ kind: 'effect', key: 'blast', effect: 'blast', at, milliseconds: ms }],
    log: 'line',
  },
  ability: seen,
  exhausted: seen,
  readied: seen,
  upgradeLost: seen,
  ended: seen,
  looseDice: { lasts: READ, seenLast: true, banner: 'note', log: 'line' },
  note: noted,
  override: noted,
};
