import type { ClauseId } from '@holotisch/rules';
import type { EventOf, EventType } from '../events.ts';

const MOVES: Readonly<Record<string, ClauseId>> = {
  barrelroll: 'XW-FASSROLLE-01',
  boost: 'XW-SCHUB-01',
  decloak: 'XW-TARNEN-08',
};
const TOKENS: Readonly<Record<string, ClauseId>> = {
  focus: 'XW-FOKUSSIERUNG-02',
  evade: 'XW-AUSWEICHEN-02',
  stress: 'XW-STRESS-01',
  ion: 'XW-IONENMARKER-01',
  cloak: 'XW-TARNEN-02',
  targetlock: 'XW-ZIELERFASSUNG-07',
};
const SKIPPED = {
  'xw.skipped.ship': 'XW-AKTIONEN-06',
  'xw.skipped.asteroid': 'XW-HINDERNISSE-02',
  'xw.skipped.card': 'XW-KARTENFAEHIGKEITEN-02',
} as const;
const PHASES: Readonly<Record<string, ClauseId>> = {
  activation: 'XW-AKTIVIERUNGSPHASE-02',
  combat: 'XW-KAMPFPHASE-02',
};
/** A card says so, and no clause but that cards do what they say. */
const BY_CARD: ClauseId = 'XW-KARTENFAEHIGKEITEN-02';

const always = (clause: ClauseId | undefined) => () => clause;
/** What the line says needs no clause: the card that did it is named in this line or the one before. */
const none = always(undefined);

/** The clause that a player wants to read who asks why this has happened. */
const CLAUSES: { readonly [T in EventType]: (event: EventOf<T>) => ClauseId | undefined } = {
  tieRoll: always('XW-INITIATIVE-01'),
  initiative: always('XW-INITIATIVE-04'),
  obstacle: always('XW-AUFBAU-10'),
  noRoom: always('XW-AUFBAU-10'),
  edges: always('XW-AUFBAU-12'),
  crowded: always('XW-AUFBAU-16'),
  noPlace: always('XW-AUFBAU-16'),
  deployed: always('XW-AUFBAU-14'),
  side: none,
  round: always('XW-RUNDE-01'),
  phase: ({ phase }) => PHASES[phase] ?? 'XW-ENDPHASE-01',
  planned: always('XW-PLANUNGSPHASE-03'),
  cleared: always('XW-ENDPHASE-01'),
  quiet: always('XW-SPIELSIEG-01'),
  over: always('XW-SPIELSIEG-01'),
  override: none,
  activates: none,
  ionised: always('XW-IONENMARKER-03'),
  revealed: always('XW-AKTIVIERUNGSPHASE-04'),
  overruled: always('XW-STRESS-02'),
  moved: always('XW-AKTIVIERUNGSPHASE-06'),
  metObstacle: always('XW-HINDERNISSE-01'),
  repositioned: ({ what }) => MOVES[what] ?? 'XW-AKTIONEN-01',
  failed: ({ clauses }) => clauses[0] ?? 'XW-AKTIONEN-01',
  rotated: none,
  undocked: none,
  action: ({ free }) => (free ? 'XW-FREIE-AKTIONEN-01' : 'XW-AKTIONEN-01'),
  skippedAction: ({ why }) => SKIPPED[why.text],
  noAction: ({ why }) => (why.text === 'xw.noAction.stress' ? 'XW-STRESS-02' : 'XW-AKTIONEN-03'),
  passedAction: always('XW-AKTIONEN-10'),
  obstacleRoll: always('XW-HINDERNISSE-03'),
  arcRotated: none,
  token: ({ clause, token }) => clause ?? TOKENS[token] ?? BY_CARD,
  spent: ({ token }) => TOKENS[token] ?? BY_CARD,
  locked: always('XW-ZIELERFASSUNG-03'),
  unlocked: always('XW-ZIELERFASSUNG-05'),
  lockPassed: none,
  fights: none,
  noAttack: ({ clauses }) => clauses[0] ?? 'XW-ANGRIFF-41',
  missedTurn: always('XW-KAMPFPHASE-02'),
  attack: always('XW-ANGRIFF-12'),
  rolled: ({ dice }) => (dice === 'attack' ? 'XW-ANGRIFF-13' : 'XW-ANGRIFF-23'),
  modified: ({ dice }) => (dice === 'attack' ? 'XW-ANGRIFF-19' : 'XW-ANGRIFF-29'),
  noReroll: always('XW-WUERFELERGEBNISSE-MODIFIZIEREN-07'),
  hit: always('XW-ANGRIFF-35'),
  missed: always('XW-ANGRIFF-36'),
  shield: ({ by }) => (by < 0 ? 'XW-SCHILDE-02' : 'XW-SCHILDE-03'),
  damage: ({ faceup }) => (faceup ? 'XW-SCHADEN-05' : 'XW-SCHADEN-04'),
  faceup: always('XW-SCHADEN-16'),
  facedown: always('XW-KRITISCHER-SCHADEN-01'),
  repaired: none,
  doomed: always('XW-GLEICHZEITIGER-ANGRIFF-02'),
  destroyed: ({ cause }) => (cause === 'fled' ? 'XW-FLUCHT-01' : 'XW-SCHIFFE-ZERSTOEREN-01'),
  ability: always(BY_CARD),
  ended: always('XW-KARTENFAEHIGKEITEN-12'),
  discarded: always('XW-AUFWERTUNGSKARTEN-13'),
  recovered: always('XW-AUFWERTUNGSKARTEN-15'),
  turned: none,
  replaced: none,
  setAside: none,
  cardRoll: none,
  bombRoll: none,
  rollChanged: none,
  guessed: none,
  obstacleGone: none,
  dropped: always('XW-BOMBEN-03'),
  detonated: always('XW-BOMBEN-02'),
  condition: none,
  conditionLifted: none,
  dialSeen: none,
  dialTurned: none,
};

export const clauseOfEvent = <T extends EventType>(event: EventOf<T>): ClauseId | undefined =>
  CLAUSES[event.type](event);
