import { Component, lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../settings/language.tsx';

// The stage and the face of a game come after the page has been seen.
const DemoStage = lazy(() => import('./demo-stage.tsx'));

/** A match in motion, which can be stopped; it does not move by itself where motion is not welcome. */
export function Demo() {
  const { t } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const wanted = useAfterPaint();
  const inSight = useInSight(box);
  const [moving, setMoving] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  return (
    <figure className="demo">
      <div className="demo-table" ref={box}>
        {wanted && (
          <Dispensable>
            <Suspense fallback={null}>
              <DemoStage running={moving && inSight} />
              <button type="button" className="tool tool-text demo-pause" onClick={() => setMoving(!moving)}>
                <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
                  <path d={moving ? 'M8 5v14M16 5v14' : 'M8 5l11 7-11 7Z'} />
                </svg>
                {moving ? t.landing.demo.pause : t.landing.demo.play}
              </button>
            </Suspense>
          </Dispensable>
        )}
      </div>
      <figcaption>{t.landing.demo.caption}</figcaption>
    </figure>
  );
}

/** Once the page has been painted and the browser has nothing better to do. */
function useAfterPaint(): boolean {
  const [after, setAfter] = useState(false);
  useEffect(() => {
    const go = () => setAfter(true);
    const wait = () =>
      typeof requestIdleCallback === 'function' ? requestIdleCallback(go, { timeout: 2000 }) : setTimeout(go, 300);
    // Two frames: the first has only been asked for, the second comes after something was seen.
    const frame = requestAnimationFrame(() => requestAnimationFrame(wait));
    return () => cancelAnimationFrame(frame);
  }, []);
  return after;
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

/** The page is whole without it: a part that cannot be fetched or drawn is simply not there. */
class Dispensable extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
