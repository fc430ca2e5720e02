import { type Refusal, say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import type { Unit } from '../../../state.ts';
import { refuse } from '../../../values.ts';
import type { Formation, FormationFault } from './formation.ts';
import type { Fault } from './surroundings.ts';

/** Why a base may not stand somewhere, in the words of the book. */

const CLAUSES: Readonly<Record<Fault, readonly ClauseId[]>> = {
  off: ['LE-VERLASSEN-DES-SCHLACHTFELDES-03'],
  overlap: ['LE-BEWEGUNG-23'],
  marker: ['LE-BEWEGUNG-24'],
  contact: ['LE-BEWEGUNG-21'],
  friend: ['LE-BASISKONTAKT-04'],
  terrain: ['LE-BEWEGUNG-28'],
  level: ['LE-TRUPPENBEWEGUNG-03'],
};
export const faultRefusal = (unit: Unit, fault: Fault): Refusal =>
  refuse(CLAUSES[fault], say(`le.no.stand.${fault}`, { unit: unit.id }), { piece: unit.id });

/** More places are named than there are miniatures to be placed: which of them is meant nobody can know. */
export const tooManyPlaces = (
  unit: Unit,
  member: 'at' | 'others',
  named: readonly unknown[] | undefined,
  wanted: number,
  clauses: readonly ClauseId[],
): Refusal | undefined =>
  named === undefined || named.length <= wanted
    ? undefined
    : {
        ...refuse(clauses, say('le.no.tooManyPlaces', { unit: unit.id, named: named.length, wanted }), {
          measured: named.length,
          allowed: wanted,
          piece: unit.id,
        }),
        where: [member, wanted],
      };

/** The same for those who fall in about a leader. */
const IN_FORMATION: Readonly<Record<FormationFault, readonly ClauseId[]>> = {
  ...CLAUSES,
  contact: ['LE-FORMATION-06'],
  terrain: ['LE-FORMATION-09', 'LE-BEWEGUNG-25'],
  far: ['LE-FORMATION-04'],
  unreachable: ['LE-FORMATION-10', 'LE-FORMATION-11'],
  level: ['LE-FORMATION-20'],
  beyond: ['LE-FORMATION-19'],
  height: ['LE-FORMATION-16'],
  foot: ['LE-FORMATION-15', 'LE-FORMATION-18'],
  astray: ['LE-FORMATION-18'],
  loose: ['LE-NAHKAMPF-08', 'LE-NAHKAMPF-09'],
};

/** The place that a player has named and that is none; or that there is no room for somebody. */
export function formationRefusal(unit: Unit, { miss, cohesion }: Formation): Refusal {
  const { fault, gap } = miss ?? {};
  const about = { piece: unit.id };
  if (fault === undefined)
    return refuse(['LE-BEWEGUNG-14', 'LE-FORMATION-10'], say('le.no.formation', { unit: unit.id }), about);
  if (fault !== 'far') return refuse(IN_FORMATION[fault], say(`le.no.stand.${fault}`, { unit: unit.id }), about);
  const [measured, allowed] = [Math.round(gap! * 100) / 100, cohesion];
  return refuse(IN_FORMATION.far, say('le.no.stand.far', { unit: unit.id, measured, allowed }), {
    ...about,
    measured,
    allowed,
  });
}
