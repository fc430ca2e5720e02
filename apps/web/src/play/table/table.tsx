import type { Pose, Vec } from '@holotisch/table';
import { useMemo, useRef, useState } from 'react';
import { pieceKey } from '../../games/game-face.ts';
import { ShipCard } from '../../games/xwing/cards/ship-card.tsx';
import { Arcs } from '../../games/xwing/table/arcs.tsx';
import { AttackMarks } from '../../games/xwing/table/attack-marks.tsx';
import { baseOf } from '../../games/xwing/table/facts.ts';
import { BombPiece, Edges, ObstaclePiece } from '../../games/xwing/table/ground.tsx';
import { Names, useNamesShown } from '../../games/xwing/table/names.tsx';
import { endAt, RulerTool } from '../../games/xwing/table/ruler-tool.tsx';
import { ShipToken } from '../../games/xwing/table/ship-token.tsx';
import { shipWords } from '../../games/xwing/table/ship-words.ts';
import { useValues } from '../../games/xwing/table/use-values.tsx';
import type { ShipView, XWingView } from '../../games/xwing/view.ts';
import { useWords } from '../../games/xwing/words.ts';
import { useMatch } from '../../match/use-match.tsx';
import { TableView } from '../../scene/table-view.tsx';
import { alongTable, type Turn, wholeTable } from '../../scene/view.ts';
import { ClauseLink } from '../../ui/clause-link.tsx';
import { DecisionOverlay } from '../decide/decision-overlay.tsx';
import { useOpenField } from '../decide/shared.ts';
import { useDraft } from '../draft.tsx';
import { RulerIcon, TurnTableIcon } from './table-icons.tsx';
import { useAutoTurn } from './use-auto-turn.ts';
import type { Playing } from './use-director.ts';
import { useRuler } from './use-ruler.ts';
import { useShownCard } from './use-shown-card.ts';

interface TableProps {
  readonly stage: Playing & { readonly poses: ReadonlyMap<string, Pose> };
  readonly pinned: number | undefined;
  readonly onPick: (ship: number | undefined) => void;
}

/** Steps in which pieces learn how near one looks: coarse, so that zooming seldom redraws them. */
const PIXEL_STEP = 0.25;

/** Whether a ship stands on that side of the middle of the picture: its card then lies on the other one. */
function isTowards(dx: number, dy: number, pose: Pose | undefined, middle: Vec, turn: Turn): boolean {
  if (!pose) return true;
  const along = alongTable(dx, dy, turn);
  return (pose.x - middle.x) * along.x + (pose.y - middle.y) * along.y > 0;
}

/** The play area with everything that stands on it. */
export function Table({ stage, pinned, onPick }: TableProps) {
  const { t, ...words } = useWords();
  const { own } = words;
  const match = useMatch();
  const snapshot = match.snapshot!;
  const draft = useDraft();
  const { poses } = stage;
  const view: XWingView = stage.view;
  const attack = view.attacks.at(-1);
  const { width, depth } = view.rules;
  const area = useMemo(() => ({ width, depth }), [width, depth]);
  const start = useMemo(() => wholeTable(area), [area]);
  const [turn, turnBy] = useAutoTurn(stage);
  const values = useValues();
  const roles = own.attack;
  const asked = stage.waiting ? undefined : snapshot.ask?.kind;
  const measuring = snapshot.aids.measuring || view.attacks.length > 0 || asked === 'attack';
  const ruler = useRuler(measuring, pinned ?? view.active ?? undefined);
  const named = useNamesShown();
  const { shown, close } = useShownCard(pinned, onPick);
  const openField = useOpenField();
  const dialled = asked === 'dials' ? Number(openField) : undefined;
  // Where the picture stood when the card was last drawn: a card does not hop about while somebody pans.
  const middle = useRef<Vec>({ x: width / 2, y: depth / 2 });
  const names = useMemo(
    () => [0, 1].map((side) => words.player(view.sides.indexOf(side as 0 | 1))) as [string, string],
    [words.player, view.sides],
  );
  const [helpId] = useState('table-help');
  const poseOf = (id: number) => poses.get(pieceKey(id)) ?? view.ships[id]?.pose ?? undefined;
  const lookedAt = shown === undefined ? undefined : view.ships[shown];
  const labelOf = (ship: ShipView) => {
    const who = own.table.ship(words.ship(ship.id), words.shipType(ship), words.player(ship.seat));
    const role =
      attack?.attacker === ship.id ? roles.attacker : attack?.defender === ship.id ? roles.defender : undefined;
    return [who, role, shipWords(ship, words, values)].filter(Boolean).join(', ');
  };
  // Whoever has zoomed in elsewhere sees the attack all the same, and the ship that is asked for.
  const acting = attack ? `${attack.attacker} ${attack.defender}` : String(view.active ?? '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a piece that moves on is not followed about
  const watched = useMemo(() => {
    const ids = attack ? [attack.attacker, attack.defender] : view.active === null ? [] : [view.active];
    const places = ids.flatMap((id) => poseOf(id) ?? []);
    return places.length > 0 ? places : undefined;
  }, [acting]);
  const marked = (id: number | undefined) => {
    const ship = id === undefined ? undefined : view.ships[id];
    const pose = ship && poseOf(ship.id);
    return pose && { pose, type: ship.type };
  };
  const [attacker, defender] = [marked(attack?.attacker), marked(attack?.defender)];
  const pickShip = ruler.armed ? ruler.pickShip : onPick;
  return (
    <>
      <TableView
        area={area}
        turn={turn}
        start={start}
        label={t.table.label}
        describedBy={helpId}
        {...(watched && { watched })}
        onHold={(at) => ruler.measure(endAt(view, at))}
        tools={
          <>
            <button type="button" aria-label={t.table.turn} title={t.table.turn} onClick={turnBy}>
              <TurnTableIcon />
            </button>
            <button
              type="button"
              aria-label={t.table.ruler}
              aria-pressed={ruler.armed}
              aria-disabled={!measuring}
              title={measuring ? t.table.ruler : own.table.rulerBarred}
              onClick={ruler.toggle}
            >
              <RulerIcon />
            </button>
          </>
        }
      >
        {(scene) => {
          const pixel = Math.ceil(scene.pixel / PIXEL_STEP) * PIXEL_STEP;
          middle.current = scene.middle;
          return (
            <>
              <Edges area={area} edges={view.edges} names={names} turn={turn} pixel={pixel} />
              {view.obstacles.map((o, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: obstacles keep their place in the list.
                <ObstaclePiece key={i} kind={o.kind} pose={o.pose} />
              ))}
              {view.bombs.map((bomb) => (
                <BombPiece key={bomb.id} bomb={bomb} />
              ))}
              {lookedAt && poseOf(lookedAt.id) && (
                <Arcs
                  type={lookedAt.type}
                  pose={poseOf(lookedAt.id)!}
                  seat={lookedAt.seat}
                  measured={measuring}
                  {...baseOf(lookedAt.type)}
                />
              )}
              {attacker && defender && <AttackMarks attacker={attacker} defender={defender} />}
              {view.ships.map((ship) => {
                const pose = poseOf(ship.id);
                return pose ? (
                  <ShipToken
                    key={ship.id}
                    ship={ship}
                    pose={pose}
                    turn={turn}
                    pixel={pixel}
                    active={view.active === ship.id || dialled === ship.id}
                    pointed={pinned === ship.id}
                    label={labelOf(ship)}
                    hull={values.hullLeft(ship)}
                    onPoint={draft.point}
                    onPick={pickShip}
                    {...baseOf(ship.type)}
                  />
                ) : null;
              })}
              {!stage.waiting && !ruler.armed && snapshot.moment === snapshot.taken && (
                <DecisionOverlay scene={scene} />
              )}
              <RulerTool ruler={ruler} scene={scene} view={view} area={area} />
              {named && <Names ships={view.ships} poseOf={poseOf} scene={scene} />}
            </>
          );
        }}
      </TableView>
      {lookedAt && (
        <ShipCard
          ship={lookedAt}
          view={view}
          right={isTowards(-1, 0, poseOf(lookedAt.id), middle.current, turn)}
          below={isTowards(0, 1, poseOf(lookedAt.id), middle.current, turn)}
          onClose={close}
        />
      )}
      {ruler.armed && (
        <p className="ruler-note">{ruler.to ? t.table.rulerDone : ruler.from ? t.table.rulerTo : t.table.rulerFrom}</p>
      )}
      {ruler.barred && (
        <p className="ruler-note" role="status">
          {own.table.rulerBarred} <ClauseLink id="XW-ANGRIFF-03" />
        </p>
      )}
      <p id={helpId} className="only-heard">
        {t.table.help}
      </p>
    </>
  );
}
