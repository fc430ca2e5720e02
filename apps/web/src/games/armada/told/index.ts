import type { Told } from '../../../table-ui/game-face.ts';
import type { ArmadaEvent, ArmadaView } from '../view.ts';
import { campaign } from './campaign.ts';
import { combat } from './combat.ts';
import { flight } from './flight.ts';
import { rounds } from './rounds.ts';
import { setup } from './setup.ts';

/** How every event of Armada is told. An event without an entry, or an entry without an event, does not compile. */
export const armadaTold: Told<ArmadaView, ArmadaEvent> = { ...setup, ...rounds, ...flight, ...combat, ...campaign };
