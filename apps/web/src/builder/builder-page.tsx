import { SquadBuilder } from '../games/xwing/builder/squad-builder.tsx';
import { ClausesBeside } from '../rulebook/clauses-beside.tsx';
import '../style/play.css';
import '../style/play-panels.css';
import '../style/builder.css';
import '../style/builder-begin.css';
import '../style/builder-cards.css';
import '../style/builder-print.css';

export default function BuilderPage() {
  return (
    <ClausesBeside className="builder">
      <SquadBuilder />
    </ClausesBeside>
  );
}
