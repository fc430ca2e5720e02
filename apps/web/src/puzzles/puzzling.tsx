import { Component, type ReactNode } from 'react';
import { usePuzzleText } from './text.ts';

interface PuzzlingProps {
  readonly children: ReactNode;
}

/** Puzzles come over the net when they are wanted; where there is none, the page says so. */
export class Puzzling extends Component<PuzzlingProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render(): ReactNode {
    return this.state.failed ? <Unreachable /> : this.props.children;
  }
}

function Unreachable() {
  return <p className="lone">{usePuzzleText().unreachable}</p>;
}
