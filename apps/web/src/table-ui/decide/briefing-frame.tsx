import type { ReactNode } from 'react';
import './briefing-frame.css';

interface BriefingFrameProps {
  readonly title: string;
  readonly open: boolean;
  readonly children: ReactNode;
}

/** What is played for, above the first question that it matters to. */
export const BriefingFrame = ({ title, open, children }: BriefingFrameProps) => (
  <details className="briefing" open={open}>
    <summary>{title}</summary>
    {children}
  </details>
);
