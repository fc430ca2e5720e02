import type { Upgrade } from '../types.ts';
import { amd } from './amd.ts';
import { bomb } from './bomb.ts';
import { cannon } from './cannon.ts';
import { cargo } from './cargo.ts';
import { crew0ToB } from './crew/0-b.ts';
import { crewCToD } from './crew/c-d.ts';
import { crewEToG } from './crew/e-g.ts';
import { crewHToL } from './crew/h-l.ts';
import { crewMToS } from './crew/m-s.ts';
import { crewTToZ } from './crew/t-z.ts';
import { eptAToD } from './ept/a-d.ts';
import { eptEToP } from './ept/e-p.ts';
import { eptQToZ } from './ept/q-z.ts';
import { hardpoint } from './hardpoint.ts';
import { illicit } from './illicit.ts';
import { missile } from './missile.ts';
import { modAToK } from './mod/a-k.ts';
import { modLToZ } from './mod/l-z.ts';
import { samd } from './samd.ts';
import { system } from './system.ts';
import { team } from './team.ts';
import { tech } from './tech.ts';
import { titleAToG } from './title/a-g.ts';
import { titleHToZ } from './title/h-z.ts';
import { torpedo } from './torpedo.ts';
import { turret } from './turret.ts';

/** Upgrades by slot, the long slots by their first letter: id, name, points, sets, then what else the card prints. */
export const UPGRADES: readonly Upgrade[] = [
  ...eptAToD,
  ...eptEToP,
  ...eptQToZ,
  ...amd,
  ...samd,
  ...crew0ToB,
  ...crewCToD,
  ...crewEToG,
  ...crewHToL,
  ...crewMToS,
  ...crewTToZ,
  ...cannon,
  ...turret,
  ...torpedo,
  ...missile,
  ...bomb,
  ...system,
  ...tech,
  ...illicit,
  ...modAToK,
  ...modLToZ,
  ...titleAToG,
  ...titleHToZ,
  ...cargo,
  ...hardpoint,
  ...team,
];
