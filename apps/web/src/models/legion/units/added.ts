import type { Models } from '../../part.ts';
import type { Armour } from '../figure/dress.ts';
import * as droids from '../figure/droid-heads.ts';
import { dyed, type Paint, paint } from '../kit.ts';
import { astromech, viper } from '../machines/droids.ts';
import { all, alone, hero } from './squad.ts';

/** Miniatures that upgrades add to any unit, by the upgrade's id; who has a card of his own as well looks as there. */

const metal = (p: Paint): Armour => ({
  suit: { ...p, shade: 0.7 },
  chest: p,
  forearms: p,
  shins: p,
  boots: p,
  hands: { ...p, shade: 0.7 },
});
const SLIM = { limbs: 0.62, bulk: 0.8, waist: 0.6 } as const;
const TEAL = dyed(0x7f9aa0, 'metal');
const DUN = dyed(0x8a7a5c, 'metal');
const like = (known: Models, id: string, other: string): Models => alone(id, () => known[`legion/${other}`]!);

/** With those who are known already. */
export const addedTo = (known: Models): Models =>
  all(
    known,
    alone('r5-astromech-droid', () => astromech(dyed(0xb03a2a, 'mark'), 'upright', dyed(0xd9d6cc, 'armour'))),
    alone('r4-astromech-droid', () => astromech(dyed(0x3a3f48, 'mark'), 'upright', dyed(0x6d757f, 'metal'))),
    alone('astromech', () => astromech(paint('mark'), 'upright')),
    alone('viper-recon-droid', () => viper(dyed(0x6d757f, 'metal'))),
    hero('2-1b-medical-droid', {
      pose: 'stand',
      build: SLIM,
      head: droids.protocol(TEAL),
      armour: metal(TEAL),
      weapon: 'datapad',
      extras: ['tank'],
    }),
    hero('fx-9-medical-droid', {
      pose: 'pole',
      build: SLIM,
      head: droids.assassin(TEAL),
      armour: { ...metal(TEAL), robe: TEAL },
      weapon: 'datapad',
    }),
    hero('ev-series-medical-droid', {
      pose: 'stand',
      build: SLIM,
      head: droids.tactical(DUN),
      armour: metal(DUN),
      weapon: 'datapad',
      extras: ['tank'],
    }),
    hero('pk-series-worker-droid', {
      pose: 'lightning',
      size: 0.72,
      build: SLIM,
      head: droids.b1(DUN),
      armour: metal(DUN),
    }),
    like(known, 'luke-skywalker', 'luke-skywalker-hero-of-the-rebellion'),
    like(known, 'chewbacca', 'chewbacca-walking-carpet'),
    like(known, 'general-grievous', 'general-grievous-sinister-cyborg'),
    like(known, 'gar-saxon', 'gar-saxon-head-of-clan-saxon'),
    like(known, 'kraken', 'super-tactical-droid-kraken'),
    like(known, 'plo-koon-squad-leader', 'plo-koon'),
    like(known, 'sabine-wren', 'sabine-wren-back-in-the-fold'),
    like(known, 'ahsoka-tano-jedi-padawan', 'ahsoka-tano-padawan-commander'),
    like(known, 'rook-kast-saxon', 'rook-kast'),
    like(known, 'ursa-wren-personnel', 'ursa-wren'),
    like(known, 'jedi-guardian', 'jedi-knight-keeper-of-the-peace'),
  );
