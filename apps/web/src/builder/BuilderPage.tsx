import { ClausesBeside } from '../pages/ClausesBeside.tsx';
import { SquadBuilder } from './xwing/SquadBuilder.tsx';
import '../style/play.css';
import '../style/play-panels.css';
import '../style/builder.css';

export default function BuilderPage() {
  return (
    <ClausesBeside className="builder">
      <SquadBuilder />
    </ClausesBeside>
  );
}
