import '../all-words.ts';
import { BuilderPage } from '../../../table-ui/builder/builder-page.tsx';
import { SquadBuilder } from './squad-builder.tsx';

export default function SquadBuilderPage() {
  return (
    <BuilderPage>
      <SquadBuilder />
    </BuilderPage>
  );
}
