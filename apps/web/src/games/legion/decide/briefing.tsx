import type { Seat } from '@holotisch/engine';
import { data } from '@holotisch/legion';
import { BriefingFrame } from '../../../table-ui/decide/briefing-frame.tsx';
import type { LegionView } from '../view.ts';
import { useWords } from '../words.ts';
import { BattleCard } from './battle-rows.tsx';

interface BriefingProps {
  readonly view: LegionView;
  readonly seat: Seat;
  /** Whether it is unfolded; then its cards are not, for the answers below have to stay in sight. */
  readonly open: boolean;
}

/** Which colour one plays and what is played for: read once before the first round, whoever has laid the table. */
export function Briefing({ view, seat, open }: BriefingProps) {
  const { own, term } = useWords();
  const side = view.sides[seat] ?? 0;
  const cards = data.BATTLE_KINDS[view.rules.edition].flatMap((kind) => {
    const card = view.battle[kind];
    return card === undefined ? [] : [{ kind, card }];
  });
  const advantage = view.advantages[side];
  if (cards.length === 0) return null;
  return (
    <BriefingFrame title={own.battle.briefing} open={open}>
      <p>{own.battle.you(side === view.blue ? own.standing.blue : own.standing.red)}</p>
      {[...cards, ...(advantage ? [{ kind: 'advantage' as const, card: advantage }] : [])].map(({ kind, card }) => (
        <div key={kind}>
          <BattleCard view={view} card={card} seat={seat} lead={term('kind', kind)} open={!open} />
        </div>
      ))}
    </BriefingFrame>
  );
}
