import { BuilderPage } from '../../../table-ui/builder/builder-page.tsx';
import { FleetBuilder } from './fleet-builder.tsx';

export default function FleetBuilderPage() {
  return (
    <BuilderPage>
      <FleetBuilder />
    </BuilderPage>
  );
}
