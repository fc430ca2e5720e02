import type { ClauseId } from '@holotisch/rules';
import type { MoveKind } from '../cards/moments.ts';
import type { Edition } from '../data/types.ts';
import type { EventOf, EventType } from '../events.ts';
import { inWords } from '../flow/edition26/in-words.ts';
import type { ActionName, Marker, Phase, TokenKind } from '../state.ts';

const PHASES: Readonly<Record<Phase, ClauseId>> = {
  terrain: 'LE-SPIELAUFBAU-05',
  sides: 'LE-SPIELAUFBAU-07',
  battle: 'LE-SPIELAUFBAU-11',
  prepare: 'LE-SPIELAUFBAU-15',
  deployment: 'LE-SPIELAUFBAU-17',
  command: 'LE-KOMMANDOPHASE-01',
  activation: 'LE-AKTIVIERUNGSPHASE-01',
  end: 'LE-ENDPHASE-01',
  over: 'LE-SPIELSIEG-02',
};
const PRIORITY: Readonly<Record<EventOf<'priority'>['how'], ClauseId>> = {
  pips: 'LE-KOMMANDOPHASE-05',
  only: 'LE-KOMMANDOPHASE-07',
  roll: 'LE-KOMMANDOPHASE-06',
  total: 'LE-TEAM-GEFECHT-KOMMANDOPHASE-03',
};
const ENDS: Readonly<Record<string, ClauseId>> = {
  eliminated: 'LE-SPIELSIEG-01',
  victory: 'LE-SPIELSIEG-02',
  points: 'LE-SPIELSIEG-03',
  blue: 'LE-SPIELSIEG-05',
  draw: 'L2-SIEGBEDINGUNGEN-04',
};
const ACTIONS: Readonly<Record<Exclude<ActionName, `card:${string}`>, ClauseId>> = {
  move: 'LE-BEWEGUNG-01',
  attack: 'LE-ANGRIFF-01',
  aim: 'LE-ZIELEN-01',
  dodge: 'LE-AUSWEICHEN-01',
  standby: 'LE-BEREITSCHAFT-03',
  recover: 'LE-ERHOLUNG-02',
  withdraw: 'LE-RUECKZUG-01',
};
const TOKENS: Readonly<Record<TokenKind, ClauseId>> = {
  aim: 'LE-ZIELEN-01',
  dodge: 'LE-AUSWEICHEN-01',
  standby: 'LE-BEREITSCHAFT-03',
  surge: 'LC-ENERGIEMARKER-01',
  suppression: 'LE-NIEDERHALTEN-01',
  ion: 'LE-IONENMARKER-01',
  immobilize: 'LE-IMMOBILISIERT-MARKER-01',
  poison: 'LE-FAEHIGKEITEN-01',
  shield: 'LC-SCHILDMARKER-01',
  observation: 'LE-FAEHIGKEITEN-01',
};
const MARKERS: Readonly<Partial<Record<Marker['kind'], ClauseId>>> = {
  objective: 'LE-EINSATZZIELMARKER-01',
  condition: 'LE-BEDINGUNGSMARKER-01',
  charge: 'LE-BOMBENMARKER-01',
};
const MOVES: Readonly<Record<MoveKind, ClauseId>> = {
  standard: 'LE-BEWEGUNG-01',
  reverse: 'LE-RUECKWAERTSBEWEGUNG-01',
  strafe: 'LE-EINKERBUNGEN-01',
  pivot: 'LE-DREHUNG-01',
  reposition: 'LE-NEUPOSITIONIEREN-01',
  climb: 'LE-KLIMMEN-UND-KLETTERN-02',
  clamber: 'LE-KLIMMEN-UND-KLETTERN-01',
  compulsory: 'LE-ZWANGSBEWEGUNG-01',
  withdraw: 'LE-RUECKZUG-01',
  jump: 'LE-SPRINGEN-X-01',
  scout: 'LE-AUSKUNDSCHAFTEN-X-01',
};
const PLACED: Readonly<Record<EventOf<'placed'>['why'], ClauseId>> = {
  formation: 'LE-FORMATION-01',
  melee: 'LE-NAHKAMPF-09',
  displaced: 'LE-VERDRAENGUNG-01',
  effect: 'LE-FAEHIGKEITEN-01',
};
const DAMAGE: Readonly<Record<EventOf<'vehicleDamage'>['token'], ClauseId>> = {
  damaged: 'LE-ROBUSTHEIT-03',
  disabled: 'LE-ROBUSTHEIT-05',
  weapon: 'LE-ROBUSTHEIT-08',
};
/** A card says so, and no clause but that cards do what they say. */
const BY_CARD: ClauseId = 'LE-FAEHIGKEITEN-01';

const always = (clause: ClauseId | undefined) => () => clause;
/** What the line says needs no clause: what did it is named in this line or the one before. */
const none = always(undefined);
const isCommon = (action: ActionName): action is Exclude<ActionName, `card:${string}`> => !action.startsWith('card:');

/** The clause that a player wants to read who asks why this has happened. */
const CLAUSES: { readonly [T in EventType]: (event: EventOf<T>) => ClauseId | undefined } = {
  terrain: ({ seat }) => (seat === null ? 'LE-SPIELAUFBAU-05' : 'LE-KOMPETITIVE-GELAENDEPLATZ-01'),
  colours: ({ how }) => (how === 'coin' ? 'LE-SPIELAUFBAU-09' : 'LE-SPIELAUFBAU-07'),
  edges: always('LE-SPIELAUFBAU-08'),
  battleRows: always('LE-SPIELAUFBAU-10'),
  revealed: always('L2-SPIELAUFBAU-06'),
  vetoed: always('LE-SPIELAUFBAU-11'),
  vetoPassed: always('LE-SPIELAUFBAU-12'),
  battleChosen: always('LE-SPIELAUFBAU-13'),
  deployed: always('LE-AUFSTELLUNG-05'),
  setAside: always(BY_CARD),
  marker: ({ kind }) => MARKERS[kind],
  markerMoved: none,
  markerGone: none,
  round: always('LE-SPIELRUNDE-02'),
  phase: ({ phase }) => PHASES[phase],
  cardsChosen: always('LE-KOMMANDOPHASE-02'),
  cardsRevealed: always('LE-KOMMANDOPHASE-02'),
  priority: ({ how }) => PRIORITY[how],
  nominated: always('LE-KOMMANDOPHASE-08'),
  ordered: always('LE-BEFEHLE-ERTEILEN-06'),
  poolFormed: always('LE-KOMMANDOPHASE-15'),
  tokenDrawn: always('LE-AKTIVIERUNGSPHASE-04'),
  tokenRemoved: always('LE-AKTIVIERUNGSPHASE-07'),
  turnPassed: always('L2-AKTIVIERUNGSPHASE-01'),
  cardDiscarded: always('LE-ENDPHASE-02'),
  cardsReturned: always('LE-KOMMANDOKARTEN-14'),
  divulged: always('LE-KOMMANDOKARTEN-14'),
  cardsAside: always('LE-KOMMANDOKARTEN-14'),
  orderReturned: always('LE-BEFEHLSPOOL-01'),
  promoted: always('LE-ENDPHASE-09'),
  counter: always('LE-ENDPHASE-13'),
  victory: always('LE-SIEGMARKER-03'),
  over: ({ reason }) => ENDS[reason],
  override: none,
  activates: always('LE-AKTIVIERUNG-VON-EINHEITEN-01'),
  activationEnds: always('LE-AKTIVIERUNGSPHASE-06'),
  actionLost: ({ clauses }) => clauses[0],
  rallied: always('LE-NIEDERHALTEN-04'),
  action: ({ action }) => (isCommon(action) ? ACTIONS[action] : 'LE-KARTENAKTIONEN-01'),
  tokens: ({ token }) => TOKENS[token],
  suppressed: always('LE-NIEDERHALTEN-06'),
  panicked: ({ courage }) => (courage === null ? 'LE-PANIK-03' : 'LE-PANIK-02'),
  wounds: always('LE-WUNDEN-01'),
  wounded: always('LE-WUNDEN-01'),
  healed: none,
  miniDefeated: always('LE-BESIEGT-01'),
  miniRestored: none,
  newLeader: always('LE-EINHEITENFUEHRER-01'),
  defeated: ({ why }) => (why === 'left' ? 'LE-VERLASSEN-DES-SCHLACHTFELDES-01' : 'LE-BESIEGT-01'),
  resilience: always('LE-ROBUSTHEIT-02'),
  vehicleDamage: ({ token }) => DAMAGE[token],
  damageRoll: always('LE-ROBUSTHEIT-04'),
  claimed: always('LE-EINSATZZIELMARKER-07'),
  dropped: always('LE-EINSATZZIELMARKER-08'),
  moved: ({ kind }) => MOVES[kind],
  placed: ({ why }) => PLACED[why],
  hindered: ({ clauses }) => clauses[0],
  displaced: always('LE-VERDRAENGUNG-01'),
  meleeStarted: always('LE-NAHKAMPF-01'),
  meleeEnded: always('LE-NAHKAMPF-01'),
  climbRoll: always('LE-KLIMMEN-UND-KLETTERN-01'),
  attack: ({ melee, kind }) =>
    kind === 'detonation' ? 'LE-DETONIEREN-01' : melee ? 'LE-NAHKAMPF-03' : 'LE-ANGRIFF-08',
  noAttack: ({ clauses }) => clauses[0],
  rolled: always('LE-ANGRIFF-20'),
  dice: ({ how }) => (how === 'converted' ? 'LE-ENERGIE-04' : how === 'rerolled' ? 'LE-ZIELEN-05' : BY_CARD),
  cover: always('LE-DECKUNG-01'),
  defenceRolled: always('LE-ANGRIFF-27'),
  defenceDice: ({ how }) => (how === 'converted' ? 'LE-ENERGIE-05' : BY_CARD),
  noReroll: ({ dice }) => (dice === 'attack' ? 'LE-ZIELEN-05' : BY_CARD),
  result: always('LE-ANGRIFF-31'),
  attackEnds: none,
  standby: always('LE-BEREITSCHAFT-04'),
  guards: always('LE-BESCHUETZER-X-01'),
  detonates: always('LE-DETONIEREN-01'),
  ability: always(BY_CARD),
  exhausted: always('LE-ERSCHOEPFEN-01'),
  flipped: always(BY_CARD),
  readied: always('LE-SPIELBEREIT-01'),
  upgradeLost: always('LE-BESIEGT-01'),
  ended: always(BY_CARD),
  looseDice: none,
  note: ({ clauses }) => clauses[0],
};

/** In the words of the edition that is played. */
export function clauseOfEvent<T extends EventType>(event: EventOf<T>, edition: Edition): ClauseId | undefined {
  const clause = CLAUSES[event.type](event);
  return clause !== undefined && edition === '2.6' ? inWords([clause])[0] : clause;
}
