import { BuilderPage } from '../../../table-ui/builder/builder-page.tsx';
import { ArmyBuilder } from './army-builder.tsx';

export default function ArmyBuilderPage() {
  return (
    <BuilderPage>
      <ArmyBuilder />
    </BuilderPage>
  );
}
