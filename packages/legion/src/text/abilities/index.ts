import { advantage } from './battle/advantage.ts';
import { condition } from './battle/condition.ts';
import { deployment } from './battle/deployment.ts';
import { objective } from './battle/objective.ts';
import { primary } from './battle/primary.ts';
import { secondary } from './battle/secondary.ts';
import { empirePips1 } from './commands/empire/pips-1.ts';
import { empirePips2 } from './commands/empire/pips-2.ts';
import { empirePips3 } from './commands/empire/pips-3.ts';
import { mandalorianPips2 } from './commands/mandalorian/pips-2.ts';
import { mercenaryPips1 } from './commands/mercenary/pips-1.ts';
import { mercenaryPips2 } from './commands/mercenary/pips-2.ts';
import { mercenaryPips3 } from './commands/mercenary/pips-3.ts';
import { neutralPips1 } from './commands/neutral/pips-1.ts';
import { neutralPips2 } from './commands/neutral/pips-2.ts';
import { neutralPips3 } from './commands/neutral/pips-3.ts';
import { neutralPips4 } from './commands/neutral/pips-4.ts';
import { rebelPips1 } from './commands/rebel/pips-1.ts';
import { rebelPips2 } from './commands/rebel/pips-2.ts';
import { rebelPips3 } from './commands/rebel/pips-3.ts';
import { republicPips1 } from './commands/republic/pips-1.ts';
import { republicPips2 } from './commands/republic/pips-2.ts';
import { republicPips3 } from './commands/republic/pips-3.ts';
import { separatistPips1 } from './commands/separatist/pips-1.ts';
import { separatistPips2 } from './commands/separatist/pips-2.ts';
import { separatistPips3 } from './commands/separatist/pips-3.ts';
import { keywordsAB } from './keywords/a-b.ts';
import { keywordsC } from './keywords/c.ts';
import { keywordsD } from './keywords/d.ts';
import { keywordsEF } from './keywords/e-f.ts';
import { keywordsGH } from './keywords/g-h.ts';
import { keywordsI } from './keywords/i.ts';
import { keywordsJL } from './keywords/j-l.ts';
import { keywordsMP } from './keywords/m-p.ts';
import { keywordsQR } from './keywords/q-r.ts';
import { keywordsS } from './keywords/s.ts';
import { keywordsT } from './keywords/t.ts';
import { keywordsUZ } from './keywords/u-z.ts';
import type { Sayings } from './types.ts';
import { armament } from './upgrades/armament.ts';
import { command } from './upgrades/command.ts';
import { comms } from './upgrades/comms.ts';
import { crew } from './upgrades/crew.ts';
import { force } from './upgrades/force.ts';
import { gear } from './upgrades/gear.ts';
import { generator } from './upgrades/generator.ts';
import { grenades } from './upgrades/grenades.ts';
import { hardpoint } from './upgrades/hardpoint.ts';
import { heavyWeapon0C } from './upgrades/heavy-weapon/0-c.ts';
import { heavyWeaponDK } from './upgrades/heavy-weapon/d-k.ts';
import { heavyWeaponLR } from './upgrades/heavy-weapon/l-r.ts';
import { heavyWeaponSZ } from './upgrades/heavy-weapon/s-z.ts';
import { personnel0H } from './upgrades/personnel/0-h.ts';
import { personnelIZ } from './upgrades/personnel/i-z.ts';
import { pilot } from './upgrades/pilot.ts';
import { programming } from './upgrades/programming.ts';
import { training } from './upgrades/training.ts';

/**
 * What every card does, in our own words: shown beside the card, never read by the rules. It stands apart from the
 * other text because a page can fetch it when the first card is looked at. What 2.6 reads otherwise has a key that ends in
 * `@2.6`.
 */
export const SAYINGS: Sayings = {
  ...advantage,
  ...condition,
  ...deployment,
  ...objective,
  ...primary,
  ...secondary,
  ...empirePips1,
  ...empirePips2,
  ...empirePips3,
  ...mandalorianPips2,
  ...mercenaryPips1,
  ...mercenaryPips2,
  ...mercenaryPips3,
  ...neutralPips1,
  ...neutralPips2,
  ...neutralPips3,
  ...neutralPips4,
  ...rebelPips1,
  ...rebelPips2,
  ...rebelPips3,
  ...republicPips1,
  ...republicPips2,
  ...republicPips3,
  ...separatistPips1,
  ...separatistPips2,
  ...separatistPips3,
  ...keywordsAB,
  ...keywordsC,
  ...keywordsD,
  ...keywordsEF,
  ...keywordsGH,
  ...keywordsI,
  ...keywordsJL,
  ...keywordsMP,
  ...keywordsQR,
  ...keywordsS,
  ...keywordsT,
  ...keywordsUZ,
  ...armament,
  ...command,
  ...comms,
  ...crew,
  ...force,
  ...gear,
  ...generator,
  ...grenades,
  ...hardpoint,
  ...heavyWeapon0C,
  ...heavyWeaponDK,
  ...heavyWeaponLR,
  ...heavyWeaponSZ,
  ...personnel0H,
  ...personnelIZ,
  ...pilot,
  ...programming,
  ...training,
};
