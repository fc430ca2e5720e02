import type { Ask, Flow, Json, Refusal, Regions } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import type { Legion } from '../../legion.ts';

/**
 * 2.6 plays the procedures of 1.2 wherever it says nothing else, and they name the clauses they were written from. Where
 * 2.6 has a rule in words of its own, questions and refusals name that one.
 */
export const RESTATED: Readonly<Partial<Record<ClauseId, ClauseId>>> = {
  'LE-AKTIONEN-02': 'L2-AKTIONEN-IM-DETAIL-02',
  'LE-AKTIVIERUNG-VON-EINHEITEN-06': 'L2-AKTIONEN-IM-DETAIL-01',
  'LE-AKTIVIERUNGSPHASE-04': 'L2-AKTIVIERUNGSPHASE-14',
  'LE-ANGRIFF-05': 'L2-NAHKAMPF-02',
  'LE-ANGRIFF-08': 'L2-ANGRIFF-IM-DETAIL-01',
  'LE-ANGRIFF-09': 'L2-ANGRIFF-IM-DETAIL-01',
  'LE-ANGRIFF-12': 'L2-ANGRIFF-IM-DETAIL-03',
  'LE-ANGRIFF-14': 'L2-ANGRIFF-IM-DETAIL-03',
  'LE-ANGRIFF-16': 'L2-ANGRIFF-IM-DETAIL-05',
  'LE-ANGRIFF-17': 'L2-ANGRIFF-IM-DETAIL-06',
  'LE-ANGRIFF-21': 'L2-ANGRIFF-IM-DETAIL-07',
  'LE-ANGRIFF-33': 'L2-ANGRIFF-IM-DETAIL-21',
  'LE-AUSWEICHEN-03': 'L2-ANGRIFF-IM-DETAIL-14',
  'LE-AUSWEICHEN-05': 'L2-ANGRIFF-IM-DETAIL-14',
  'LE-BEFEHLE-ERTEILEN-01': 'L2-KOMMANDOPHASE-06',
  'LE-BEFEHLE-ERTEILEN-03': 'L2-KOMMANDOPHASE-07',
  'LE-BEFEHLE-ERTEILEN-04': 'L2-KOMMANDOPHASE-07',
  'LE-BEFEHLE-ERTEILEN-05': 'L2-BEFEHL-02',
  'LE-BEFEHLSMARKER-04': 'L2-AKTIVIERUNGSPHASE-13',
  'LE-BEREITSCHAFT-01': 'L2-AKTIONEN-IM-DETAIL-13',
  'LE-BEREITSCHAFT-04': 'L2-AKTIONEN-IM-DETAIL-14',
  'LE-BEWEGUNG-01': 'L2-AKTIONEN-IM-DETAIL-08',
  'LE-ERHOLUNG-02': 'L2-AKTIONEN-IM-DETAIL-12',
  'LE-KARTENAKTIONEN-01': 'L2-AKTIONEN-IM-DETAIL-05',
  'LE-KARTENAKTIONEN-03': 'L2-AKTIONEN-IM-DETAIL-02',
  'LE-KLIMMEN-UND-KLETTERN-02': 'L2-AKTIONEN-IM-DETAIL-08',
  'LE-KOMMANDOKARTEN-12': 'L2-KOMMANDOPHASE-07',
  'LE-KOMMANDOPHASE-02': 'L2-KOMMANDOPHASE-02',
  'LE-KOMMANDOPHASE-04': 'L2-KOMMANDOPHASE-02',
  'LE-KOMMANDOPHASE-08': 'L2-KOMMANDOPHASE-06',
  'LE-KOMMANDOPHASE-10': 'L2-KOMMANDOPHASE-06',
  'LE-SAMMELN-02': 'L2-AKTIVIERUNGSPHASE-09',
  'LE-SCHWIERIGES-GELAENDE-GLOSSAR-02': 'L2-AKTIONEN-IM-DETAIL-09',
  'LE-SCHWIERIGES-GELAENDE-GLOSSAR-03': 'L2-AKTIONEN-IM-DETAIL-09',
  'LE-ZIELEN-05': 'L2-AKTIONEN-IM-DETAIL-03',
};

const inWords = (clauses: readonly ClauseId[]): readonly ClauseId[] =>
  clauses.some((id) => RESTATED[id] !== undefined) ? [...new Set(clauses.map((id) => RESTATED[id] ?? id))] : clauses;

const refused = <R extends Refusal | undefined>(refusal: R): R =>
  refusal && { ...refusal, clauses: inWords(refusal.clauses) };

/** A procedure whose questions, with all that they refuse, are in the words of 2.6. */
export function* restating(flow: Flow): Flow {
  let answers: readonly Json[] = [];
  for (;;) {
    const step = flow.next(answers as Json[]);
    if (step.done) return step.value;
    answers = yield step.value.map(restatedAsk);
  }
}

function restatedAsk<A extends Pick<Ask, 'type' | 'clauses' | 'barred' | 'why'>>(ask: A): A {
  const { barred, why, clauses } = ask;
  const check = 'check' in ask ? ask.check : undefined;
  return {
    ...ask,
    clauses: inWords(clauses),
    ...(barred && { barred: () => barred().map((b) => ({ ...b, refusal: refused(b.refusal) })) }),
    ...(why && { why: (id: string) => refused(why(id)) }),
    ...(typeof check === 'function' && { check: (answer: never) => refused(check(answer)) }),
  };
}

/** The places that players name, judged in the words of 2.6. */
export function restatedRegions(regions: Regions<Legion>): Regions<Legion> {
  const out: Record<string, Regions<Legion>[string]> = {};
  for (const [name, region] of Object.entries(regions))
    out[name] = { ...region, check: (g, data, answer) => refused(region.check(g, data, answer)) };
  return out;
}
