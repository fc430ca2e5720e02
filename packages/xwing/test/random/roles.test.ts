import { expect, it } from 'vitest';
import { CARDS } from '../../src/cards/index.ts';
import { GAMES, playRandom } from './play.ts';
import { listenTo } from './roles.ts';

/** The cards that speak of other ships than their own. All others mean the ship they lie on. */
const SPEAK_OF_OTHERS: ReadonlySet<string> = new Set([
  'amd/m9g8',
  'crew/boshek',
  'crew/cadbane',
  'crew/deathtroopers',
  'crew/emperorpalpatine',
  'crew/greedo',
  'crew/inspiringrecruit',
  'crew/janors',
  'crew/kananjarrus',
  'crew/leiaorgana',
  'crew/operationsspecialist',
  'ept/drawtheirfire',
  'ept/selflessness',
  'ept/snapshot',
  'illicit/scavengercrane',
  'imperial/lambdaclassshuttle/captainyorr',
  'imperial/tiebomber/captainjonus',
  'imperial/tiefighter/chaser',
  'imperial/tiefighter/howlrunner',
  'imperial/tiereaper/vizier',
  'mod/antipursuitlasers',
  'mod/capturedtie',
  'mod/ionprojector',
  'mod/multispectralcamouflage',
  'rebel/arc170/thanekyrell',
  'rebel/auzituckgunship/lowhhrick',
  'rebel/ewing/etahnabaht',
  'rebel/hwk290/janors',
  'rebel/sheathipedeclassshuttle/fennrau',
  'rebel/uwing/hefftobber',
  'rebel/uwing/sawgerrera',
  'rebel/vcx100/kananjarrus',
  'rebel/yt1300/chewbacca-swx57',
  'scum/hwk290/dacebonearm',
  'scum/kihraxzfighter/captainjostero',
  'scum/m3ainterceptor/serissu',
  'scum/scurrgh6bomber/captainnym',
  'scum/yv666/lattsrazzi',
  'tech/hyperwavecommscanner',
  'tech/threattracker',
]);

// XW-KARTENAUSLEGUNG-01: 'you' on a card is the ship it lies on
it(
  'a card acts in the moments of its own ship only, attacking or defending but never both, unless it says so',
  () => {
    const { heard, stop } = listenTo(CARDS.keys());
    try {
      for (let number = 0; number < GAMES; number++) playRandom(number, { keep: 'none', events: false });
    } finally {
      stop();
    }
    const wrong = [...heard].filter(([key, roles]) => {
      if (SPEAK_OF_OTHERS.has(key.split(' ')[0]!)) return false;
      return roles.has('other') || roles.has('bystander') || (roles.has('attacker') && roles.has('defender'));
    });
    expect(wrong.map(([key, roles]) => `${key}: ${[...roles].join(', ')}`)).toEqual([]);
    expect(heard.size).toBeGreaterThan(GAMES / 3);
  },
  60_000 + GAMES * 1000,
);
