import { fold, type Known, unshortened } from '@holotisch/engine/list';
import * as data from '../data/index.ts';
import type { Name, Pilot, Slot, Upgrade } from '../data/types.ts';
import { SLOT_NAMES } from '../text/names.ts';

/** Cards by the names people write: English or German, with or without accents, quotes and hyphens. */

function indexOf<T extends { readonly id: string; readonly name: Name }>(
  cards: readonly T[],
  more: (card: T) => readonly string[],
): Map<string, T[]> {
  const index = new Map<string, T[]>();
  for (const card of cards)
    for (const name of new Set([card.name.en, card.name.de ?? '', data.uniqueName(card.id), ...more(card)].map(fold)))
      if (name !== '') index.set(name, [...(index.get(name) ?? []), card]);
  return index;
}

/** Spellings in wide use that are not those of the cards. */
const OTHERWISE: Readonly<Record<'pilot' | 'upgrade', Readonly<Record<string, readonly string[]>>>> = {
  pilot: {
    blacksquadronpilot: ['Black Squadron'],
    chewbacca: ['Chewie'],
    dashrendar: ['Dash'],
    darthvader: ['Vader'],
    howlrunner: ['Howl Runner'],
    maulermithel: ['Mauler'],
    graysquadronpilot: ['Grey Squadron', 'Grey Squadron Pilot'],
    mirandadoni: ['Miranda'],
    omicrongrouppilot: ['Omicron Group Shuttle', 'Omicron Shuttle', 'Omicron Group', 'OGP'],
    poedameron: ['Poe'],
    'poedameron-swx57': ['Poe'],
    soontirfel: ['Fel', 'Soontir', 'Baron Fel', 'Baron Soontir Fel'],
    tychocelchu: ['Tycho'],
    wedgeantilles: ['Wedge'],
    whisper: ['Wisper'],
  },
  upgrade: {
    accuracycorrector: ['Accuracy Correctors'],
    advancedcloakingdevice: ['ACD', 'Adv. Cloaking Device', 'Advanced Cloaking'],
    advancedprotontorpedoes: ['Adv. Proton Torpedoes', 'Advanced Proton Torpedo', 'APT'],
    advancedsensors: ['Adv. Sensors', 'Adv Sensors', 'Advanced Sensor'],
    advtargetingcomputer: ['ATC', 'Adv. Targeting Computer', 'Advanced Targeting Computers'],
    agentkallus: ['Kallus'],
    attannimindlink: ['Mindlink', 'Attani Mindlink', 'Attanni'],
    autothrusters: ['Auto Thrusters', 'AT'],
    btla4ywing: ['BTL-A4', 'BTLA4', 'BTL-A4 Title'],
    bwinge2: ['B-Wing/E2 mod', 'E2', 'E/2', 'B/E2'],
    c3po: ['Threepio', '3PO', 'C-3P0'],
    chardaanrefit: ['Chardaan', 'Chaardan Refit'],
    darthvader: ['Vader'],
    crackshot: ['CS'],
    drawtheirfire: ['DTF'],
    emperorpalpatine: ['Palpatine', 'Palp', 'The Emperor', 'Emperor'],
    engineupgrade: ['EU', 'Engine', 'Engine Upgrades'],
    experimentalinterface: ['EI'],
    extramunitions: ['EM'],
    fearlessness: ['Fearless'],
    finn: ['Fin'],
    firecontrolsystem: ['FCS', 'Fire Control Systems', 'Fire Control'],
    glitterstim: ['Glitter Stim'],
    guidancechips: ['GC', 'Guidance Chip'],
    harpoonmissiles: ['Harpoons', 'Harpoon Missile'],
    heavylasercannon: ['HLC'],
    homingmissiles: ['Homing Missile'],
    hullupgrade: ['Hull'],
    integratedastromech: ['IA', 'Integrated Astromech Droid', 'Integrated'],
    ioncannonturret: ['ICT', 'Ion Turret'],
    lonewolf: ['LW'],
    longrangescanners: ['LRS', 'Long Range Scanner'],
    manglercannon: ['Mangler'],
    millenniumfalcon: ['MF', 'Falcon', 'Falcon Title', 'Millennium Falcon Title', 'Millenium Falcon'],
    outrider: ['Outrider Title'],
    predator: ['Pred'],
    protontorpedoes: ['Proton Torpedo', 'Proton Torps', 'P-Torps'],
    pushthelimit: ['PTL', 'Push The Limits'],
    r2astromech: ['R2', 'R2 Unit'],
    r3astromech: ['R3'],
    r4agromech: ['Agromech'],
    reconspecialist: ['Recon Spec', 'RecSpec', 'Recon'],
    royalguardtie: ['Royal Guard', 'Royal Guard Title', 'RGT'],
    sensorjammer: ['Sensor Jammers'],
    shieldupgrade: ['Shield Upgrades', 'Shield'],
    stealthdevice: ['Stealth', 'SD'],
    stayontarget: ['SOT'],
    swarmtactics: ['Swarm'],
    systemsofficer: ['System Officer'],
    tiex1: ['x1', 'TIE/x1 Title', 'TIEx1'],
    tiev1: ['v1'],
    tiex7: ['x7', 'TIE/x7 Title'],
    tied: ['TIE D'],
    twinlaserturret: ['TLT', 'Twin Laser'],
    veteraninstincts: ['VI', 'Vet Instincts', 'Veteran Instinct', 'Vet. Instincts'],
  },
};

/** Builders and players leave out what every card of a kind has in its name: `Royal Guard TIE title`, `R2 Astromech Droid`. */
const shortUpgrade = ({ name: { en }, slot }: Upgrade): string[] => [
  ...(slot === 'title' ? [`${en} Title`, `Title: ${en}`] : []),
  ...(/^R\d Astromech$/.test(en) ? [`${en} Droid`] : []),
  ...(en.endsWith('s') ? [en.slice(0, -1)] : [`${en}s`]),
];

/** `Blue Squadron`, `Academy`: people leave out that a pilot is one. */
const shortPilot = ({ name: { en }, unique }: Pilot): string[] =>
  !unique && en.endsWith(' Pilot') ? [en.slice(0, -' Pilot'.length)] : [];

const pilots = indexOf(data.PILOTS, (card) => [...shortPilot(card), ...(OTHERWISE.pilot[card.id] ?? [])]);
const upgrades = indexOf(data.UPGRADES, (card) => [...shortUpgrade(card), ...(OTHERWISE.upgrade[card.id] ?? [])]);

/** Remarks in brackets by which builders tell cards of one name apart, where ship, faction or slot do not. */
const REMARKS: Readonly<Record<string, string>> = {
  'hansolo-swx57': 'TFA',
  'chewbacca-swx57': 'TFA',
  'millenniumfalcon-swx57': 'TFA',
  'poedameron-swx57': 'PS9',
  'ghost-swx72': 'Phantom II',
};
const FACTION_WORDS = { rebel: 'rebel', imperial: 'imperial', scum: 'scum' } as const;

const remarkOf = (id: string): string | undefined => (Object.hasOwn(REMARKS, id) ? REMARKS[id] : undefined);

const pilotFits = (p: Pilot, remark: string): boolean =>
  fold(remarkOf(p.id) ?? '') === remark ||
  remark === FACTION_WORDS[p.faction] ||
  remark === `ps${p.skill}` ||
  remark === `p${p.skill}` ||
  [data.ship(p.ship).name.en, data.ship(p.ship).name.de ?? '', p.ship].some((name) => fold(name).includes(remark));

const upgradeFits = (u: Upgrade, remark: string): boolean =>
  fold(remarkOf(u.id) ?? '') === remark ||
  [SLOT_NAMES[u.slot].en, SLOT_NAMES[u.slot].de].some((name) => fold(name) === remark);

/** The kind of cards that a word names: `crew`, `Titel`. */
export const slotMeant = (word: string): string | undefined =>
  Object.values(SLOT_NAMES).find(({ en, de }) => [en, de].some((name) => fold(name) === fold(word)))?.en;

export const isOfKind = ({ slot }: Upgrade, kind: string): boolean => SLOT_NAMES[slot].en === kind;

/** A remark that fits none of the cards says something else (a side of a card, say) and decides nothing. */
function narrowed<T>(
  cards: readonly T[],
  remarks: readonly string[],
  fits: (card: T, remark: string) => boolean,
): readonly T[] {
  let left = cards;
  for (const remark of remarks.map(fold)) {
    const some = remark === '' ? [] : left.filter((card) => fits(card, remark));
    if (some.length > 0) left = some;
  }
  return left;
}

/** The name may itself end in brackets, so it is tried with its remarks first. */
const named = <T>(index: ReadonlyMap<string, readonly T[]>, name: string, remarks: readonly string[]): readonly T[] =>
  index.get(fold([name, ...remarks].join(''))) ?? index.get(fold(name)) ?? index.get(fold(unshortened(name))) ?? [];

export const pilotsNamed = (name: string, remarks: readonly string[]): readonly Pilot[] =>
  narrowed(named(pilots, name, remarks), remarks, pilotFits);
export const upgradesNamed = (name: string, remarks: readonly string[]): readonly Upgrade[] =>
  narrowed(named(upgrades, name, remarks), remarks, upgradeFits);

/** A ship by its name: `X-Wing`, `TIE Interceptor`, `T-70`. Builders write it before or behind that of the pilot. */
const SHIP_NAMES = new Set(
  data.SHIPS.flatMap(({ id, name: { en, de = '' } }) =>
    [id, en, de, en.replace(/ (?:Starfighter|Fighter|Bomber)$/, '')].map(fold),
  ),
);
export const isShipType = (words: string): boolean => SHIP_NAMES.has(fold(words));

/** All that a name of a pilot or of an upgrade may be meant for. */
const knownPilots: readonly Known[] = [
  ...new Set(data.PILOTS.flatMap((card) => [card.name.en, ...shortPilot(card)])),
].map((name) => ({ name }));
const knownUpgrades: readonly Known[] = [...new Set(data.UPGRADES.map(({ name }) => name.en))].map((name) => ({
  name,
}));
export const pilotNames = (): readonly Known[] => knownPilots;
export const upgradeNames = (): readonly Known[] => knownUpgrades;

/** Whether a remark tells something of one of the cards of this name: its ship, its faction, its skill. */
export const isTelling = (name: string, remark: string): boolean =>
  fold(remark) !== '' &&
  (named(pilots, name, []).some((card) => pilotFits(card, fold(remark))) ||
    named(upgrades, name, []).some((card) => upgradeFits(card, fold(remark))));

/** The English name, with a remark where others have the same: what a reader needs to find this very card again. */
export function distinctPilot(p: Pilot): string {
  const same = (pilots.get(fold(p.name.en)) ?? []).filter((other) => other !== p);
  const remark = remarkOf(p.id);
  if (remark !== undefined) return `${p.name.en} (${remark})`;
  if (same.some((o) => o.faction === p.faction && o.ship !== p.ship))
    return `${p.name.en} (${data.ship(p.ship).name.en})`;
  return p.name.en;
}
export function distinctUpgrade(u: Upgrade): string {
  const remark = remarkOf(u.id) ?? (isShared(u) ? SLOT_NAMES[u.slot].en : undefined);
  return remark === undefined ? u.name.en : `${u.name.en} (${remark})`;
}
const isShared = (u: Upgrade): boolean =>
  (upgrades.get(fold(u.name.en)) ?? []).some((o: { slot: Slot }) => o.slot !== u.slot);
