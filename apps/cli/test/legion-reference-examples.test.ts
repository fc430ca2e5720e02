import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { call } from './fake.ts';

/** A worked example of the rules, as a scenario file: it is played as the command plays it, and what it expects has to come out. */
async function holds(name: string): Promise<void> {
  const file = new URL(`../../../examples/legion/${name}.holo.json`, import.meta.url);
  const { code, out, err } = await call('scenario f', { f: readFileSync(file, 'utf8') });
  expect([code, err], out).toEqual([0, '']);
  expect(out).toContain('All expectations are met.');
}

describe('the worked examples of the reference 1.2', () => {
  it('[LE-AKTIONEN-11] [LE-FREIE-AKTIONEN-05] Relentless', () => holds('reference-relentless'));
  it('[LE-AKTIONEN-16] an attack that is no attack action', () => holds('reference-son-of-skywalker'));
  it('[LE-AUSGEBEN-04] a disabled walker', () => holds('reference-disabled-walker'));
  it('[LE-KARTENAKTIONEN-06] Saber Throw with Relentless', () => holds('reference-saber-throw'));
  it('[LE-FREIE-KARTENAKTIONEN-06] Force Push and Relentless', () => holds('reference-force-push-and-relentless'));
  it('[LE-BEREITSCHAFT-11] standby before Relentless', () => holds('reference-standby-steps-back'));
  it('[LE-BEREITSCHAFT-14] defeated by a standby attack', () => holds('reference-standby-defeats'));
  it('[LE-MEHRERE-EINHEITEN-ANGREIFEN-01] an attack on two units', () => holds('reference-split-attack'));
  it('[LE-ANGRIFFSPOOL-10] [LE-WAFFEN-10] Blast in a pool', () => holds('reference-blast'));
  it('[LE-SCHLUESSELWOERTER-08] Arsenal 2 and Arsenal 2', () => holds('reference-weiss-arsenal'));
  it('[LE-SCHLUESSELWOERTER-09] four impact grenades', () => holds('reference-impact-grenades'));
  it('[LE-WUCHT-X-04] Impact 1 and Impact 2', () => holds('reference-impact-adds-up'));
  it('[LE-STREUUNG-02] Spray', () => holds('reference-spray'));
  it('[LE-ZWEITWAFFE-NAHKAMPF-FERNKAMPF-03] Sidearm', () => holds('reference-sidearm'));
  it('[LE-BESCHUETZER-X-11] [LE-DURCHSCHLAGEN-X-05] Pierce and Guardian', () => holds('reference-pierce-and-guardian'));
  it('[LE-UNDURCHDRINGLICH-03] [LE-UNDURCHDRINGLICH-05] Impervious', () => holds('reference-impervious'));
  it('[LE-SCHARFSCHUETZE-X-03] Sharpshooter', () => holds('reference-sharpshooter'));
  it('[LE-UNAUFFAELLIG-02] Low Profile', () => holds('reference-low-profile'));
  it('[LE-KLIMMEN-UND-KLETTERN-26] crossing a barricade', () => holds('reference-crossing-a-barricade'));
  it('[LE-OFFENES-GELAENDE-03] [LE-SCHWIERIGES-GELAENDE-GLOSSAR-10] vehicles cross a barricade', () =>
    holds('reference-barricade-open-to-vehicles'));
  it('[LE-UNPASSIERBARES-GELAENDE-GLOSSAR-04] a dense forest', () => holds('reference-dense-forest'));
  it('[LE-SPRINGEN-X-05] a jump from height 1', () => holds('reference-jump'));
  it('[LE-INNERHALB-REICHWEITE-03] within range 1 to 2', () => holds('reference-within-range'));
  it('[LE-GELAENDE-UND-DECKUNG-01] [LE-GELAENDE-UND-DECKUNG-02] [LE-GELAENDE-UND-DECKUNG-03] terrain and cover', () =>
    holds('reference-terrain-and-cover'));
  it('[LE-EINHEITEN-ALS-GELAENDETEIL-02] a walker as terrain', () => holds('reference-walker-as-terrain'));
  it('[LE-SICHTLINIE-UEBERPRUEFEN-ZUR-BEST-02] over a barricade', () => holds('reference-over-the-barricade'));
  it('[LE-FORMATION-13] [LE-KOMPLEXE-FORMATION-01] [LE-KOMPLEXE-FORMATION-02] formation past a wall', () =>
    holds('reference-formation-past-a-wall'));
  it('[LE-VERTIKALE-FORMATION-05] formation after a climb', () => holds('reference-formation-after-climbing-down'));
  it('[LE-VERTIKALE-KLETTERN-01] clambering', () => holds('reference-clambering'));
  it('[LE-NAHKAMPF-20] on to the next speeder bike', () => holds('reference-next-speeder-bike'));
  it('[LE-ERWEITERTE-NAHKAMPFREGELN-01] a melee goes on', () => holds('reference-melee-goes-on'));
  it('[LE-AUFBAU-SCHLACHTFELD-DEFINIEREN-01] defining the battlefield', () => holds('reference-battlefield'));
});

describe('the worked example of edition 2.6', () => {
  it('[L2-KOMMANDOPHASE-10] the pass pool', () => holds('edition-26-pass-pool'));
});
