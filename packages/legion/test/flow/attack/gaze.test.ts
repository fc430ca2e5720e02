import { expect, it } from 'vitest';
import type { LegionAnswers } from '../../../src/questions/answers.ts';
import { questionsWith } from '../../../src/questions/questions.ts';
import { lay, piece, type Spec } from '../../table.ts';
import { alone, rebels, storm } from '../../troops.ts';

/** What the rebel at (400, 400), 35 mm high or so, sees of the stormtroopers at x 560. */
function gaze(terrain: readonly Spec[]): LegionAnswers['gaze'] {
  const defender = storm(560, 400, { minis: [null, [560, 500], 'fallen', 'fallen'] as never });
  const units = [rebels(400, 400, alone(4)), defender];
  const { g } = lay({ units, terrain, active: 0 });
  const reply = questionsWith(() => g)['gaze']!(g.state, { from: 0, to: 1 });
  if (!reply.ok) throw new Error(reply.fault.message.text);
  return reply.value as unknown as LegionAnswers['gaze'];
}

it('[LE-SICHTLINIE-02] runs from the highest point of the one to that of each other, and in the open says nothing more', () => {
  const { eye, minis } = gaze([]);
  expect(eye).toEqual([400, 400, minis[0]!.at[2]]);
  expect(eye[2]).toBeGreaterThan(25);
  expect(minis.map(({ at: [x, y], sees, grade, by, clauses }) => [x, y, sees, grade, by, clauses])).toEqual([
    [560, 400, true, 0, [], []],
    [560, 500, true, 0, [], []],
  ]);
});

it('[LE-DECKUNG-18] [LE-DECKUNG-19] names what covers which miniature, and the clauses that say so', () => {
  const [first, second] = gaze([piece('barricade', 520, 400, 14, 40)]).minis;
  const clauses = ['LE-DECKUNG-18', 'LE-DECKUNG-19'];
  expect(first).toMatchObject({ sees: true, grade: 2, by: [{ terrain: 0 }], clauses });
  expect(second).toMatchObject({ sees: true, grade: 0, by: [], clauses: [] });
});

it('[LE-SICHTLINIE-05] names what hides a miniature altogether', () => {
  const [first] = gaze([piece('high-mud-wall', 520, 400, 14, 60, { height: 90 })]).minis;
  expect(first).toMatchObject({ sees: false, by: [{ terrain: 0 }], clauses: ['LE-SICHTLINIE-05'] });
});
