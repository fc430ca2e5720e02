import { told, upTo, whole } from '@holotisch/engine';
import * as v from 'valibot';
import { ZONES } from '../data/types.ts';
import { unitNumber } from '../position/parts.ts';
import type { ArmadaAnswers } from './answers.ts';

/** What each question of a scenario is told besides its name. docs/schema is written from here. */

const from = told(unitNumber, 'The ship or squadron that is measured from.');
const to = told(unitNumber, 'The ship or squadron that is measured to.');
const zone = v.optional(told(v.nullable(v.picklist(ZONES)), 'The attacking hull zone, if `from` is a ship.'), null);
const defending = v.optional(told(v.nullable(v.picklist(ZONES)), 'The defending hull zone, if `to` is a ship.'), null);
const distance = told(whole(1, 5), 'A band of the distance ruler.');
const nothing = v.strictObject({});

export const QUESTION_SHAPES = {
  range: v.strictObject({ from, to }),
  within: v.strictObject({ from, to, distance }),
  beyond: v.strictObject({ from, to, distance }),
  arc: v.strictObject({ from, zone, to, defending }),
  sight: v.strictObject({ from, zone, to, defending }),
  shot: v.strictObject({ from, zone, to, defending }),
  prospect: v.strictObject({ from, zone, to, defending }),
  targets: v.strictObject({ unit: told(unitNumber, 'The attacker.') }),
  engaged: v.strictObject({ unit: told(unitNumber, 'A squadron.') }),
  squadronTargets: v.strictObject({ unit: told(unitNumber, 'A squadron.') }),
  chart: v.strictObject({ unit: told(unitNumber, 'A ship.') }),
  pose: v.strictObject({
    unit: told(unitNumber, 'A ship.'),
    speed: told(whole(0, 4), 'At which it moves.'),
    clicks: told(upTo(4, whole(-2, 2)), 'Of each joint, the first one first; negative to the left.'),
    side: v.optional(told(v.picklist(['left', 'right']), 'On which side of the ship the tool lies.'), 'right'),
  }),
  values: nothing,
  score: nothing,
  position: nothing,
} satisfies { readonly [N in keyof ArmadaAnswers]: v.GenericSchema };
export type QuestionArgs<N extends keyof ArmadaAnswers> = v.InferOutput<(typeof QUESTION_SHAPES)[N]>;
