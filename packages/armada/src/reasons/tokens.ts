import { say } from '@holotisch/engine';
import type { Armada } from '../armada.ts';
import { isGone } from '../campaign/battle.ts';
import { momentOf } from '../flow/attack/attack.ts';
import { lenders, refuseSpending } from '../flow/attack/defence.ts';
import { refuse } from '../values.ts';
import type { Reason } from './index.ts';
import { attackNow, isOf, refuseAbsent } from './who.ts';

/** `3:token.1`: a defence token that somebody wants to spend. */

const TOKEN = /^(\d+):token\.(\d+)$/;

export const tokenReason: Reason = (g, { name, seat, asked }) => {
  const found = TOKEN.exec(name);
  if (!found) return asked?.kind === 'accuracy' ? chosenReason(g, name) : undefined;
  const unit = g.state.units[Number(found[1])];
  const at = Number(found[2]);
  const token = unit?.tokens[at];
  if (!unit || !token) return refuse(['AR-VERTEIDIGUNGSMARKER-01'], say('ar.no.noToken'));
  const piece = { piece: unit.id };
  const attack = attackNow(g);
  const m = attack && momentOf(g, attack);
  const isLent = m?.defender !== undefined && lenders(g, m.defender).includes(unit);
  if (!isOf(g, unit, seat)) return refuse(['AR-EFFEKTE-UND-TIMING-14'], say('ar.no.othersToken'), piece);
  if (isGone(unit)) return refuseAbsent(unit);
  if (token.state === 'discarded') return refuse(['AR-VERTEIDIGUNGSMARKER-23'], say('ar.no.discardedToken'), piece);
  if (!m) return refuse(['AR-ANGREIFEN-16', 'AR-VERTEIDIGUNGSMARKER-02'], say('ar.no.tokenStep'), piece);
  if (unit !== m.defender && !isLent)
    return refuse(['AR-ANGREIFEN-16', 'AR-EFFEKTE-UND-TIMING-14'], say('ar.no.notDefender', { unit: unit.id }), piece);
  return (
    refuseSpending(g, m, unit, at) ??
    refuse(['AR-ANGREIFEN-16', 'AR-VERTEIDIGUNGSMARKER-02'], say('ar.no.tokenStep'), piece)
  );
};

/** The token that an accuracy icon is to choose. AR-ANGREIFEN-14 */
function chosenReason(g: Armada, name: string) {
  const attack = attackNow(g);
  const { defender } = attack ? momentOf(g, attack) : {};
  const token = defender?.tokens[Number(name)];
  if (!attack || !defender || !token) return undefined;
  if (token.state === 'discarded')
    return refuse(['AR-VERTEIDIGUNGSMARKER-23'], say('ar.no.discardedToken'), { piece: defender.id });
  if (attack.locked.includes(Number(name)))
    return refuse(['AR-ANGREIFEN-15'], say('ar.no.locked'), { piece: defender.id });
  return undefined;
}
