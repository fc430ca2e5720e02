import type { ClauseId } from '@holotisch/rules';
import type { Command, DefenceKind, ObstacleKind } from '../data/types.ts';
import type { EventOf, EventType } from '../events.ts';
import type { AttackKind, DefenceToken, Marker, Phase } from '../state.ts';

const PHASES: Readonly<Record<Phase, ClauseId>> = {
  initiative: 'AR-AUFBAU-11',
  objective: 'AR-AUFBAU-14',
  obstacles: 'AR-AUFBAU-15',
  deployment: 'AR-AUFBAU-18',
  command: 'AR-KOMMANDOPHASE-01',
  ship: 'AR-SCHIFFSPHASE-01',
  squadron: 'AR-STAFFELPHASE-01',
  status: 'AR-STATUSPHASE-01',
  over: 'AR-SIEG-UND-NIEDERLAGE-01',
};
const ENDS: Readonly<Record<string, ClauseId>> = {
  rounds: 'AR-SIEG-UND-NIEDERLAGE-01',
  fleet: 'AR-SIEG-UND-NIEDERLAGE-03',
  score: 'AR-SIEG-UND-NIEDERLAGE-04',
};
const COMMANDS: Readonly<Record<Command, ClauseId>> = {
  navigate: 'AR-KOMMANDOS-02',
  squadron: 'AR-KOMMANDOS-05',
  repair: 'AR-KOMMANDOS-09',
  concentrate: 'AR-KOMMANDOS-20',
};
const TOKENS: Readonly<Record<DefenceKind, ClauseId>> = {
  scatter: 'AR-VERTEIDIGUNGSMARKER-21',
  evade: 'AR-VERTEIDIGUNGSMARKER-03',
  brace: 'AR-VERTEIDIGUNGSMARKER-18',
  redirect: 'AR-VERTEIDIGUNGSMARKER-19',
  contain: 'AR-VERTEIDIGUNGSMARKER-09',
  salvo: 'AR-VERTEIDIGUNGSMARKER-10',
};
const STATES: Readonly<Record<DefenceToken['state'], ClauseId>> = {
  ready: 'AR-SPIELBEREIT-04',
  exhausted: 'AR-VERTEIDIGUNGSMARKER-22',
  discarded: 'AR-VERTEIDIGUNGSMARKER-23',
};
const OBSTACLES: Readonly<Record<ObstacleKind, ClauseId>> = {
  asteroid: 'AR-HINDERNISSE-02',
  debris: 'AR-HINDERNISSE-38',
  station: 'AR-HINDERNISSE-30',
  dust: 'AR-HINDERNISSE-32',
  exogorth: 'AR-HINDERNISSE-11',
  purrgil: 'AR-HINDERNISSE-26',
  rift: 'AR-HINDERNISSE-24',
};
const MARKERS: Readonly<Record<Marker['kind'], ClauseId>> = {
  objective: 'AR-EINSATZZIELMARKER-01',
  mine: 'AR-ANNAEHERUNGSMINEN-MARKER-01',
  'grav-well': 'AR-GRAVITATIONSMARKER-01',
  'grav-shift': 'AR-GRAVITATIONSMARKER-01',
};
const ATTACKS: Readonly<Record<AttackKind, ClauseId>> = {
  normal: 'AR-ANGREIFEN-01',
  counter: 'AR-SCHLUESSELWOERTER-VON-STAFFELN-13',
  salvo: 'AR-VERTEIDIGUNGSMARKER-10',
  ignition: 'AR-ZUENDUNG-REICHWEITE-03',
  snipe: 'AR-SCHLUESSELWOERTER-VON-STAFFELN-17',
  granted: 'AR-ANGREIFEN-01',
};
const LOST: Readonly<Record<EventOf<'tokenLost'>['why'], ClauseId>> = {
  spent: 'AR-KOMMANDOS-01',
  double: 'AR-KOMMANDOMARKER-04',
  limit: 'AR-KOMMANDOMARKER-03',
  raid: 'AR-UEBERFALLMARKER-03',
  card: 'AR-EFFEKTE-UND-TIMING-01',
};
const SPENT: Readonly<Record<EventOf<'dialSpent'>['for'], ClauseId>> = {
  token: 'AR-KOMMANDORAEDER-01',
  command: 'AR-KOMMANDOS-01',
  raid: 'AR-UEBERFALLMARKER-02',
  card: 'AR-EFFEKTE-UND-TIMING-01',
  retreat: 'AR-FAQ-AUFGEHALTEN-DURCH-GRAVITATIO-02',
};
/** A card says so, and no clause but that cards do what they say. */
const BY_CARD: ClauseId = 'AR-EFFEKTE-UND-TIMING-01';

const always = (clause: ClauseId | undefined) => () => clause;
/** What the line says needs no clause: what did it is named in this line or the one before. */
const none = always(undefined);

/** The clause that a player wants to read who asks why this has happened. */
const CLAUSES: { readonly [T in EventType]: (event: EventOf<T>) => ClauseId | undefined } = {
  coin: always('AR-AUFBAU-13'),
  first: always('AR-AUFBAU-11'),
  objectiveChosen: always('AR-AUFBAU-14'),
  edges: always('AR-KURZE-RAENDER-DER-SPIELER-01'),
  obstacle: always('AR-AUFBAU-15'),
  deployed: ({ speed }) => (speed === undefined ? 'AR-AUFBAU-21' : 'AR-AUFBAU-19'),
  setAside: always('AR-BEISEITEGESTELLTE-SCHIFFE-01'),
  passTokens: always('AR-PASSEN-MARKER-03'),
  marker: ({ kind }) => MARKERS[kind],
  markerMoved: none,
  markerGone: none,
  objectiveTokens: always('AR-EINSATZZIELMARKER-01'),
  round: always('AR-RUNDE-01'),
  phase: ({ phase }) => PHASES[phase],
  dialsSet: always('AR-KOMMANDOPHASE-01'),
  passed: ({ token }) => (token ? 'AR-PASSEN-MARKER-01' : 'AR-SCHIFFSPHASE-02'),
  tokenFlipped: always('AR-STATUSPHASE-01'),
  readied: always('AR-SPIELBEREIT-01'),
  victoryToken: always('AR-SIEGMARKER-01'),
  over: ({ reason }) => ENDS[reason],
  override: none,
  activates: always('AR-AKTIVIERUNG-VON-SCHIFFEN-01'),
  revealed: always('AR-AKTIVIERUNG-VON-SCHIFFEN-02'),
  dialGained: always('AR-KOMMANDORAEDER-06'),
  dialsSeen: always('AR-KOMMANDORAEDER-05'),
  damageSeen: always('AR-CARD-TECHNIKER-DES-ENTERKOMMANDO-01'),
  dialKept: always('AR-AKTIVIERUNG-VON-SCHIFFEN-03'),
  dialUnspent: always('AR-KOMMANDORAEDER-02'),
  dialSpent: ({ for: what }) => SPENT[what],
  tokenGained: always('AR-KOMMANDOMARKER-02'),
  tokenLost: ({ why }) => LOST[why],
  raided: always('AR-UEBERFALLMARKER-01'),
  raidGone: always('AR-UEBERFALLMARKER-02'),
  speed: always('AR-SCHUB-03'),
  moved: always('AR-BEWEGUNG-VON-SCHIFFEN-04'),
  slowed: always('AR-UEBERSCHNEIDUNG-05'),
  collided: always('AR-UEBERSCHNEIDUNG-06'),
  overlapsObstacle: ({ kind }) => OBSTACLES[kind],
  displaced: always('AR-UEBERSCHNEIDUNG-02'),
  fled: always('AR-SPIELFLAECHE-03'),
  aimed: always('AR-ZUENDUNG-REICHWEITE-01'),
  activationEnds: always('AR-KOMMANDORAEDER-02'),
  command: ({ command }) => COMMANDS[command],
  shieldMoved: always('AR-KOMMANDOS-11'),
  shieldGained: always('AR-SCHILDE-03'),
  shieldLost: always('AR-SCHADEN-04'),
  damageDiscarded: none,
  squadronActivates: ({ by }) => (by === null ? 'AR-AKTIVIERUNG-VON-STAFFELN-01' : 'AR-AKTIVIERUNG-VON-STAFFELN-02'),
  squadronMoved: always('AR-BEWEGUNG-VON-STAFFELN-03'),
  squadronEnds: always('AR-AKTIVIERUNG-VON-STAFFELN-07'),
  slider: always('AR-AKTIVIERUNG-VON-STAFFELN-05'),
  hullGained: none,
  attack: ({ kind }) => ATTACKS[kind],
  noAttack: ({ clauses }) => clauses[0] ?? 'AR-ANGREIFEN-05',
  cancelled: always('AR-ANGREIFEN-11'),
  rolled: always('AR-ANGREIFEN-07'),
  dice: always('AR-ANGREIFEN-12'),
  noReroll: always('AR-MODIFIKATION-VON-WUERFELN-02'),
  locked: always('AR-ANGREIFEN-15'),
  tokenSpent: ({ kind }) => TOKENS[kind],
  tokenState: ({ state }) => STATES[state],
  redirect: always('AR-VERTEIDIGUNGSMARKER-20'),
  critical: ({ effect }) => (effect === 'standard' ? 'AR-ANGREIFEN-22' : 'AR-KRITISCHE-EFFEKTE-01'),
  damage: always('AR-ANGREIFEN-18'),
  attackEnds: none,
  suffers: always('AR-SCHADEN-01'),
  hullLost: always('AR-SCHADEN-02'),
  damageCard: ({ card }) => (card === null ? 'AR-SCHADEN-05' : 'AR-SCHADEN-07'),
  faceup: always('AR-SCHADEN-07'),
  turnedDown: always('AR-SCHADEN-08'),
  destroyed: always('AR-ZERSTOERTE-SCHIFFE-UND-STAFFELN-01'),
  doomed: always('AR-ZERSTOERTE-SCHIFFE-UND-STAFFELN-01'),
  stationDamaged: always('AR-ANGRIFFE-UND-RAUMSTATIONEN-01'),
  looseDice: always('AR-WUERFELSYMBOLE-05'),
  ability: always(BY_CARD),
  exhausted: always('AR-ERSCHOEPFT-01'),
  cardReadied: always('AR-SPIELBEREIT-03'),
  discarded: always('AR-AUFWERTUNGSKARTEN-18'),
  ended: always(BY_CARD),
  obstacleMoved: always('AR-BEWEGUNG-VON-HINDERNISSEN-01'),
  obstacleGone: none,
  cardTokens: always('AR-AUFWERTUNGSKARTEN-MIT-MARKERN-01'),
  retreats: always('AR-FAQ-AUFGEHALTEN-DURCH-GRAVITATIO-02'),
  retreated: always('AR-FAQ-FLOTTENSTATUSAKTUALISIERUNG-07'),
  scarred: always('AR-FAQ-FLOTTENSTATUSAKTUALISIERUNG-04'),
  veteranSpent: always('AR-FAQ-FLOTTENSTATUSAKTUALISIERUNG-05'),
  joined: always('AR-FAQ-SIEGPUNKTE-FUER-SCHLACHTEN-02'),
  note: ({ clauses }) => clauses[0],
};

export const clauseOfEvent = <T extends EventType>(event: EventOf<T>): ClauseId | undefined =>
  CLAUSES[event.type](event);
