import type { Seat } from '@holotisch/engine';
import { type Ship, type XWingState, xwing } from '@holotisch/xwing';
import { inPlay, sideOf } from '@holotisch/xwing/rules';
import { type Character, EVEN } from '../character.ts';
import { closing, LEADS_OFF } from './fly.ts';
import type { Imagined } from './imagine.ts';
import { Outlook, standing } from './outlook.ts';
import { FAR, staysFor } from './room.ts';
import { worthOfShip } from './worth.ts';

/** What a position is worth to a side, in squad points: its ships less the enemy's, and the damage that is to be expected. */

const STRESSED = 1.5;

export function balance(state: XWingState, seat: Seat, character: Character = EVEN): number {
  // On a copy: ships are moved to where they will stand, and the caller goes on with its own state.
  const g = xwing.sit(xwing.clone(state), () => {});
  const side = g.state.sides[seat];
  const there = inPlay(g.state);
  const mine = there.filter((s) => sideOf(g.state, s) === side);
  const foes = there.filter((s) => sideOf(g.state, s) !== side);
  const own = prospects({ g, mine, foes, character }, character.aggression);
  return own - prospects({ g, mine: foes, foes: mine, character: EVEN }, character.caution);
}

/** Everybody stands where he will stand when it comes to shooting. */
function prospects(table: Imagined, weight: number): number {
  const { shots, place } = prospectsOf(table);
  return table.mine.reduce((sum, ship) => sum + worthOfShip(table.g, ship), weight * shots + place);
}

/** What the ships of a side are about to shoot, and what their places are worth besides. */
export function prospectsOf(table: Imagined): { readonly shots: number; readonly place: number } {
  const outlook = new Outlook(table, standing);
  let [shots, place] = [0, 0];
  for (const ship of table.mine) {
    const pose = ship.pose!;
    shots += outlook.attack(outlook.lines(ship, pose, touchedBy(outlook, ship)), ship.tokens.focus > 0);
    place +=
      LEADS_OFF[staysFor(table.g, ship, pose, ship.tokens.stress, FAR)]! +
      closing(outlook, pose) +
      outlook.company(ship, pose) -
      STRESSED * ship.tokens.stress;
  }
  return { shots, place };
}

const touchedBy = ({ g, foes }: Outlook, ship: Ship): readonly Ship[] =>
  foes.flatMap((foe) =>
    g.state.touching.some(({ a, b }) => (a === ship.id && b === foe.ship.id) || (b === ship.id && a === foe.ship.id))
      ? [foe.ship]
      : [],
  );
