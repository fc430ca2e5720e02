import { askAll, type Flow, type FormAsk, isObject, type Seat, say } from '@holotisch/engine';
import { COMMANDS } from '../../data/types.ts';

/** A player chooses so many command dials in secret, the top one first. AR-OBJ-UEBERRASCHUNGSANGRIFF-07 */
export function* askDials(seat: Seat, count: number): Flow<string[]> {
  const form: FormAsk = {
    type: 'form',
    seat,
    kind: 'card-dials',
    prompt: say('ar.ask.surprise-dials', { n: count }),
    clauses: ['AR-OBJ-UEBERRASCHUNGSANGRIFF-07'],
    fields: Array.from({ length: count }, (_, i) => ({
      id: String(i),
      label: say('ar.counter', { n: i + 1 }),
      options: COMMANDS.map((command) => ({ id: command, label: say(`ar.command.${command}`) })),
    })),
  };
  const [answer] = yield* askAll([form]);
  return Array.from({ length: count }, (_, i) => (isObject(answer) ? String(answer[String(i)]) : ''));
}
