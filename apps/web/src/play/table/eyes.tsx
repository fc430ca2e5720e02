import { Suspense, useEffect, useMemo, useState } from 'react';
import type { Description, Light, PieceItem } from '../../scene/description.ts';
import { lightsOf, useLaidOver, useSceneLayer } from '../../scene/layers.tsx';
import { isKey, isTyping } from '../../settings/keys.ts';
import { useDraft } from '../../table-ui/draft.tsx';
import { pieceKey, pieceOfKey, type TableFace } from '../../table-ui/game-face.ts';
import { useWords } from '../../table-ui/words.ts';
import { eyesText } from '../../text/eyes.ts';
import './eyes.css';

interface EyesProps<V> {
  readonly view: V;
  readonly description: Description;
  readonly Gaze: TableFace<V>['gaze'];
  /** The piece whose card lies open, or who acts. */
  readonly begins: number | undefined;
  readonly onClose: () => void;
}

const AIMS: readonly (Light | undefined)[] = ['aimed', 'target'];
const ACTS: readonly (Light | undefined)[] = ['attacker', 'active'];

/** Who can look and be looked at: what has a number of its own and belongs to somebody. */
const lookers = ({ items }: Description): readonly PieceItem[] =>
  items.flatMap((item) =>
    item.kind === 'piece' && item.owner !== undefined && item.label !== undefined && item.ghost === undefined
      ? [item]
      : [],
  );

/** Enemies of a piece, those that are aimed at first, then by how near they are. */
export function targetsFor(
  who: PieceItem,
  pieces: readonly PieceItem[],
  lights: Readonly<Record<string, Light>>,
): readonly PieceItem[] {
  const rank = ({ key, light }: PieceItem) => {
    const found = [lights[key], light].map((one) => AIMS.indexOf(one)).filter((at) => at >= 0);
    return found.length > 0 ? Math.min(...found) : AIMS.length;
  };
  const far = ({ pose }: PieceItem) => Math.hypot(pose.x - who.pose.x, pose.y - who.pose.y);
  return pieces.filter(({ owner }) => owner !== who.owner).toSorted((a, b) => rank(a) - rank(b) || far(a) - far(b));
}

/**
 * The table as one of its pieces sees another: the picture goes there, and the rules say what is seen. The same key looks at
 * the piece that is pointed at, or leads back; the arrows of its bar go from target to target.
 */
export function Eyes<V>({ view, description, Gaze, begins, onClose }: EyesProps<V>) {
  const { lang, piece: nameOf } = useWords();
  const t = eyesText[lang];
  const { pointed } = useDraft();
  const lights = lightsOf(useLaidOver());
  const pieces = useMemo(() => lookers(description), [description]);
  const [own, setOwn] = useState<number>();
  const [chosen, setChosen] = useState<number | undefined>(pointed);
  const at = (id: number | undefined) =>
    id === undefined ? undefined : pieces.find(({ key }) => key === pieceKey(id));
  const acts = pieces.find(({ key, light }) => ACTS.includes(lights[key]) || ACTS.includes(light));
  const who = at(own) ?? at(begins) ?? acts ?? pieces[0];
  const targets = who ? targetsFor(who, pieces, lights) : [];
  const wanted = at(chosen);
  const whom = wanted && who && wanted.owner !== who.owner ? wanted : targets[0];
  const [from, to] = [who?.key, whom?.key];
  const layer = useMemo(
    () => (from !== undefined && to !== undefined ? { look: { from, to } } : undefined),
    [from, to],
  );
  useSceneLayer(layer);
  const seen = pieceOfKey(to);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || document.querySelector('dialog[open]')) return;
      if (event.key === 'Escape') return onClose();
      if (!isKey(event, 'eyes')) return;
      const other = pieces.find(({ key }) => pointed !== undefined && key === pieceKey(pointed));
      if (!other || other.key === from || other.key === to) return onClose();
      // A friend takes over looking; an enemy is looked at.
      if (other.owner === who?.owner) setOwn(pointed);
      else setChosen(pointed);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [pieces, pointed, from, to, who, onClose]);
  const step = (by: number) => {
    const next = targets[(targets.findIndex(({ key }) => key === to) + by + targets.length) % targets.length];
    setChosen(pieceOfKey(next?.key));
  };
  const looks = pieceOfKey(from);
  return (
    <section className="eyes-bar" aria-label={t.title}>
      {looks !== undefined && seen !== undefined ? (
        <>
          <header>
            <button type="button" className="tool" aria-label={t.back} title={t.back} onClick={() => step(-1)}>
              ‹
            </button>
            <p aria-live="polite">
              <span className="only-heard">{t.looks} </span>
              {nameOf(looks)} <span aria-hidden="true">→</span>
              <span className="only-heard"> {t.at} </span> <strong>{nameOf(seen)}</strong>
            </p>
            <button type="button" className="tool" aria-label={t.next} title={t.next} onClick={() => step(1)}>
              ›
            </button>
            <button type="button" className="tool" aria-label={t.close} title={t.close} onClick={onClose}>
              ×
            </button>
          </header>
          {Gaze && (
            <Suspense fallback={null}>
              <Gaze key={`${looks}`} view={view} from={looks} to={seen} />
            </Suspense>
          )}
        </>
      ) : (
        <header>
          <p>{t.nobody}</p>
          <button type="button" className="tool" aria-label={t.close} title={t.close} onClick={onClose}>
            ×
          </button>
        </header>
      )}
    </section>
  );
}
