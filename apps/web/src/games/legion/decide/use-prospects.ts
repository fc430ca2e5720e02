import type { AttackFacts, CoverFacts, LegionAnswers, QuestionOf } from '@holotisch/legion';
import { type LegionOdds, legionToll } from '@holotisch/odds/legion';
import { useMemo } from 'react';
import type { AskRules } from '../../../match/ask-rules.ts';
import { useAnswer as useRulesAnswer } from '../../../match/use-answer.ts';
import { useMatch } from '../../../match/use-match.tsx';

export type TargetQuestion = QuestionOf<'defender' | 'further-defender'>;
export type TargetOption = TargetQuestion['options'][number];

/** An attack before it is made: what would be rolled, and what would come of it. */
export interface Prospect {
  readonly facts: AttackFacts;
  readonly odds: LegionOdds;
  /** Wounds that those who may be hit can still suffer. */
  readonly left: number;
}

function prospectFrom(facts: AttackFacts): Prospect {
  const odds = legionToll(facts.played, facts.lives);
  return {
    facts,
    // Whoever is not seen survives, and so does the unit.
    odds: facts.whole ? odds : { ...odds, wipedOut: 0 },
    left: facts.lives.reduce((sum, n) => sum + n, 0),
  };
}

const useAnswer = <T>(key: string, ask: ((rules: AskRules<LegionAnswers>) => Promise<T | undefined>) | undefined) =>
  useRulesAnswer<LegionAnswers, T>(key, ask);

const useAllowed = (): boolean => useMatch().snapshot?.aids['odds'] === true;

/** What an attack on each of the targets promises if everybody uses what hits best, by the id of its option. */
export function useProspects(ask: TargetQuestion): ReadonlyMap<string, Prospect> {
  const allowed = useAllowed();
  const { taken } = useMatch().snapshot ?? {};
  const { unit } = ask.about;
  const targets = ask.options.flatMap(({ id, about }) => (about ? [{ id, defender: about.unit }] : []));
  const found = useAnswer(
    `${allowed} ${taken} ${unit} ${targets.map(({ id }) => id).join()}`,
    allowed
      ? async (rules) => {
          const replies = await Promise.all(
            targets.map(async ({ id, defender }) => [id, await rules('prospect', { unit, defender })] as const),
          );
          return new Map(
            replies.flatMap(([id, reply]) => (reply.ok ? [[id, prospectFrom(reply.value)] as const] : [])),
          );
        }
      : undefined,
  );
  return useMemo(() => found ?? new Map<string, Prospect>(), [found]);
}

/** The same for the weapons that are being chosen. */
export function useWeaponProspect(
  unit: number,
  defender: number,
  weapons: readonly (readonly [number, string])[],
): Prospect | undefined {
  const allowed = useAllowed();
  const key = `${unit} ${defender} ${weapons.map(([mini, weapon]) => `${mini}:${weapon}`).join()}`;
  return useAnswer(
    key,
    allowed && weapons.length > 0
      ? async (rules) => {
          const reply = await rules('prospect', { unit, defender, weapons: weapons.map(([m, key]) => [m, key]) });
          return reply.ok ? prospectFrom(reply.value) : undefined;
        }
      : undefined,
  );
}

/** Who sees whom between two units, and what gives cover. */
export interface Sight {
  readonly from: number;
  readonly to: number;
  readonly sight: LegionAnswers['sight'];
  readonly cover: CoverFacts;
}

/** Measuring is free, so is looking along the table. */
export function useSight(from: number | undefined, to: number | undefined): Sight | undefined {
  const { taken, moment } = useMatch().snapshot ?? {};
  return useAnswer(
    `${taken} ${moment} ${from} ${to}`,
    from === undefined || to === undefined
      ? undefined
      : async (rules) => {
          const [sight, cover] = await Promise.all([rules('sight', { from, to }), rules('cover', { from, to })]);
          return sight.ok && cover.ok ? { from, to, sight: sight.value, cover: cover.value } : undefined;
        },
  );
}
