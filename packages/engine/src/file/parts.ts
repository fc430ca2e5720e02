import * as v from 'valibot';

/** What the shapes of files, questions and changes by hand are made of, whatever the game. */

/** With a word for whoever writes such a file: docs/schema tells it. */
export const told = <S extends v.GenericSchema>(shape: S, text: string) => v.pipe(shape, v.description(text));

export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
export const upTo = <T extends v.GenericSchema>(most: number, one: T) => v.pipe(v.array(one), v.maxLength(most));
