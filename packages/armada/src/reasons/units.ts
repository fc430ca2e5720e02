import { type Refusal, say } from '@holotisch/engine';
import type { Armada } from '../armada.ts';
import { refuseActivation } from '../flow/round.ts';
import { barredActs } from '../flow/squadrons/squadron.ts';
import type { Ship, Squadron, Unit } from '../state.ts';
import { banned, between, isActivated, isFriendly, numberOf, refuse, SQUADRON_REACH } from '../values.ts';
import { cardClauses } from './card-clauses.ts';
import type { Named, Reason } from './index.ts';
import { askedCard, askedUnit, isOf, refuseAbsent } from './who.ts';

/** `7`: a unit that somebody wants to activate, command or choose. */

export const unitReason: Reason = (g, named) => {
  const unit = /^\d+$/.test(named.name) ? g.state.units[Number(named.name)] : undefined;
  if (!unit || !named.asked) return undefined;
  switch (named.asked.kind) {
    case 'activate':
      return shipReason(g, unit, named);
    case 'activate-squadron':
      return squadronReason(g, unit, named);
    case 'command-squadron':
      return commandedReason(g, unit, named);
    case 'card-unit':
    case 'card-units':
      return refuseAbsent(unit) ?? chosenReason(unit, named);
    default:
      return undefined;
  }
};

const piece = ({ id }: Unit) => ({ piece: id });

function shipReason(g: Armada, unit: Unit, { seat }: Named): Refusal | undefined {
  if (unit.kind !== 'ship') return refuse(['AR-SCHIFFSPHASE-01'], say('ar.no.notShip', { unit: unit.id }), piece(unit));
  if (!isOf(g, unit, seat))
    return refuse(['AR-SCHIFFSPHASE-01'], say('ar.no.notYours', { unit: unit.id }), piece(unit));
  const absent = refuseAbsent(unit);
  if (absent) return absent;
  if (unit.activated)
    return refuse(['AR-AKTIVIERUNG-VON-SCHIFFEN-07'], say('ar.no.activated', { unit: unit.id }), piece(unit));
  return refuseActivation(g, unit);
}

function squadronReason(g: Armada, unit: Unit, { seat }: Named): Refusal | undefined {
  if (unit.kind !== 'squadron')
    return refuse(['AR-STAFFELPHASE-01'], say('ar.no.notSquadron', { unit: unit.id }), piece(unit));
  if (!isOf(g, unit, seat))
    return refuse(['AR-STAFFELPHASE-01'], say('ar.no.notYours', { unit: unit.id }), piece(unit));
  return refuseAbsent(unit) ?? activatedReason(g, unit) ?? banned(g, 'activate', { unit });
}

const activatedReason = (g: Armada, squadron: Squadron): Refusal | undefined =>
  isActivated(g.state, squadron)
    ? refuse(['AR-AKTIVIERUNG-VON-STAFFELN-06'], say('ar.no.activated', { unit: squadron.id }), piece(squadron))
    : undefined;

/** AR-KOMMANDOS-06: a friendly squadron at close to medium range that is still to be activated. */
function commandedReason(g: Armada, unit: Unit, named: Named): Refusal | undefined {
  const ship = askedUnit(g, named);
  if (ship?.kind !== 'ship') return undefined;
  if (unit.kind !== 'squadron' || !isFriendly(g.state, unit, ship))
    return refuse(['AR-KOMMANDOS-06'], say('ar.no.friendlySquadron', { unit: unit.id }), piece(unit));
  return refuseAbsent(unit) ?? activatedReason(g, unit) ?? banned(g, 'activate', { unit }) ?? tooFar(g, ship, unit);
}

function tooFar(g: Armada, ship: Ship, squadron: Squadron): Refusal {
  const reach = numberOf(g, ship, 'squadronReach', SQUADRON_REACH);
  const mm = Math.round(between(g, ship, squadron) * 10) / 10;
  return refuse(
    ['AR-KOMMANDOS-06', 'AR-SCHLUESSELWOERTER-VON-STAFFELN-28'],
    say('ar.no.commandRange', { unit: squadron.id }),
    { piece: squadron.id, measured: mm, allowed: reach },
  );
}

/** Whom a card may choose is said by the card. */
function chosenReason(unit: Unit, named: Named): Refusal | undefined {
  const card = askedCard(named);
  if (card === undefined) return undefined;
  const clauses = cardClauses(card)?.when ?? named.asked!.clauses;
  return refuse(clauses, say('ar.no.notForCard', { unit: unit.id, card }), piece(unit));
}

/** `move` and `attack` of a squadron that is activated, also while it is asked for something else. */
export const actReason: Reason = (g, { name, seat }) => {
  const { flying } = g.state;
  const squadron = flying && g.squadron(flying.squadron);
  if (!squadron || !isOf(g, squadron, seat)) return undefined;
  return barredActs(g, squadron, flying).find(({ id }) => id === name)?.refusal;
};
