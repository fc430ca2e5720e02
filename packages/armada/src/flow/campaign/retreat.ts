import { type Flow, type Refusal, say } from '@holotisch/engine';
import type { Armada } from '../../armada.ts';
import * as data from '../../data/index.ts';
import type { Command } from '../../data/types.ts';
import type { Ship } from '../../state.ts';
import { isAtDistance, isFriendly, livingShips, refuse, shipsInPlay } from '../../values.ts';
import { takeOff } from '../attack/take-off.ts';
import { spendDial } from '../command/commands.ts';
import { endIfFleetGone } from '../end/end.ts';
import { type Offer, ruleOffer } from '../offers.ts';
import { open } from '../timing.ts';

/** Retreat into hyperspace: declared with the dial that is revealed, done at the start of the Status Phase. R-AR-75 */

const ROUNDS: readonly number[] = [4, 5];

const hasGravityWell = ({ upgrades }: Ship): boolean =>
  upgrades.some(({ id, discarded }) => !discarded && data.upgradeCard(id).slots.includes('experimental-retrofit'));

/** AR-FAQ-AUFGEHALTEN-DURCH-GRAVITATIO-01, -02: asked when the dial is discarded, and never again. */
export function refuseRetreat(g: Armada, ship: Ship): Refusal | undefined {
  const { round } = g.state;
  if (!ROUNDS.includes(round))
    return refuse(['AR-FAQ-AUFGEHALTEN-DURCH-GRAVITATIO-02'], say('ar.no.retreatRound'), {
      measured: round,
      piece: ship.id,
    });
  const well = livingShips(g.state).find(
    (other) => !isFriendly(g.state, ship, other) && hasGravityWell(other) && isAtDistance(g, ship, other, 5),
  );
  return (
    well &&
    refuse(
      ['AR-FAQ-AUFGEHALTEN-DURCH-GRAVITATIO-02', 'AR-FAQ-AUFGEHALTEN-DURCH-GRAVITATIO-01'],
      say('ar.no.gravityWell', { unit: well.id }),
      { piece: well.id },
    )
  );
}

/** Offered to a ship whose dial has just been revealed. */
export function retreatOffer(g: Armada, ship: Ship, dial: Command): readonly Offer<'ship.revealed'>[] {
  if (!ROUNDS.includes(g.state.round) || ship.retreats || !ship.open.includes(dial)) return [];
  return [
    ruleOffer('ship.revealed', ship, {
      name: 'retreat',
      label: say('ar.retreat'),
      bars: () => refuseRetreat(g, ship),
      *run(g2) {
        spendDial(g2, ship, dial, 'retreat');
        ship.retreats = true;
        g2.emit({ type: 'retreats', unit: ship.id });
      },
    }),
  ];
}

/** All of them leave at once. AR-FAQ-SIEGPUNKTE-BEI-SCHLACHTEN-01, AR-FAQ-SIEGPUNKTE-FUER-SCHLACHTEN-01 */
export function* leave(g: Armada): Flow {
  const leaving = shipsInPlay(g.state).filter((ship) => ship.retreats);
  for (const ship of leaving) {
    const { pose } = ship;
    takeOff(g, ship, 'retreated');
    g.emit({ type: 'retreated', unit: ship.id, at: pose });
  }
  for (const ship of leaving) yield* open(g, 'ship.retreated', { ship });
  if (leaving.length > 0) endIfFleetGone(g);
}
