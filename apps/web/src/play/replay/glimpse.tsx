import { useEffect, useMemo, useRef, useState } from 'react';
import { useMatch } from '../../match/use-match.tsx';
import { Stage } from '../../scene/stage.tsx';
import { useFace } from '../../table-ui/use-face.ts';
import { useWords } from '../../table-ui/words.ts';

interface GlimpseProps {
  readonly moment: number;
  /** Where on the line it hangs, 0 to 1. */
  readonly share: number;
  readonly caption: string;
}

/** The table at the moment that is pointed at, small, without going there. */
export function Glimpse({ moment, share, caption }: GlimpseProps) {
  const face = useFace();
  const { lang, player } = useWords();
  const seen = useSeenAt(moment);
  const description = useMemo(
    () => seen && face.table.describe({ view: seen.view, language: lang, player, measuring: false }),
    [face, seen, lang, player],
  );
  const { width = 1, depth = 1 } = description?.ground ?? {};
  return (
    <div
      className="replay-glimpse"
      style={{
        insetInlineStart: `clamp(7.6rem, calc(var(--knob) + ${share} * (100% - 2 * var(--knob))), 100% - 7.6rem)`,
      }}
      data-moment={seen?.moment}
      aria-hidden="true"
    >
      {description && (
        <div className="replay-glimpse-table" data-wide={width > 1.4 * depth || undefined}>
          <Stage description={description} still label={caption} />
        </div>
      )}
      <span>{caption}</span>
    </div>
  );
}

interface Seen {
  readonly moment: number;
  readonly view: unknown;
}

/** Whoever pulls quickly over the line sees the last place that was asked for, not every one before it. */
function useSeenAt(moment: number): Seen | undefined {
  const { snapshot, peek } = useMatch();
  const viewer = snapshot?.viewer ?? 'nobody';
  const [seen, setSeen] = useState<Seen>();
  const wanted = useRef(moment);
  const asking = useRef(false);
  useEffect(() => {
    wanted.current = moment;
    if (asking.current) return;
    asking.current = true;
    const ask = async () => {
      for (let asked: number | undefined; asked !== wanted.current; ) {
        asked = wanted.current;
        const view = await peek(viewer, asked);
        if (view !== undefined) setSeen({ moment: asked, view });
      }
      asking.current = false;
    };
    void ask();
  }, [moment, viewer, peek]);
  return seen;
}
