import { data, type LegionQuestion } from '@holotisch/legion';
import type { OptionOf } from '../../../match/ask-view.ts';
import { Pips } from '../cards/pips.tsx';
import { UnitPortrait } from '../table/portrait.tsx';
import { SIGNS } from '../table/signs.ts';
import { type LegionView, ownerOf } from '../view.ts';
import { unitOf } from './ask.ts';

/** A unit by its picture, a command card by its pips, an action or a token by its sign. */
export function optionSign(view: LegionView, option: OptionOf<LegionQuestion>) {
  const { about } = option;
  const card = about && typeof about === 'object' && 'card' in about ? about.card : undefined;
  const command = typeof card === 'string' ? data.findCommand(card, view.rules.edition) : undefined;
  if (command) return <Pips of={command.pips} />;
  const id = unitOf(option);
  const unit = id === undefined || card !== undefined ? undefined : view.units[id];
  if (unit)
    return (
      <span className={`choice-ship side-${ownerOf(view, unit.seat) === 0 ? 'first' : 'second'}`}>
        <UnitPortrait view={view} piece={unit.id} />
      </span>
    );
  const sign = SIGNS[option.id];
  return sign ? (
    <svg className="choice-token" viewBox="-6 -6 12 12" aria-hidden="true">
      <path d={sign.shape} fill={sign.colour} />
      {sign.mark && <path d={sign.mark} fill="none" stroke="#fff" strokeWidth="1.2" />}
    </svg>
  ) : null;
}
