import { EndShape, type Json, readChangeBy, told, upTo, whole } from '@holotisch/engine';
import * as v from 'valibot';
import { COMMANDS, ZONES } from '../data/types.ts';
import { coordinate, few, unitNumber } from './parts.ts';

/** What players may set right by hand, where all of them agree. */
const commands = upTo(6, v.picklist(COMMANDS));
const Shape = v.strictObject({
  unit: unitNumber,
  x: v.optional(told(coordinate, 'Where it stands now; both or neither. A destroyed unit comes back.')),
  y: v.optional(coordinate),
  degrees: v.optional(told(coordinate, 'Where it looks: 0 is north, 90 east.')),
  speed: v.optional(told(whole(0, 4), 'Of a ship: what its speed dial shows.')),
  hull: v.optional(told(few, 'Of a squadron: hull points left.')),
  shields: v.optional(told(v.partial(v.strictObject(v.entriesFromList(ZONES, few))), 'So many at these hull zones.')),
  tokens: v.optional(
    told(upTo(12, v.picklist(['ready', 'exhausted', 'discarded'])), 'The state of its defence tokens, by their place.'),
  ),
  commands: v.optional(told(commands, 'All its command tokens.')),
  raids: v.optional(told(commands, 'All its raid tokens.')),
  discard: v.optional(told(upTo(20, few), 'Damage cards that go, by their place on the ship.')),
  deal: v.optional(told(few, 'So many new facedown damage cards off the deck.')),
  activated: v.optional(told(v.boolean(), 'Whether it has been activated in this round.')),
  destroyed: v.optional(told(v.literal(true), 'It goes.')),
  objectives: v.optional(told(few, 'Objective tokens that are assigned to it.')),
});
export type HandChange = v.InferOutput<typeof Shape>;
/** Victory tokens by side. */
const VictoryShape = v.strictObject({ victory: v.tuple([few, few]) });

export const ChangeShape = v.union([Shape, EndShape, VictoryShape]);

export const readChange = (change: Json) => readChangeBy(change, { end: EndShape, victory: VictoryShape }, Shape);
