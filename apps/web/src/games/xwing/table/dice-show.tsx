import { useMatch } from '../../../match/use-match.tsx';
import type { Act } from '../../game-face.ts';
import { FaceSign } from '../decide/face-sign.tsx';
import { viewOf } from '../view.ts';
import { useWords } from '../words.ts';
import { rollShown, type ShownDie } from './roll-shown.ts';
import '../../../style/decide-dice.css';

/** The share of the time in which dice tumble or turn over; in the rest they lie still to be read. */
const MOVING = 0.42;
/** Colour alone must not tell what has become of a die. */
const BADGE: Readonly<Record<NonNullable<ShownDie['mark']>, string>> = {
  rerolled: '↻',
  changed: '⇄',
  added: '+',
  cancelled: '×',
};

/**
 * The dice of the moment, over the table while they roll. The panel keeps them as long as they count, and the log tells
 * of them, so this is for the eye only.
 */
export function DiceShow({ act }: { readonly act: Act | undefined }) {
  const { snapshot } = useMatch();
  const { event: inWords, own, ...words } = useWords();
  const t = own.attack;
  const roll = act && rollShown(act.event, act.earlier);
  if (!act || !snapshot || !roll) return null;
  const { kind, ship, fresh, dice } = roll;
  const seat = ship === undefined ? undefined : viewOf(snapshot).ships[ship]?.seat;
  const moved = Math.min(1, act.t / MOVING);
  const marks = [...new Set(dice.flatMap(({ mark }) => (mark ? [t[mark]] : [])))].join(', ');
  const step = own.attackSteps[(kind === 'attack' ? 1 : 3) + (fresh ? 0 : 1)]!;
  const inAttack = act.event.type === 'rolled' || !fresh;
  // What a single die means is told once it lies still.
  const said = inAttack ? [step, marks].filter(Boolean).join(': ') : moved < 1 ? '…' : inWords(act.event);
  return (
    <div className={`dice-show pool-${kind}`} aria-hidden="true">
      {ship !== undefined && seat !== undefined && (
        <p className={`dice-show-ship side-${seat % 2 === 0 ? 'first' : 'second'}`}>{words.ship(ship)}</p>
      )}
      <p className="dice-show-said">{said}</p>
      {dice.length === 0 ? (
        <p className="quiet">{t.noneRolled}</p>
      ) : (
        <ul className="pool-dice">
          {dice.map((die, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice have nothing but their place.
            <li key={i} data-mark={die.mark}>
              <MovingDie die={die} rolls={fresh || die.mark === 'rerolled'} moved={moved} odd={i % 2 === 1} />
              <small>{moved < 1 ? '\u00a0' : t.faces[die.face]}</small>
              {die.mark && <i className="pool-badge">{BADGE[die.mark]}</i>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface MovingDieProps {
  readonly die: ShownDie;
  readonly rolls: boolean;
  /** From 0 to 1. */
  readonly moved: number;
  readonly odd: boolean;
}

/** Rolled dice tumble and show nothing until they lie; changed ones turn over; others come or go where they are. */
function MovingDie({ die: { face, was, mark }, rolls, moved, odd }: MovingDieProps) {
  const style = rolls
    ? { rotate: `${(1 - moved) * (odd ? -240 : 300)}deg` }
    : mark === 'changed'
      ? { scale: `${Math.abs(1 - 2 * moved)} 1` }
      : mark === 'added'
        ? { scale: moved }
        : {};
  const seen = mark === 'changed' && moved < 0.5 ? was! : face;
  return (
    <span className="pool-die" style={style}>
      {(!rolls || moved > 0.7) && <FaceSign face={seen} />}
    </span>
  );
}
