import { type ArmadaQuestion, data } from '@holotisch/armada';
import type { OptionOf } from '../../../match/ask-view.ts';
import { CommandSign, TokenSign } from '../table/command-sign.tsx';
import { obstacleShape } from '../table/ground-drawing.ts';
import { UnitPortrait } from '../table/portrait.tsx';
import { type ArmadaView, ownerOf } from '../view.ts';
import { unitOf } from './ask.ts';
import { tokenOf } from './token-option.ts';

/** A unit by its picture, a token or a command by its sign, an obstacle by its outline. */
export function optionSign(view: ArmadaView, option: OptionOf<ArmadaQuestion>) {
  const token = tokenOf(view, option);
  if (token) return <TokenSign kind={token.kind} state={token.state} />;
  const { about } = option;
  const command = about && typeof about === 'object' && 'command' in about ? about.command : commandNamed(option.id);
  if (command) return <CommandSign command={command} />;
  if (about && typeof about === 'object' && 'obstacle' in about) {
    const { obstacle } = about;
    const kind = typeof obstacle === 'string' ? obstacle : view.obstacles[obstacle]?.token;
    return kind === undefined ? null : <ObstacleSign token={kind} />;
  }
  const id = about && typeof about === 'object' && 'zone' in about ? undefined : unitOf(option);
  const unit = id === undefined ? undefined : view.units[id];
  return unit ? (
    <span className={`choice-ship side-${ownerOf(view, unit.seat) === 0 ? 'first' : 'second'}`}>
      <UnitPortrait view={view} piece={unit.id} />
    </span>
  ) : null;
}

const commandNamed = (id: string): data.Command | undefined => data.COMMANDS.find((command) => command === id);

function ObstacleSign({ token }: { readonly token: string }) {
  const { outline, radius } = obstacleShape(token);
  const box = radius * 1.1;
  return (
    <svg className="choice-obstacle command-sign" viewBox={`${-box} ${-box} ${2 * box} ${2 * box}`} aria-hidden="true">
      <path d={outline} transform="scale(1 -1)" fill="#6b5f52" stroke="#c9b596" strokeWidth="2" />
    </svg>
  );
}
