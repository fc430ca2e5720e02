import { Component, lazy, type ReactNode, Suspense } from 'react';
import { hasDepth, useDimensions } from './dimensions.ts';
import { Stage } from './stage.tsx';
import type { StageProps } from './stage-props.ts';

/** Fetched when somebody wants to see it: the flat table needs nothing of it. */
const HoloStage = lazy(() => import('./holo/holo-stage.tsx'));

/** Where three dimensions cannot be had after all, the flat table is there without a word. */
class Otherwise extends Component<
  { readonly instead: ReactNode; readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}

/** A table as described, by whichever renderer is chosen. Both take and serve the same. */
export function AnyStage(props: StageProps) {
  const flat = <Stage {...props} />;
  if (!useDimensions() || !hasDepth()) return flat;
  return (
    <Otherwise instead={flat}>
      <Suspense fallback={flat}>
        <HoloStage {...props} />
      </Suspense>
    </Otherwise>
  );
}
