import type { Ship } from '@holotisch/xwing';
import { apart } from './foresee.ts';
import type { Outlook } from './outlook.ts';

/** What to make of cards: most of them help whoever uses them; this says which do not, or not always. */

/** The bare name of a card in an option's id: `3:ept.marksmanship`, `3:howlrunner`, `2:structuraldamage#0`. */
export function cardIn(id: string): string {
  const name = id.slice(id.indexOf(':') + 1);
  return name.slice(name.indexOf('.') + 1).split(/[#/]/, 1)[0]!;
}

/** Optional abilities that cost their ship more than they mostly bring: damage, stress, or a card that goes for good. */
const DEAR = new Set([
  'adrenalinerush',
  'ahsokatano',
  'ap5',
  'bodyguard',
  'cloakingdevice',
  'contrabandcybernetics',
  'countdown',
  'dacebonearm',
  'darthvader',
  'dauntless',
  'drawtheirfire',
  'drearenthal',
  'electronicbaffle',
  'elusiveness',
  'empdevice',
  'experimentalinterface',
  'feedbackarray',
  'fennrau',
  'inertialdampeners',
  'leevantenza',
  'leiaorgana',
  'lieutenantkarsabi',
  'lightningreflexes',
  'millenniumfalcon-swx57',
  'overclockedr4',
  'pivotwing',
  'r3a2',
  'r4d6',
  'r5x3',
  'selflessness',
  'servomotorsfoils',
  'thrustcorrector',
  'unkarplutt',
]);

/** Worth their price only in the thick of a fight. */
const FOR_THE_FIGHT = new Set(['pushthelimit', 'glitterstim', 'countermeasures', 'expose', 'rage']);

/** Whoever takes the stress of others. */
export const takesStress = (id: string): boolean => cardIn(id) === 'captainyorr';

/** Abilities that reroll at least one die: good only while there is a bad one. */
const REROLLS = new Set([
  'arvelcrynyd',
  'bobafett',
  'captainjonus',
  'dengar',
  'gemmersojan',
  'hortonsalm',
  'howlrunner',
  'ibtisam',
  'jesspava',
  'kathscarlet',
  'krassistrelix',
  'linkedbattery',
  'lonewolf',
  'predator',
  'r7astromech',
  'rey',
  'sawgerrera',
  'serissu',
  'syncedturret',
  'wired',
  'wookieecommandos',
]);

/** Cards that change or stop the revealed manoeuvre: for when the chosen one has turned out badly. */
const RESCUES = new Set(['bobafett', 'inertialdampeners', 'junoeclipse', 'navigator', 'stayontarget', 'tetrancowall']);
export const rescues = (id: string): boolean => RESCUES.has(cardIn(id));

export const isDear = (id: string): boolean => DEAR.has(cardIn(id));
export const isForTheFight = (id: string): boolean => FOR_THE_FIGHT.has(cardIn(id));
export const rerollsDice = (id: string): boolean => REROLLS.has(cardIn(id));
/** All dice or none. */
export const rerollsAll = (id: string): boolean => cardIn(id) === 'hansolo';

const TIME_BOMBS = new Set(['protonbombs', 'seismiccharges', 'ionbombs', 'thermaldetonators', 'bombletgenerator']);
const MINES = new Set(['proximitymines', 'clustermines', 'connernet']);
export const isBomb = (id: string): boolean => TIME_BOMBS.has(cardIn(id)) || MINES.has(cardIn(id));

/** How many more of theirs than of ours will be near a token laid behind the ship. */
export function bombCatch(outlook: Outlook, ship: Ship, mine: readonly Ship[], id: string): number {
  const { x, y, hx, hy } = ship.pose!;
  const behind = outlook.g.facts(ship).half + 60;
  const spot = { x: x - hx * behind, y: y - hy * behind };
  const reach = MINES.has(cardIn(id)) ? 70 : 120;
  let caught = 0;
  for (const { likely } of outlook.foes)
    for (const { pose, weight } of likely) if (apart(pose, spot) < reach) caught += weight;
  for (const friend of mine) if (friend !== ship && apart(friend.pose!, spot) < reach + 40) caught -= 1;
  return caught;
}

/** What an action of a card is worth, in points; most unknown ones are better than no action at all. */
export function actionWorth(outlook: Outlook, ship: Ship, id: string, focus: number, evade: number): number {
  const card = cardIn(id);
  if (isDear(id) || isForTheFight(id)) return -1;
  if (isBomb(id)) return 5 * bombCatch(outlook, ship, [], id) - 1;
  if (id.includes('#')) return 2; // the repair of a damage card
  switch (card) {
    case 'marksmanship':
      return 0.9 * focus;
    case 'r2f2':
      return 0.9 * evade;
    case 'experthandling':
    case 'daredevil':
      return -0.5;
    default:
      return 0.3;
  }
}
