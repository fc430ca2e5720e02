import { lazy, type RefObject, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../settings/language.tsx';
import { Dispensable } from '../dispensable.tsx';
import { useAfterPaint } from '../use-after-paint.ts';

// The stage and the face of a game come after the page has been seen.
const DemoStage = lazy(() => import('./demo-stage.tsx'));

interface DemoProps {
  readonly moving: boolean;
  readonly onMoving: (moving: boolean) => void;
}

/** A match in motion, which can be stopped. */
export function Demo({ moving, onMoving }: DemoProps) {
  const { t } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const wanted = useAfterPaint();
  const inSight = useInSight(box);
  return (
    <figure className="demo">
      <div className="demo-table" ref={box}>
        {wanted && (
          <Dispensable>
            <DemoStage running={moving && inSight} />
            <button type="button" className="tool tool-text demo-pause" onClick={() => onMoving(!moving)}>
              <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d={moving ? 'M8 5v14M16 5v14' : 'M8 5l11 7-11 7Z'} />
              </svg>
              {moving ? t.landing.demo.pause : t.landing.demo.play}
            </button>
          </Dispensable>
        )}
      </div>
      <figcaption>{t.landing.demo.caption}</figcaption>
    </figure>
  );
}

function useInSight(box: RefObject<Element | null>): boolean {
  const [inSight, setInSight] = useState(true);
  useEffect(() => {
    const node = box.current;
    if (!node) return;
    const watch = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? true));
    watch.observe(node);
    return () => watch.disconnect();
  }, [box]);
  return inSight;
}
