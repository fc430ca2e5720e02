import { type Refusal, say } from '@holotisch/engine';
import { isCampaign } from '../campaign/battle.ts';
import { refuseRetreat } from '../flow/campaign/retreat.ts';
import { isShip, refuse } from '../values.ts';
import type { Reason } from './index.ts';
import { isOf, refuseAbsent } from './who.ts';

/** `0:retreat`, `0:veteran`: what only battles of a campaign offer. */

const NAME = /^(\d+):(retreat|veteran)$/;

export const campaignReason: Reason = (g, { name, seat }): Refusal | undefined => {
  const found = NAME.exec(name);
  const unit = found && g.state.units[Number(found[1])];
  if (!unit) return undefined;
  const piece = { piece: unit.id };
  if (found[2] === 'veteran') {
    const at = ['AR-FAQ-FLOTTENSTATUSAKTUALISIERUNG-05'] as const;
    if (unit.veteran !== 'ready' || !isOf(g, unit, seat))
      return refuse(at, say('ar.no.veteran', { unit: unit.id }), piece);
    return refuseAbsent(unit) ?? refuse(at, say('ar.no.veteranMoment'), piece);
  }
  const declared = ['AR-FAQ-AUFGEHALTEN-DURCH-GRAVITATIO-02'] as const;
  if (!isCampaign(g.state) || !isShip(unit)) return refuse(declared, say('ar.no.retreatBattle'), piece);
  if (!isOf(g, unit, seat)) return refuse(declared, say('ar.no.retreatOthers'), piece);
  return refuseAbsent(unit) ?? refuseRetreat(g, unit) ?? refuse(declared, say('ar.no.retreatDial'), piece);
};
