import { ArmadaCampaignStart } from '../campaign/armada/start.tsx';

/** The start of Rebellion in the Rim. */
export default function RimStart() {
  return <ArmadaCampaignStart game="rim" />;
}
