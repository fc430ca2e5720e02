/** All ship types: name, factions, attack / agility / hull / shields, then action bar, arcs and dial. */
import { huge, large, small } from './rows.ts';
import type { ShipType } from './types.ts';

const SMALL: readonly ShipType[] = [
  small('xwing', ['X-wing', 'X-Flügler'], ['rebel'], [3, 2, 3, 2], {
    actions: ['focus', 'targetlock'],
    arcs: ['front'],
    dial: 'bl1g s1g br1g tl2w bl2w s2g br2w tr2w tl3w bl3w s3w br3w tr3w s4w k4r',
  }),
  small('ywing', ['Y-wing', 'Y-Flügler'], ['rebel', 'scum'], [2, 1, 5, 3], {
    actions: ['focus', 'targetlock'],
    arcs: ['front'],
    dial: 'bl1w s1g br1w tl2w bl2w s2g br2w tr2w tl3r bl3w s3w br3w tr3r s4r k4r',
  }),
  small('awing', ['A-wing', 'A-Flügler'], ['rebel'], [2, 3, 2, 2], {
    actions: ['focus', 'targetlock', 'boost', 'evade'],
    arcs: ['front'],
    dial: 'tl1w tr1w tl2g bl2g s2g br2g tr2g tl3w bl3w s3g br3w tr3w k3r s4g s5g k5r',
  }),
  small('tiefighter', ['TIE Fighter', 'TIE-Jäger'], ['imperial', 'rebel'], [2, 3, 3, 0], {
    actions: ['focus', 'barrelroll', 'evade'],
    arcs: ['front'],
    dial: 'tl1w tr1w tl2w bl2g s2g br2g tr2w tl3w bl3w s3g br3w tr3w k3r s4w k4r s5w',
  }),
  small('tieadvanced', ['TIE Advanced', 'TIE-Turbojäger'], ['imperial'], [2, 3, 3, 2], {
    actions: ['focus', 'targetlock', 'barrelroll', 'evade'],
    arcs: ['front'],
    dial: 'bl1g br1g tl2w bl2w s2g br2w tr2w tl3w bl3w s3g br3w tr3w s4w k4r s5w',
  }),
  small('tieinterceptor', ['TIE Interceptor', 'TIE-Abfangjäger'], ['imperial'], [3, 3, 3, 0], {
    actions: ['focus', 'barrelroll', 'boost', 'evade'],
    arcs: ['front'],
    dial: 'tl1w tr1w tl2g bl2g s2g br2g tr2g tl3w bl3w s3g br3w tr3w k3r s4g s5w k5r',
  }),
  small('hwk290', 'HWK-290', ['rebel', 'scum'], [1, 2, 4, 1], {
    actions: ['focus', 'targetlock'],
    arcs: ['front'],
    dial: 'bl1g s1g br1g tl2w bl2w s2g br2w tr2w bl3r s3w br3r s4r',
  }),
  small('bwing', ['B-wing', 'B-Flügler'], ['rebel'], [3, 1, 3, 5], {
    actions: ['focus', 'targetlock', 'barrelroll'],
    arcs: ['front'],
    dial: 'tl1r bl1g s1g br1g tr1r tl2w bl2w s2g br2w tr2w k2r bl3r s3w br3r s4r',
  }),
  small('tiebomber', ['TIE Bomber', 'TIE-Bomber'], ['imperial'], [2, 2, 6, 0], {
    actions: ['focus', 'targetlock', 'barrelroll'],
    arcs: ['front'],
    dial: 'bl1w s1g br1w tl2r bl2g s2g br2g tr2r tl3w bl3w s3g br3w tr3w s4w k5r',
  }),
  small('z95headhunter', ['Z-95 Headhunter', 'Z-95-Kopfjäger'], ['rebel', 'scum'], [2, 2, 2, 2], {
    actions: ['focus', 'targetlock'],
    arcs: ['front'],
    dial: 'bl1w s1g br1w tl2w bl2g s2g br2g tr2w tl3w bl3w s3w br3w tr3w k3r s4w',
  }),
  small('tiedefender', ['TIE Defender', 'TIE-Jagdbomber'], ['imperial'], [3, 3, 3, 3], {
    actions: ['focus', 'targetlock', 'barrelroll'],
    arcs: ['front'],
    dial: 'tl1r bl1w br1w tr1r tl2r bl2w s2g br2w tr2r tl3w bl3w s3g br3w tr3w s4g k4w s5g',
  }),
  small('ewing', ['E-wing', 'E-Flügler'], ['rebel'], [3, 3, 2, 3], {
    actions: ['focus', 'targetlock', 'barrelroll', 'evade'],
    arcs: ['front'],
    dial: 'bl1w s1g br1w tl2w bl2g s2g br2g tr2w tl3w bl3w s3g br3w tr3w k3r s4w k4r s5w',
  }),
  small('tiephantom', ['TIE Phantom', 'TIE-Phantom'], ['imperial'], [4, 2, 2, 2], {
    actions: ['focus', 'barrelroll', 'evade', 'cloak'],
    arcs: ['front'],
    dial: 'tl1w tr1w tl2w bl2g s2g br2g tr2w tl3w bl3w s3g br3w tr3w k3r s4w k4r',
  }),
  small('starviper', ['StarViper', 'SternenViper'], ['scum'], [3, 3, 4, 1], {
    actions: ['focus', 'targetlock', 'barrelroll', 'boost'],
    arcs: ['front'],
    dial: 'tl1w bl1g s1g br1g tr1w tl2w bl2w s2g br2w tr2w bl3w s3g br3w bl3sr br3sr s4w',
  }),
  small('m3ainterceptor', ['M3-A Interceptor', 'M3-A Abfangjäger'], ['scum'], [2, 3, 2, 1], {
    actions: ['focus', 'targetlock', 'barrelroll', 'evade'],
    arcs: ['front'],
    dial: 'tl1w bl1g br1g tr1w tl2w bl2g s2g br2g tr2w bl3w s3g br3w k3r s4w k5r',
  }),
  small('kihraxzfighter', ['Kihraxz Fighter', 'Kihraxz-Jäger'], ['scum'], [3, 2, 4, 1], {
    actions: ['focus', 'targetlock'],
    arcs: ['front'],
    dial: 'tl1w bl1g br1g tr1w tl2w bl2g s2g br2g tr2w bl3w s3w br3w s4w k4r k5r',
  }),
  small('kwing', ['K-wing', 'K-Flügler'], ['rebel'], [2, 1, 5, 4], {
    actions: ['focus', 'targetlock', 'slam'],
    arcs: ['front', 'turret'],
    dial: 'bl1g s1g br1g tl2w bl2w s2g br2w tr2w bl3w s3w br3w',
  }),
  small('tiepunisher', ['TIE Punisher', 'TIE-Vergelter'], ['imperial'], [2, 1, 6, 3], {
    actions: ['focus', 'targetlock', 'boost'],
    arcs: ['front'],
    dial: 'bl1g s1g br1g tl2r bl2w s2g br2w tr2r tl3w bl3w s3w br3w tr3w k4r',
  }),
  small('t70xwing', ['T-70 X-wing', 'T-70-X-Flügler'], ['rebel'], [3, 2, 3, 3], {
    actions: ['focus', 'targetlock', 'boost'],
    arcs: ['front'],
    dial: 'bl1g s1g br1g tl2w bl2w s2g br2w tr2w tl3w bl3w s3g br3w tr3w tl3tr tr3tr s4w k4r',
  }),
  small('tiefofighter', ['TIE/fo Fighter', 'TIE/EO-Jäger'], ['imperial'], [2, 3, 3, 1], {
    actions: ['focus', 'targetlock', 'barrelroll', 'evade'],
    arcs: ['front'],
    dial: 'tl1w tr1w tl2g bl2g s2g br2g tr2g bl2sr br2sr tl3w bl3w s3g br3w tr3w s4w k4r s5w',
  }),
  small('attackshuttle', ['Attack Shuttle', 'Jagdshuttle'], ['rebel'], [3, 2, 2, 2], {
    actions: ['barrelroll', 'evade', 'focus'],
    arcs: ['front'],
    dial: 'tl1r bl1g s1g br1g tr1r tl2w bl2w s2g br2w tr2w tl3r bl3w s3w br3w tr3r s4w k4r',
  }),
  small('g1astarfighter', ['G-1A Starfighter', 'G-1A-Sternenjäger'], ['scum'], [3, 1, 4, 4], {
    actions: ['evade', 'focus', 'targetlock'],
    arcs: ['front'],
    dial: 'tl1r bl1g s1g br1g tr1r tl2w bl2w s2g br2w tr2w bl3r s3g br3r k3r s4w k4r',
  }),
  small('tieadvprototype', ['TIE Adv. Prototype', 'TIE-Turbojäger-Prototyp'], ['imperial'], [2, 3, 2, 2], {
    actions: ['barrelroll', 'boost', 'focus', 'targetlock'],
    arcs: ['front'],
    dial: 'tl1g bl1g br1g tr1g tl2w bl2w s2g br2w tr2w tl3w bl3w s3g br3w tr3w s4g k4r s5w',
  }),
  small('arc170', 'ARC-170', ['rebel'], [2, 1, 6, 3], {
    actions: ['focus', 'targetlock'],
    arcs: ['front', 'auxiliaryrear'],
    dial: 'bl1g s1g br1g tl2w bl2g s2g br2g tr2w tl3r bl3w s3w br3w tr3r s4r k4r',
  }),
  small('tiesffighter', ['TIE/sf Fighter', 'TIE/SE-Jäger'], ['imperial'], [2, 2, 3, 3], {
    actions: ['barrelroll', 'focus', 'targetlock'],
    arcs: ['front', 'auxiliaryrear'],
    dial: 'tl1r bl1g s1g br1g tr1r tl2w bl2w s2g br2w tr2w tl3r bl3w s3g br3w tr3r bl3sr br3sr s4w',
  }),
  small(
    'protectoratestarfighter',
    ['Protectorate Starfighter', 'Sternenjäger des Protektors'],
    ['scum'],
    [3, 3, 4, 0],
    {
      actions: ['barrelroll', 'boost', 'focus', 'targetlock'],
      arcs: ['front'],
      dial: 'tl1w tr1w tl2g bl2g s2g br2g tr2g tl2tr tr2tr tl3w bl3w s3g br3w tr3w s4w k4r s5w',
    },
  ),
  small('quadjumper', 'Quadjumper', ['scum'], [2, 2, 5, 0], {
    actions: ['barrelroll', 'focus'],
    arcs: ['front'],
    dial: 'tl1w s1w tr1w bl1rr s1rr br1rr tl2w bl2g s2g br2g tr2w bl2sr br2sr bl3w s3g br3w',
  }),
  small('tiestriker', ['TIE Striker', 'TIE-Stürmer'], ['imperial'], [3, 2, 4, 0], {
    actions: ['barrelroll', 'evade', 'focus'],
    arcs: ['front'],
    dial: 'tl1w bl1g s1g br1g tr1w tl2w bl2w s2g br2w tr2w k2r bl2sr br2sr bl3w s3g br3w',
  }),
  small('auzituckgunship', ['Auzituck Gunship', 'Auzituck-Kanonenboot'], ['rebel'], [3, 1, 6, 3], {
    actions: ['focus', 'reinforce'],
    arcs: ['front', 'auxiliary180'],
    dial: 'bl1g s1g br1g tl2w bl2w s2g br2w tr2w tl3w bl3w s3g br3w tr3w s4w s5r',
  }),
  small('tieaggressor', ['TIE Aggressor', 'TIE-Aggressor'], ['imperial'], [2, 2, 4, 1], {
    actions: ['barrelroll', 'focus', 'targetlock'],
    arcs: ['front'],
    dial: 'bl1w s1g br1w tl2w bl2g s2g br2g tr2w tl3w bl3w s3g br3w tr3w s4w k4r',
  }),
  small('scurrgh6bomber', 'Scurrg H-6 Bomber', ['rebel', 'scum'], [3, 1, 5, 5], {
    actions: ['barrelroll', 'focus', 'targetlock'],
    arcs: ['front'],
    dial: 'bl1w s1g br1w tl2w bl2g s2g br2g tr2w tl3r bl3w s3g br3w tr3r tl3tr tr3tr s4w s5r',
  }),
  small('alphaclassstarwing', ['Alpha-class Star Wing', 'Sternflügler der Alpha-Klasse'], ['imperial'], [2, 2, 4, 3], {
    actions: ['focus', 'reload', 'slam', 'targetlock'],
    arcs: ['front'],
    dial: 'bl1w s1g br1w tl2w bl2g s2g br2g tr2w tl3w bl3w s3w br3w tr3w s4r',
  }),
  small('m12lkimogilafighter', ['M12-L Kimogila Fighter', 'M12-L-Kimogila-Jäger'], ['scum'], [3, 1, 6, 2], {
    actions: ['barrelroll', 'focus', 'reload', 'targetlock'],
    arcs: ['front', 'bullseye'],
    dial: 'tl1r bl1w s1g br1w tr1r tl2r bl2g s2g br2g tr2r tl3w bl3w s3g br3w tr3w k4r',
  }),
  small(
    'sheathipedeclassshuttle',
    ['Sheathipede-class Shuttle', 'Raumfähre der Sheathipede-Klasse'],
    ['rebel'],
    [2, 2, 4, 1],
    {
      actions: ['coordinate', 'focus', 'targetlock'],
      arcs: ['front', 'auxiliaryrear'],
      dial: 'bl1w s1g br1w tl2w bl2g s2g br2g tr2w tl3r bl3w s3g br3w tr3r k3r s4r',
    },
  ),
  small('tiesilencer', ['TIE Silencer', 'TIE-Dämpfer'], ['imperial'], [3, 3, 4, 2], {
    actions: ['barrelroll', 'boost', 'focus', 'targetlock'],
    arcs: ['front'],
    dial: 'tl1w tr1w tl2g bl2g s2g br2g tr2g tl3w bl3g s3g br3g tr3w tl3tr tr3tr s4g k4r s5g',
  }),
  small('tiereaper', ['TIE Reaper', 'TIE-Schnitter'], ['imperial'], [3, 1, 6, 2], {
    actions: ['evade', 'focus', 'jam'],
    arcs: ['front'],
    dial: 's0r tl1w bl1w s1g br1w tr1w bl1sr br1sr tl2r bl2g s2g br2g tr2r bl3r s3g br3r',
  }),
];

const LARGE: readonly ShipType[] = [
  large('yt1300', 'YT-1300', ['rebel'], [3, 1, 8, 5], {
    actions: ['focus', 'targetlock'],
    arcs: ['front', 'turret'],
    dial: 'tl1w bl1g s1g br1g tr1w tl2w bl2w s2g br2w tr2w bl3w s3w br3w k3r s4w k4r',
  }),
  large('firespray31', 'Firespray-31', ['imperial', 'scum'], [3, 2, 6, 4], {
    actions: ['focus', 'targetlock', 'evade'],
    arcs: ['front', 'auxiliaryrear'],
    dial: 'bl1g s1g br1g tl2w bl2w s2g br2w tr2w tl3w bl3w s3w br3w tr3w k3r s4w k4r',
  }),
  large('lambdaclassshuttle', ['Lambda-class Shuttle', 'Raumfähre der Lambda-Klasse'], ['imperial'], [3, 1, 5, 5], {
    actions: ['focus', 'targetlock'],
    arcs: ['front'],
    dial: 's0r bl1g s1g br1g tl2r bl2w s2g br2w tr2r bl3r s3w br3r',
  }),
  large('yt2400', 'YT-2400', ['rebel'], [2, 2, 5, 5], {
    actions: ['focus', 'targetlock', 'barrelroll'],
    arcs: ['front', 'turret'],
    dial: 'tl1w bl1g s1g br1g tr1w tl2w bl2w s2g br2w tr2w tl3w bl3w s3w br3w tr3w s4w k4r',
  }),
  large('vt49decimator', 'VT-49 Decimator', ['imperial'], [3, 0, 12, 4], {
    actions: ['focus', 'targetlock'],
    arcs: ['front', 'turret'],
    dial: 'bl1w s1w br1w tl2w bl2g s2g br2g tr2w tl3w bl3w s3g br3w tr3w s4w',
  }),
  large('aggressor', 'Aggressor', ['scum'], [3, 3, 4, 4], {
    actions: ['focus', 'targetlock', 'boost', 'evade'],
    arcs: ['front'],
    dial: 'tl1w bl1g s1g br1g tr1w tl2w bl2g s2g br2g tr2w bl3g s3g br3g bl3sr br3sr k4r',
  }),
  large('yv666', 'YV-666', ['scum'], [3, 1, 6, 6], {
    actions: ['focus', 'targetlock'],
    arcs: ['front', 'auxiliary180'],
    dial: 's0r bl1g s1g br1g tl2r bl2w s2g br2w tr2r tl3w bl3w s3g br3w tr3w s4w',
  }),
  large('vcx100', 'VCX-100', ['rebel'], [4, 0, 10, 6], {
    actions: ['focus', 'evade', 'targetlock'],
    arcs: ['front', 'specialrear'],
    dial: 'tl1r bl1w s1g br1w tr1r tl2w bl2g s2g br2g tr2w tl3r bl3w s3w br3w tr3r s4w k5r',
  }),
  large('jumpmaster5000', 'JumpMaster 5000', ['scum'], [2, 2, 5, 4], {
    actions: ['barrelroll', 'focus', 'targetlock'],
    arcs: ['front', 'turret'],
    dial: 'tl1g bl1g s1g br1w tr1w tl2g bl2g s2g br2w tr2w bl2sw br2sr bl3w s3w br3w s4w k4r',
  }),
  large(
    'lancerclasspursuitcraft',
    ['Lancer-class Pursuit Craft', 'Jagdschiff der Lanzen-Klasse'],
    ['scum'],
    [3, 2, 7, 3],
    {
      actions: ['focus', 'evade', 'rotatearc', 'targetlock'],
      arcs: ['front', 'mobile'],
      dial: 'bl1w s1w br1w tl2w bl2w s2g br2w tr2w tl3g bl3g s3g br3g tr3g s4g s5w k5r',
    },
  ),
  large('upsilonclassshuttle', ['Upsilon-class Shuttle', 'Shuttle der Ypsilon-Klasse'], ['imperial'], [4, 1, 6, 6], {
    actions: ['coordinate', 'focus', 'targetlock'],
    arcs: ['front'],
    dial: 's0r tl1r bl1w s1g br1w tr1r tl2w bl2g s2g br2g tr2w tl3r bl3w s3w br3w tr3r',
  }),
  large('uwing', ['U-wing', 'U-Flügler'], ['rebel'], [3, 1, 4, 4], {
    actions: ['targetlock', 'focus'],
    arcs: ['front'],
    dial: 's0r bl1g s1g br1g tl2w bl2g s2g br2g tr2w bl3w s3w br3w s4w',
  }),
  large('bsf17bomber', ['B/SF-17 Bomber', 'B/SF-17-Bomber'], ['rebel'], [2, 1, 9, 3], {
    actions: ['focus', 'targetlock'],
    arcs: ['front', 'turret'],
    dial: 's0r tl1r bl1g s1g br1g tr1r tl2w bl2w s2g br2w tr2w bl3w s3w br3w',
  }),
];

/** The side and front arcs of huge sections rest on one hand-measured public source. */
const HUGE: readonly ShipType[] = [
  huge('gr75mediumtransport', ['GR-75 Medium Transport', 'Medium-Transporter GR-75'], ['rebel'], [0, 0, 8, 4], {
    actions: ['recover', 'reinforce', 'coordinate', 'jam'],
    arcs: [],
    dial: 'bl1w2 s1w3 br1w2 bl2w1 s2w2 br2w1 s3w1 s4w0',
    energy: 4,
  }),
  huge('cr90corvettefore', ['CR90 Corvette (Fore)', 'CR90-Korvette (Bug)'], ['rebel'], [4, 0, 8, 5], {
    actions: ['coordinate', 'targetlock'],
    arcs: ['left', 'right', 'turret'],
    dial: 'bl1w3 br1w3 bl2w2 s2w3 br2w2 s3w2 s4w1',
    xws: 'cr90corvette',
  }),
  huge('cr90corvetteaft', ['CR90 Corvette (Aft)', 'CR90-Korvette (Heck)'], ['rebel'], [0, 0, 8, 3], {
    actions: ['recover', 'reinforce'],
    arcs: ['left', 'right'],
    dial: 'bl1w3 br1w3 bl2w2 s2w3 br2w2 s3w2 s4w1',
    energy: 5,
    xws: 'cr90corvette',
  }),
  huge(
    'raiderclasscorvettefore',
    ['Raider-class Corvette (Fore)', 'Korv. der Sturm-Klasse (Bug)'],
    ['imperial'],
    [4, 0, 8, 6],
    {
      actions: ['recover', 'reinforce'],
      arcs: ['front'],
      dial: 'bl1w3 s1w3 br1w3 bl2w2 s2w3 br2w2 s3w2 s4w2',
      xws: 'raiderclasscorvette',
    },
  ),
  huge(
    'raiderclasscorvetteaft',
    ['Raider-class Corvette (Aft)', 'Korv. der Sturm-Klasse (Heck)'],
    ['imperial'],
    [0, 0, 8, 4],
    {
      actions: ['targetlock', 'coordinate'],
      arcs: ['left', 'right'],
      dial: 'bl1w3 s1w3 br1w3 bl2w2 s2w3 br2w2 s3w2 s4w2',
      energy: 6,
      xws: 'raiderclasscorvette',
    },
  ),
  huge('gozanticlasscruiser', ['Gozanti-class Cruiser', 'Kreuzer der Gozanti-Klasse'], ['imperial'], [0, 0, 9, 5], {
    actions: ['coordinate', 'recover', 'reinforce', 'targetlock'],
    arcs: ['front'],
    dial: 'bl1w2 s1w3 br1w2 bl2w1 s2w2 br2w1 s3w1 s4w1',
    energy: 4,
  }),
  huge('croccruiser', ['C-ROC Cruiser', 'C-ROC Kreuzer'], ['scum'], [0, 0, 10, 4], {
    actions: ['jam', 'recover', 'reinforce', 'targetlock'],
    arcs: ['front'],
    dial: 'bl1w2 s1w3 br1w2 bl2w1 s2w2 br2w1 s3w2 s4w1',
    energy: 4,
  }),
];

export const SHIPS: readonly ShipType[] = [...SMALL, ...LARGE, ...HUGE];
