import type { Squad, SquadShip } from '../build/squad.ts';
import type { Faction, Name, Slot } from '../data/types.ts';

/** Squads to begin with: the boxes' own first battles, and lists that many players have flown. */
export interface ReadySquad {
  readonly id: string;
  readonly name: Required<Name>;
  /** Just what lies in a core set, or a full squad of 100 points. */
  readonly size: 'core' | 'full';
  readonly squad: Squad;
}

/** `ship/pilot slot/upgrade slot/upgrade` */
const shipOf = (line: string): SquadShip => {
  const [ship, ...cards] = line.split(' ').map((word) => word.split('/') as [string, string]);
  const [type, pilot] = ship!;
  return { type, pilot, upgrades: cards.map(([slot, id]) => ({ slot: slot as Slot, id })) };
};

const ready = (
  size: ReadySquad['size'],
  faction: Faction,
  id: string,
  en: string,
  de: string,
  ships: readonly string[],
): ReadySquad => ({ id, name: { en, de }, size, squad: { faction, name: en, ships: ships.map(shipOf) } });

const times = (count: number, line: string): string[] => Array.from({ length: count }, () => line);

export const READY_SQUADS: readonly ReadySquad[] = [
  ready('core', 'rebel', 'core-rebel', 'Core set: one X-wing', 'Grundspiel: ein X-Wing', [
    'xwing/lukeskywalker ept/determination amd/r2d2',
  ]),
  ready('core', 'imperial', 'core-imperial', 'Core set: two TIE fighters', 'Grundspiel: zwei TIE-Jäger', [
    'tiefighter/maulermithel',
    'tiefighter/darkcurse',
  ]),
  ready('core', 'rebel', 'tfa-rebel', 'The Force Awakens: one T-70', 'Das Erwachen der Macht: ein T-70', [
    't70xwing/poedameron ept/wired amd/bb8 tech/weaponsguidance',
  ]),
  ready('core', 'imperial', 'tfa-imperial', 'The Force Awakens: two TIE/fo', 'Das Erwachen der Macht: zwei TIE/EO', [
    'tiefofighter/zetaace',
    'tiefofighter/epsilonleader',
  ]),
  ready('full', 'rebel', 'red-squadron', 'Red Squadron', 'Staffel Rot', [
    'xwing/wedgeantilles ept/predator torpedo/protontorpedoes amd/r5astromech mod/integratedastromech',
    'xwing/lukeskywalker ept/drawtheirfire amd/r2d2 mod/integratedastromech',
    'xwing/biggsdarklighter amd/r2f2 mod/integratedastromech',
  ]),
  ready('full', 'rebel', 'four-b-wings', 'Four B-wings and a Headhunter', 'Vier B-Wings und ein Headhunter', [
    ...times(4, 'bwing/bluesquadronpilot'),
    'z95headhunter/banditsquadronpilot',
  ]),
  ready('full', 'rebel', 'han-and-friends', 'Han and friends', 'Han und seine Freunde', [
    'yt1300/hansolo ept/predator crew/c3po crew/r2d2-swx22 mod/engineupgrade title/millenniumfalcon',
    'z95headhunter/talasquadronpilot',
    ...times(2, 'z95headhunter/banditsquadronpilot'),
  ]),
  ready('full', 'imperial', 'howlrunner-swarm', 'Howlrunner’s swarm', 'Kreischläufers Schwarm', [
    'tiefighter/howlrunner',
    'tiefighter/maulermithel',
    'tiefighter/darkcurse',
    ...times(4, 'tiefighter/academypilot'),
  ]),
  ready('full', 'imperial', 'emperors-aces', 'The Emperor’s aces', 'Die Asse des Imperators', [
    'tieinterceptor/soontirfel ept/pushthelimit mod/autothrusters mod/stealthdevice title/royalguardtie',
    'tieadvanced/darthvader ept/veteraninstincts system/advtargetingcomputer mod/engineupgrade title/tiex1',
    'lambdaclassshuttle/omicrongrouppilot crew/emperorpalpatine',
  ]),
  ready('full', 'scum', 'assassin-droids', 'The assassin droids', 'Die Attentäterdroiden', [
    'aggressor/ig88b ept/pushthelimit cannon/heavylasercannon system/firecontrolsystem mod/autothrusters',
    'aggressor/ig88c ept/pushthelimit cannon/heavylasercannon system/firecontrolsystem mod/autothrusters',
  ]),
  ready('full', 'scum', 'syndicate-thugs', 'Syndicate thugs', 'Schläger des Syndikats', [
    ...times(4, 'ywing/syndicatethug turret/twinlaserturret samd/unhingedastromech'),
  ]),
];
