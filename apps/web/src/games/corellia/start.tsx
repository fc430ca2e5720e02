import { ArmadaCampaignStart } from '../campaign/armada/start.tsx';

/** The start of The Corellian Conflict. */
export default function CorelliaStart() {
  return <ArmadaCampaignStart game="corellia" />;
}
