import { told } from '@holotisch/engine';
import * as v from 'valibot';
import { ARCS } from '../data/types.ts';
import { coordinate, shipNumber } from '../position/parts.ts';
import type { XWingAnswers } from './answers.ts';

/** What each question of a scenario is told besides its name. docs/schema is written from here. */

const from = told(shipNumber, 'The ship that is measured from.');
const to = told(shipNumber, 'The ship that is measured to.');
const range = (text: string) => told(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10)), text);
const arc = v.optional(told(v.picklist(ARCS), 'A firing arc of the first ship.'));
const place = v.strictObject({ x: coordinate, y: coordinate, hx: coordinate, hy: coordinate });
const nothing = v.strictObject({});

export const QUESTION_SHAPES = {
  range: v.strictObject({ from, to }),
  distance: v.strictObject({ from, to }),
  within: v.strictObject({ from, to, min: range('The least range.'), max: range('The greatest range.') }),
  beyond: v.strictObject({ from, to, range: range('Beyond this range.') }),
  arc: v.strictObject({ from, to, arc }),
  line: v.strictObject({ from, to, arc }),
  targets: v.strictObject({ from: told(shipNumber, 'The attacker.') }),
  prospect: v.strictObject({
    from: told(shipNumber, 'The attacker.'),
    weapon: told(v.pipe(v.string(), v.maxLength(80)), 'One of its weapons, as `targets` names it.'),
    to: told(shipNumber, 'The ship that it shoots at.'),
  }),
  values: nothing,
  pairs: nothing,
  arcs: nothing,
  score: nothing,
  position: nothing,
  dial: v.strictObject({ ship: shipNumber }),
  pose: v.strictObject({
    ship: shipNumber,
    manoeuvre: told(v.pipe(v.string(), v.maxLength(10)), 'A dial code of that ship.'),
    moved: v.optional(
      told(
        v.record(v.string(), v.nullable(place)),
        'Ships that will have moved by then: where to, or null for those that are nowhere to be seen.',
      ),
    ),
  }),
} satisfies { readonly [N in keyof XWingAnswers]: v.GenericSchema };
export type QuestionArgs<N extends keyof XWingAnswers> = v.InferOutput<(typeof QUESTION_SHAPES)[N]>;
