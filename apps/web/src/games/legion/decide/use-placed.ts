import type { DeployAnswer, MoveAnswer, MoveFacts, QuestionOf } from '@holotisch/legion';
import { type Pose, pose } from '@holotisch/table';
import { useEffect, useState } from 'react';
import { useQuestion } from '../questions.ts';

export type MoveAsk = QuestionOf<'move'>;
export type DeployAsk = QuestionOf<'deploy'>;

/** Where everybody would stand: miniatures by their place in the unit. */
export interface Placed {
  readonly leader: Pose;
  readonly others: readonly (readonly [mini: number, pose: Pose])[];
  readonly facts?: MoveFacts;
}

/** Where a move would put everybody, as the rules have it; nothing while it is not legal. */
export function useMovePlaced({ region }: MoveAsk, move: MoveAnswer): Placed | undefined {
  const rules = useQuestion();
  const [placed, setPlaced] = useState<Placed>();
  useEffect(() => {
    const { name: _, unit, ...within } = region;
    let current = true;
    void rules('move', { unit, move, within: { ...within, kinds: [...within.kinds] } }).then((reply) => {
      if (!current) return;
      if (!reply.ok || !('leader' in reply.value)) return setPlaced(undefined);
      const { leader, others } = reply.value;
      setPlaced({
        leader: pose(leader.x, leader.y, leader.degrees),
        others: others.map(({ mini, at: [x, y], degrees }) => [mini, pose(x, y, degrees)]),
        facts: reply.value,
      });
    });
    return () => {
      current = false;
    };
  }, [rules, region, move]);
  return placed;
}

/** Where a deployment would. */
export function useDeployPlaced({ region }: DeployAsk, answer: DeployAnswer | undefined): Placed | undefined {
  const rules = useQuestion();
  const [placed, setPlaced] = useState<Placed>();
  useEffect(() => {
    if (!answer) return setPlaced(undefined);
    const { name: _, ...data } = region;
    let current = true;
    void rules('deployment', { ...data, at: { ...answer } }).then((reply) => {
      if (!current) return;
      if (!reply.ok || 'refused' in reply.value) return setPlaced(undefined);
      const [leader, ...others] = reply.value.map(
        ({ mini, at: [x, y], degrees }) => [mini, pose(x, y, degrees)] as const,
      );
      if (leader) setPlaced({ leader: leader[1], others });
    });
    return () => {
      current = false;
    };
  }, [rules, region, answer]);
  return placed;
}
