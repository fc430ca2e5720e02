import type { TrainingStep } from '../../../src/training/steps.ts';
import { lay, type Spec, type Table, type TableSpec, unit } from '../../table.ts';

/** The units of the core booklet, the Republic at seat 0 and the Separatists at seat 1. */
export const obiWan = (x: number, y: number, more: Spec = {}): Spec => unit('obi-wan-kenobi', 0, x, y, more);
export const clones = (x: number, y: number, more: Spec = {}): Spec => unit('phase-i-clone-troopers', 0, x, y, more);
export const barc = (x: number, y: number, more: Spec = {}): Spec => unit('barc-speeder', 0, x, y, more);
export const rex = (x: number, y: number, more: Spec = {}): Spec => unit('clone-captain-rex', 0, x, y, more);
export const grievous = (x: number, y: number, more: Spec = {}): Spec =>
  unit('general-grievous-sinister-cyborg', 1, x, y, { degrees: 180, ...more });
export const b1 = (x: number, y: number, more: Spec = {}): Spec =>
  unit('b1-battle-droids', 1, x, y, { degrees: 180, ...more });
export const droidekas = (x: number, y: number, more: Spec = {}): Spec =>
  unit('droidekas', 1, x, y, { degrees: 180, ...more });

/** Only so many of a unit stand; the others have fallen. */
export const first = (standing: number, of: number): Spec => ({
  minis: Array.from({ length: of }, (_, i) => (i < standing ? null : 'fallen')),
});

/** A position of the training battle with these additions. */
export const train = (spec: TableSpec, ...steps: readonly TrainingStep[]): Table =>
  lay({ ...spec, rules: { training: { with: steps } } });
