import { CardBook as Book } from '@holotisch/engine';
import { damage } from './damage.ts';
import { ionCannons } from './upgrades/ion-cannons.ts';
import { ordnance } from './upgrades/ordnance.ts';
import { superweapon } from './upgrades/superweapon.ts';
import { turbolasers } from './upgrades/turbolasers.ts';
import { weaponsTeam } from './upgrades/weapons-team.ts';
import type { CardBook } from './vocabulary.ts';

/** Every card that acts, family by family. */
export const CARDS: CardBook = Book.of([damage, ionCannons, ordnance, superweapon, turbolasers, weaponsTeam]);
