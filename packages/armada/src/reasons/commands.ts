import { type Refusal, say } from '@holotisch/engine';
import type { Armada } from '../armada.ts';
import { COMMANDS, type Command } from '../data/types.ts';
import { momentOf } from '../flow/attack/attack.ts';
import { refuseAdding } from '../flow/attack/dice.ts';
import { refuseCommand } from '../flow/command/commands.ts';
import type { Ship } from '../state.ts';
import { refuse } from '../values.ts';
import type { Named, Reason } from './index.ts';
import { askedUnit, attackNow, isOf } from './who.ts';

/** `squadron:dial`, `repair:both`, `0:concentrate`; where a command is asked for also `dial`, `token`, `both`. */

const WAY = /^(?:(navigate|squadron|repair|concentrate):)?(dial|token|both)(?:@.+)?$/;
const CONCENTRATE = /^(\d+):concentrate$/;

export const commandReason: Reason = (g, named) => {
  const standing = CONCENTRATE.exec(named.name);
  if (standing) {
    const ship = g.state.units[Number(standing[1])];
    return ship?.kind === 'ship' ? concentrateReason(g, ship, named) : undefined;
  }
  const found = WAY.exec(named.name);
  const command = found && (COMMANDS.find((c) => c === found[1]) ?? askedCommand(named));
  if (!found || !command) return undefined;
  const ship = askedUnit(g, named) ?? (g.state.active === null ? undefined : g.state.units[g.state.active]);
  if (ship?.kind !== 'ship' || !isOf(g, ship, named.seat))
    return refuse(['AR-AKTIVIERUNG-VON-SCHIFFEN-01', 'AR-KOMMANDOS-01'], say('ar.no.commandOf'));
  return (
    wayReason(g, ship, command, found[2]!) ?? refuse([MOMENT[command]], say('ar.no.commandStep'), { piece: ship.id })
  );
};

/** When a command is resolved. */
const MOMENT = {
  navigate: 'AR-KOMMANDOS-02',
  squadron: 'AR-KOMMANDOS-05',
  repair: 'AR-KOMMANDOS-09',
  concentrate: 'AR-KOMMANDOS-20',
} as const;

/** Which command the open question is about: it is told by its words alone. */
function askedCommand({ asked }: Named): Command | undefined {
  if (asked?.kind !== 'command') return undefined;
  return COMMANDS.find((command) => asked.prompt.text === `ar.ask.${command}`) ?? 'squadron';
}

/** A raid token, a card, the same command before in this round; or there is nothing to spend. AR-KOMMANDOS-01, -24 */
function wayReason(g: Armada, ship: Ship, command: Command, way: string): Refusal | undefined {
  const forbidden = refuseCommand(g, ship, command);
  if (forbidden) return forbidden;
  const word = { ...say(`ar.command.${command}`) };
  if (way !== 'token' && !ship.open.includes(command))
    return refuse(['AR-KOMMANDOS-01'], say('ar.no.noDial', { command: word }), { piece: ship.id });
  if (way !== 'dial' && !ship.commands.includes(command))
    return refuse(['AR-KOMMANDOS-01', 'AR-KOMMANDOMARKER-01'], say('ar.no.noCommandToken', { command: word }), {
      piece: ship.id,
    });
  const attack = command === 'concentrate' ? attackNow(g) : undefined;
  return attack && way !== 'token' ? refuseAdding(g, momentOf(g, attack)) : undefined;
}

function concentrateReason(g: Armada, ship: Ship, { seat }: Named): Refusal | undefined {
  const piece = { piece: ship.id };
  const attack = attackNow(g);
  if (!isOf(g, ship, seat)) return refuse(['AR-EFFEKTE-UND-TIMING-14'], say('ar.no.commandOf'), piece);
  const forbidden = refuseCommand(g, ship, 'concentrate');
  if (forbidden) return forbidden;
  if (attack?.step !== 3) return refuse(['AR-KOMMANDOS-20'], say('ar.no.commandStep'), piece);
  if (!('unit' in attack.attacker) || attack.attacker.unit !== ship.id)
    return refuse(['AR-KOMMANDOS-20', 'AR-ANGREIFEN-13'], say('ar.no.notAttacker', { unit: ship.id }), piece);
  const dial = ship.open.includes('concentrate');
  return wayReason(g, ship, 'concentrate', dial ? 'dial' : 'token');
}
