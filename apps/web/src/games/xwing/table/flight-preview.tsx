import { type Pose, type Strip, squareBase, stripOutline } from '@holotisch/table';
import { outline, placement } from '../../../scene/svg.ts';
import { onBase, type Silhouette } from './silhouettes.ts';

interface FlightPreviewProps {
  readonly half: number;
  readonly template: Strip;
  /** Where the ship ends, and where it would end without the ship in its way. */
  readonly end: Pose;
  readonly full: Pose;
  readonly blocked: boolean;
  readonly silhouette: Silhouette;
}

/** The template between the guides and the shadow of the ship at its end. */
export function FlightPreview({ half, template, end, full, blocked, silhouette }: FlightPreviewProps) {
  return (
    <g className="preview">
      <path className="preview-template" d={outline(stripOutline(template))} />
      {blocked && <path className="preview-refused" d={outline(squareBase(full, half))} />}
      <path className="preview-base" d={outline(squareBase(end, half))} />
      <path className="preview-hull" d={silhouette.hull} transform={`${placement(end)} ${onBase}`} />
    </g>
  );
}
