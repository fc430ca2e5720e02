import { lazy, Suspense, useEffect, useState } from 'react';
import type { OverviewProps } from './overview.tsx';
import { useStageParts } from './stage-context.ts';

/** Fetched when somebody first goes near: a first game begins with the whole table. */
const Overview = lazy(async () => ({ default: (await import('./overview.tsx')).Overview }));

/** A small map of the table while only a part of it is seen. */
export function SmallMap(props: OverviewProps) {
  const { camera } = useStageParts();
  const [shown, show] = useState(false);
  useEffect(() => {
    const look = () => show(!camera.whole);
    look();
    return camera.listen(look);
  }, [camera]);
  return (
    shown && (
      <Suspense fallback={null}>
        <Overview {...props} />
      </Suspense>
    )
  );
}
