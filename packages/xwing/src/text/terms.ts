import type { Language } from '@holotisch/engine';

/** Names of things that have no card: actions, tokens, faces, directions. German as in the handbook. */
type Terms = Readonly<Record<string, readonly [de: string, en: string]>>;

const ACTIONS: Terms = {
  focus: ['Fokussierung', 'Focus'],
  evade: ['Ausweichen', 'Evade'],
  targetlock: ['Zielerfassung', 'Target lock'],
  barrelroll: ['Fassrolle', 'Barrel roll'],
  boost: ['Schub', 'Boost'],
  cloak: ['Tarnen', 'Cloak'],
  decloak: ['Enttarnen', 'Decloak'],
  slam: ['SLAM', 'SLAM'],
  coordinate: ['Koordination', 'Coordinate'],
  jam: ['Störsignal', 'Jam'],
  reinforce: ['Verstärken', 'Reinforce'],
  reload: ['Nachladen', 'Reload'],
  rotatearc: ['Feuerwinkel drehen', 'Rotate arc'],
  recover: ['Aufladen', 'Recover'],
};

const TOKENS: Terms = {
  focus: ['Fokusmarker', 'focus token'],
  evade: ['Ausweichmarker', 'evade token'],
  stress: ['Stressmarker', 'stress token'],
  ion: ['Ionenmarker', 'ion token'],
  cloak: ['Tarnungsmarker', 'cloak token'],
  tractor: ['Traktorstrahlmarker', 'tractor beam token'],
  weaponsdisabled: ['Waffen-deaktiviert-Marker', 'weapons disabled token'],
  jam: ['Störsignalmarker', 'jam token'],
  reinforce: ['Verstärkungsmarker', 'reinforce token'],
  targetlock: ['Zielerfassung', 'target lock'],
};

const FACES: Terms = {
  hit: ['Treffer', 'hit'],
  crit: ['Kritischer Treffer', 'critical hit'],
  focus: ['Fokus', 'focus'],
  blank: ['Leerseite', 'blank'],
  evade: ['Ausweichen', 'evade'],
};

const WORDS: Terms = {
  primary: ['Primärwaffe', 'primary weapon'],
  attack: ['Angriffswürfel', 'attack dice'],
  defence: ['Verteidigungswürfel', 'defence dice'],
  change: ['geändert', 'changed'],
  add: ['hinzugefügt', 'added'],
  cancel: ['negiert', 'cancelled'],
  reroll: ['neu gewürfelt', 'rerolled'],
  left: ['links', 'left'],
  right: ['rechts', 'right'],
  front: ['vorne', 'front'],
  rear: ['hinten', 'rear'],
  tow: ['Traktorstrahl', 'Tractor beam'],
  damage: ['Schaden', 'damage'],
  fled: ['geflohen', 'fled'],
  asteroid: ['Asteroid', 'Asteroid'],
  debris: ['Trümmerwolke', 'Debris cloud'],
  cargo: ['Frachtmarker', 'Cargo token'],
};

const BEARINGS: Terms = {
  stationary: ['Stationäres Manöver', 'stationary'],
  straight: ['Geradeaus', 'straight'],
  bank: ['Drehmanöver', 'bank'],
  turn: ['Wendemanöver', 'turn'],
  koiogran: ['Koiogran-Wende', 'Koiogran turn'],
  segnor: ['Segnor-Looping', 'Segnor’s loop'],
  tallon: ['Tallon-Rolle', 'Tallon roll'],
  reversestraight: ['Geradeaus rückwärts', 'reverse straight'],
  reversebank: ['Drehmanöver rückwärts', 'reverse bank'],
};

const from =
  (terms: Terms) =>
  (id: string, lang: Language): string | undefined =>
    Object.hasOwn(terms, id) ? terms[id]![lang === 'de' ? 0 : 1] : undefined;

export const actionTerm = from(ACTIONS);
export const tokenTerm = from(TOKENS);
export const faceTerm = from(FACES);
export const bearingTerm = from(BEARINGS);
export const wordTerm = from(WORDS);
