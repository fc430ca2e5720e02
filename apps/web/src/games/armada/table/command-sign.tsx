import type { data } from '@holotisch/armada';
import { COMMAND_COLOUR, commandMark, defenceMark, SIGNS, type TokenState } from './signs.ts';

/** The sign of a command, as on a dial or token. */
export function CommandSign({ command }: { readonly command: data.Command }) {
  return (
    <svg className="command-sign" viewBox="-5.5 -5.5 11 11" aria-hidden="true">
      <path d="M0-4.8 4.2-2.4V2.4L0 4.8-4.2 2.4V-2.4Z" fill={COMMAND_COLOUR[command]} />
      <path d={commandMark(command)} fill="none" stroke="#0c1320" strokeWidth="0.9" strokeLinejoin="round" />
    </svg>
  );
}

/** A defence token: round and green while it is ready, square and red when it is exhausted. */
export function TokenSign({ kind, state }: { readonly kind: data.DefenceKind; readonly state: TokenState }) {
  const sign = SIGNS[`${kind}-${state}`];
  return (
    <svg className="token-sign" viewBox="-5.5 -5.5 11 11" aria-hidden="true">
      <path d={sign?.shape} fill={sign?.colour} />
      <path d={defenceMark(kind)} fill="none" stroke="#0c1320" strokeWidth="0.9" strokeLinejoin="round" />
    </svg>
  );
}
