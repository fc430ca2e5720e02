import { data } from '@holotisch/armada';
import type { Force, ForceUnit } from '@holotisch/campaign/sektor';
import type { Owner } from '../../scene/description.ts';
import { ShipPortrait, SquadronPortrait } from '../armada/table/portrait.tsx';
import { CardPortrait } from '../legion/table/portrait.tsx';
import { Portrait } from '../xwing/table/portrait.tsx';

interface UnitPortraitProps {
  readonly force: Pick<Force, 'game' | 'cards'>;
  readonly unit: Pick<ForceUnit, 'card'>;
  readonly owner: Owner;
}

/** A unit of any of the three games, small. */
export function UnitPortrait({ force: { game, cards }, unit: { card }, owner }: UnitPortraitProps) {
  if (game === 'xwing') return <Portrait type={card.split('/')[0]!} seat={owner} />;
  if (game === 'legion')
    return <CardPortrait card={card} edition={cards['edition']?.[0] === '1.2' ? '1.2' : '2.6'} owner={owner} />;
  return data.findShip(card) ? (
    <ShipPortrait card={card} owner={owner} />
  ) : (
    <SquadronPortrait card={card} owner={owner} />
  );
}
