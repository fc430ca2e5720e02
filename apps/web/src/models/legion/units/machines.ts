import type { Model, Models } from '../../part.ts';
import { BLUE, GREEN, saber } from '../figure/weapons.ts';
import { figureParts } from '../figure.ts';
import { dyed, frame, paint, put } from '../kit.ts';
import * as bikes from '../machines/bikes.ts';
import * as flyers from '../machines/flyers.ts';
import * as guns from '../machines/guns.ts';
import * as tanks from '../machines/tanks.ts';
import * as transports from '../machines/transports.ts';
import * as walkers from '../machines/walkers.ts';
import { EMPIRE_CREW, shore } from './empire.ts';
import { MERCENARY_CREW } from './mercenary.ts';
import { chewbacca, REBEL_CREW } from './rebel.ts';
import { REPUBLIC_CREW } from './republic.ts';
import { SEPARATIST_CREW } from './separatist.ts';
import { all, alone } from './squad.ts';

/** Whatever has wheels, wings, legs of metal or four feet. */

const GREY = dyed(0x9aa0a6, 'hull');
/** A blade held up beside the seat. */
const blade = (colour: number) => put(saber(colour, 17).parts, frame([8, -6, 27], [60, 0, -24]));
/** Two on a card look alike; their leader too. */
const pair = (id: string, make: () => Model): Models =>
  all(alone(id, make), alone(`${id}/leader`, make), alone(`${id}/heavy`, make));

export const MACHINES: Models = all(
  alone('at-rt-rebel', () => walkers.atrt(REBEL_CREW.pilot, paint('hull', 0.9))),
  alone('1-4-fd-laser-cannon-team', () => guns.dishGun(REBEL_CREW.gunner)),
  pair('tauntaun-riders', () => guns.tauntaun(REBEL_CREW.rider)),
  alone('luke-skywalker-commander-skywalker', () => guns.tauntaun(REBEL_CREW.luke)),
  alone('han-solo-reluctant-hero', () => guns.tauntaun(REBEL_CREW.han)),
  alone('mark-ii-medium-blaster-trooper', () => guns.mediumBlaster(REBEL_CREW.gunner)),
  alone('a-a5-speeder-truck-rebel', () => transports.truck([REBEL_CREW.pilot], dyed(0x8d8a7c, 'hull'))),
  alone('a-a5-speeder-truck-mercenary', () => transports.truck([MERCENARY_CREW.biker], dyed(0x8a6a4a, 'hull'))),
  alone('t-47-airspeeder', () => flyers.airspeeder),
  alone('x-34-landspeeder', () => bikes.landspeeder([REBEL_CREW.pilot, REBEL_CREW.pilot])),
  alone('df-90-mortar-trooper', () => guns.mortar(shore)),
  pair('74-z-speeder-bikes', () => bikes.scoutBike(EMPIRE_CREW.scout)),
  alone('dewback-rider', () => guns.dewback(EMPIRE_CREW.rider)),
  alone('e-web-heavy-blaster-team', () => guns.eweb(EMPIRE_CREW.gunner)),
  alone('at-st', () => walkers.atst()),
  alone('major-marquand', () => walkers.atst([], dyed(0xa62a22, 'mark'))),
  alone('chewbacca-let-the-wookiee-win', () =>
    walkers.atst(put(figureParts({ ...chewbacca('aim') }).parts, frame([0, -2, 99.5]), 0.46), dyed(0x6a7a4a, 'mark')),
  ),
  alone('laat-le-patrol-transport-empire', () => flyers.gunship(dyed(0x7d828a, 'hull'), paint('mark'))),
  alone('laat-le-patrol-transport-republic', () => flyers.gunship(dyed(0xc9c9c4, 'hull'), dyed(0x9a2f28, 'mark'))),
  alone('tx-225-gavw-occupier-combat-assault-tank', () => transports.occupier),
  alone('barc-speeder', () => bikes.barc(REPUBLIC_CREW.pilot)),
  alone('anakin-skywalker-mounted-jedi-general', () => bikes.barc(REPUBLIC_CREW.anakin, blade(BLUE))),
  alone('jedi-knight-mounted-jedi-general', () => bikes.barc(REPUBLIC_CREW.jedi, blade(GREEN))),
  alone('at-rt-republic', () => walkers.atrt(REPUBLIC_CREW.pilot, GREY)),
  alone('raddaugh-gnasp-fluttercraft', () => flyers.fluttercraft(REPUBLIC_CREW.wookiee, false)),
  alone('raddaugh-gnasp-fluttercraft-attack-craft', () => flyers.fluttercraft(REPUBLIC_CREW.wookiee, true)),
  alone('infantry-support-platform', () => bikes.platform(REPUBLIC_CREW.gunner, REPUBLIC_CREW.gunner)),
  alone('tx-130-saber-class-fighter-tank', () => tanks.saberTank),
  pair('droidekas', () => walkers.droideka),
  alone('dsd1-dwarf-spider-droid', () => walkers.dwarfSpider),
  pair('stap-riders', () => bikes.stap(SEPARATIST_CREW.pilot)),
  alone('aat-trade-federation-battle-tank', () => tanks.aat),
  alone('nr-n99-persuader-class-tank-droid', () => tanks.persuader(dyed(0x5f6e80, 'hull'))),
  alone('persuader-class-tank-droid', () => tanks.persuader(dyed(0x7d6a52, 'hull'))),
  alone('general-grievous-wheel-bike-warlord', () => bikes.wheelBike(SEPARATIST_CREW.grievous, dyed(0x6d6a62, 'hull'))),
  pair('tsmeu-6-wheel-bikes', () => bikes.wheelBike(SEPARATIST_CREW.pilot, dyed(0x7d6a4c, 'hull'))),
  alone('lm-432-crab-droid', () => walkers.crabDroid),
  pair('swoop-bike-riders', () => bikes.swoop(MERCENARY_CREW.biker)),
  alone('wlo-5-speeder-tank', () => transports.speederTank({ ...MERCENARY_CREW.biker, pose: 'point' })),
);
