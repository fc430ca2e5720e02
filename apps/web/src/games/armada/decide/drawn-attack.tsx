import type { QuestionOf, ShotFacts } from '@holotisch/armada';
import type { Vec } from '@holotisch/table';
import { useEffect, useMemo, useState } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import type { LabelItem, PieceItem, RulerItem } from '../../../scene/description.ts';
import { useSceneLayer } from '../../../scene/layers.tsx';
import { always, follow, option, type Standing, type Step } from '../../../table-ui/decide/plan.ts';
import { type OverlayProps, pieceKey } from '../../../table-ui/game-face.ts';
import { useQuestion } from '../questions.ts';
import { shipShape } from '../table/ship-drawing.ts';
import { type ArmadaView, ownerOf, type ShipView, shipIn } from '../view.ts';
import { useWords } from '../words.ts';
import { useBothZones } from './both-zones.tsx';
import {
  type Aim,
  aimAt,
  attackAt,
  attackFurther,
  furtherShot,
  proposedUse,
  shotAt,
  whileActivating,
} from './shot-at.ts';
import { nameOfParty } from './shots.tsx';
import { activation, dialUse, steering } from './steps.ts';

const KEY = 'lead:';
type DrawnAsk = QuestionOf<'activate' | 'dial-use' | 'attack' | 'further-target'>;
export const isDrawn = (ask: { readonly kind: string }): ask is DrawnAsk =>
  ['activate', 'dial-use', 'attack', 'further-target'].includes(ask.kind);

/** The ships that may be drawn onto an enemy now. */
const leading = (view: ArmadaView, ask: DrawnAsk): readonly ShipView[] =>
  (ask.kind === 'activate' ? ask.options.flatMap(({ about }) => about?.unit ?? []) : [ask.about.unit]).flatMap(
    (unit) => shipIn(view, unit) ?? [],
  );

interface Meant {
  readonly steps: readonly Step[];
  readonly lasting?: Standing;
}
/** What is answered by it. A dial that nobody at this screen may see yet is asked about when it is revealed; then it attacks. */
function meantBy(view: ArmadaView, ask: DrawnAsk, ship: ShipView, aim: Aim, both: boolean): Meant | undefined {
  const further = both && ask.kind !== 'further-target' ? [attackFurther(ship.id)] : [];
  if (ask.kind === 'attack' || ask.kind === 'further-target') {
    const shot = shotAt(view, ask.options, aim);
    return shot === undefined ? undefined : { steps: [{ kind: ask.kind, answer: () => shot }, ...further] };
  }
  const dial = ask.kind === 'activate' ? ship.dials[0] : ship.open[0];
  if (dial === undefined || dial === 'hidden')
    return ask.kind === 'activate'
      ? { steps: [option('activate', String(ship.id)), attackAt(aim), ...further] }
      : undefined;
  const isKept = proposedUse(view, ship, dial) === 'keep';
  const use = isKept ? 'dial-only' : 'token-only';
  const first = ask.kind === 'activate' ? activation(ship.id, dial, use) : dialUse(ship.id, dial, use);
  return {
    steps: [...first, attackAt(aim), ...further],
    ...(isKept && dial === 'navigate' && { lasting: steering(ship.id) }),
  };
}

/** A ship is drawn onto the hull zone or squadron that it shall attack: it is activated, its dial is used, and it fires. */
export function DrawnAttack({ ask, view }: OverlayProps<ArmadaView, DrawnAsk>) {
  const { decide, snapshot } = useMatch();
  const { own, lang, unit: nameOf } = useWords();
  const both = useBothZones();
  const [held, setHeld] = useState<{ readonly unit: number; readonly at: Vec }>();
  const shots = useShotsOf(held?.unit);
  const taken = snapshot?.taken ?? 0;
  const layer = useMemo(() => {
    const ships = leading(view, ask).filter(({ pose }) => pose);
    const unitOf = (key: string) => ships.find(({ id }) => key === `${KEY}${id}`);
    const aimOf = (ship: ShipView, at: Vec): Aim | undefined => {
      const aim = aimAt(view, ship.seat, at);
      return aim &&
        shots.some(
          ({ defender, defending }) => 'unit' in defender && defender.unit === aim.unit && defending === aim.zone,
        )
        ? aim
        : undefined;
    };
    const drawn = held && ships.find(({ id }) => id === held.unit);
    const aim = drawn && aimOf(drawn, held.at);
    // A ship that has attacked has one hull zone left at most.
    const next = both && drawn && aim && view.turn?.attacks !== 1 && furtherShot(view, drawn.id, shots, aim);
    const further = next ? [own.go.further(nameOfParty(view, lang, next.defender))] : [];
    const items = ships.map(
      (ship): PieceItem => ({
        ...shipShape(ship.card),
        kind: 'piece',
        key: `${KEY}${ship.id}`,
        pose: ship.pose!,
        owner: ownerOf(view, ship.seat),
        ghost: 'preview',
        draggable: true,
        turnable: false,
        label: own.go.lead(nameOf(ship.id)),
      }),
    );
    const line: readonly (RulerItem | LabelItem)[] = drawn
      ? [
          {
            kind: 'ruler',
            key: 'lead-line',
            from: drawn.pose!,
            to: held.at,
            tone: aim ? 'attack' : 'barred',
            text: aim ? [own.attack.go(nameOf(aim.unit)), ...further] : [own.go.noShot],
          },
        ]
      : [];
    return {
      items: [...items, ...line],
      ...(aim && { lights: { [pieceKey(aim.unit)]: 'aimed' as const } }),
      actions: {
        onPick: (key: string) => {
          const ship = unitOf(key);
          if (ship && ask.kind === 'activate') void decide(String(ship.id));
        },
        onDrag: (key: string, at: Vec) => {
          const ship = unitOf(key);
          if (ship) setHeld({ unit: ship.id, at });
        },
        onDrop: () => {
          setHeld(undefined);
          const meant = drawn && aim && meantBy(view, ask, drawn, aim, both);
          const [first, ...rest] = meant?.steps ?? [];
          const answer = first?.answer(ask, view);
          if (!meant || !drawn || answer === undefined) return;
          follow(rest, taken, whileActivating(drawn.id));
          if (meant.lasting) always(meant.lasting, taken);
          void decide(answer);
        },
      },
    };
  }, [ask, view, held, shots, both, taken, decide, own, lang, nameOf]);
  useSceneLayer(layer);
  return null;
}

/** What the rules let a ship shoot at from where it is. */
function useShotsOf(unit: number | undefined): readonly ShotFacts[] {
  const question = useQuestion();
  const [shots, setShots] = useState<readonly ShotFacts[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one ship after the other
  useEffect(() => {
    setShots([]);
    if (unit === undefined) return;
    let wanted = true;
    void question('targets', { unit }).then((reply) => {
      if (wanted && reply.ok) setShots(reply.value.filter((shot): shot is ShotFacts => 'dice' in shot));
    });
    return () => {
      wanted = false;
    };
  }, [unit]);
  return shots;
}
