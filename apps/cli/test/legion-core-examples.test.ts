import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { call } from './fake.ts';

/** A worked example of the core booklet, as a scenario file. */
async function holds(name: string): Promise<void> {
  const file = new URL(`../../../examples/legion/core-${name}.holo.json`, import.meta.url);
  const { code, out, err } = await call('scenario f', { f: readFileSync(file, 'utf8') });
  expect([code, err], out).toEqual([0, '']);
  expect(out).toContain('All expectations are met.');
}

describe('the worked examples of the Clone Wars core booklet', () => {
  it('[LC-BEISPIEL-FUER-EINEN-FERNKAMPFANG-01] [LC-BEISPIEL-FUER-EINEN-FERNKAMPFANG-02] a ranged attack', () =>
    holds('ranged-attack'));
  it('[LC-WAFFENSCHLUESSELWOERTER-04] keywords add up', () => holds('cumulative-keywords'));
  it('[LC-AKTION-ANGRIFF-09] an attack pool', () => holds('attack-pool'));
  it('[LC-MEHRERE-EINHEITEN-ANGREIFEN-05] an attack on two units', () => holds('split-attack'));
  it('[LC-GELAENDE-UND-DECKUNG-01] terrain and cover', () => holds('cover'));
  it('[LC-EINHEITENFUEHRER-UND-DECKUNG-01] the leader and cover', () => holds('leader-at-barricade'));
  it('[LC-BEFEHLE-ERTEILEN-05] issuing orders', () => holds('orders'));
  it('[LC-EINHEITEN-AKTIVIEREN-01] activating a unit', () => holds('activation'));
  it('[LC-SCHLACHTFELD-DEFINIEREN-01] defining the battlefield', () => holds('battlefield'));
  it('[LC-BEISPIEL-FEUERWINKEL-01] the firing arc', () => holds('firing-arc'));
  it('[LC-TRUPPLER-VERDRAENGEN-06] displacing troopers', () => holds('displacement'));
  it('[LC-SICHTLINIE-03] line of sight', () => holds('sight'));
  it('[LC-EINHEITENFORMATION-03] a unit in formation', () => holds('formation'));
  it('[LC-BEWEGUNG-TRUPPLER-01] moving troopers', () => holds('moving-troopers'));
  it('[LC-BEWEGUNG-FAHRZEUGE-01] moving a vehicle', () => holds('moving-vehicle'));
  it('[LC-AUFBAUSKIZZE-FUER-EINE-STANDARDP-02] [LC-AUFBAUSKIZZE-FUER-EINE-STANDARDP-03] [LC-VERWENDETE-GEFECHTSKARTEN-IN-DIE-01] the armies of a standard game', () =>
    holds('standard-armies'));
});
