import type { ClauseId } from '@holotisch/rules';

/** A line of the log, as plain data. */
interface Told {
  readonly type: string;
}

type Clauses = ClauseId | ((event: Readonly<Record<string, unknown>>) => ClauseId);

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

const SKIPPED: Readonly<Record<string, ClauseId>> = {
  'xw.skipped.asteroid': 'XW-HINDERNISSE-02',
  'xw.skipped.card': 'XW-KARTENFAEHIGKEITEN-02',
};

/** The clause that a player wants to read who asks why this has happened. */
const CLAUSES: Readonly<Record<string, Clauses>> = {
  tieRoll: 'XW-INITIATIVE-01',
  initiative: 'XW-INITIATIVE-04',
  obstacle: 'XW-AUFBAU-10',
  noRoom: 'XW-AUFBAU-10',
  edges: 'XW-AUFBAU-12',
  deployed: 'XW-AUFBAU-14',
  round: 'XW-RUNDE-01',
  phase: ({ phase }) =>
    phase === 'activation' ? 'XW-AKTIVIERUNGSPHASE-02' : phase === 'combat' ? 'XW-KAMPFPHASE-02' : 'XW-ENDPHASE-01',
  planned: 'XW-PLANUNGSPHASE-03',
  revealed: 'XW-AKTIVIERUNGSPHASE-04',
  moved: 'XW-AKTIVIERUNGSPHASE-06',
  overruled: 'XW-STRESS-02',
  action: ({ free }) => (free ? 'XW-FREIE-AKTIONEN-01' : 'XW-AKTIONEN-01'),
  skippedAction: ({ why }) => SKIPPED[String((why as { text?: string } | undefined)?.text)] ?? 'XW-AKTIONEN-06',
  noAction: ({ why }) =>
    (why as { text?: string } | undefined)?.text === 'xw.noAction.stress' ? 'XW-STRESS-02' : 'XW-AKTIONEN-03',
  passedAction: 'XW-AKTIONEN-10',
  metObstacle: 'XW-HINDERNISSE-01',
  ionised: 'XW-IONENMARKER-03',
  noAttack: ({ clauses }) => (clauses as readonly ClauseId[])[0] ?? 'XW-ANGRIFF-41',
  missedTurn: 'XW-KAMPFPHASE-02',
  doomed: 'XW-GLEICHZEITIGER-ANGRIFF-02',
  ended: 'XW-KARTENFAEHIGKEITEN-12',
  repositioned: ({ what }) => MOVES[String(what)] ?? 'XW-AKTIONEN-01',
  failed: ({ clauses }) => (clauses as readonly ClauseId[])[0] ?? 'XW-AKTIONEN-01',
  token: ({ clause, token }) => (clause as ClauseId | undefined) ?? TOKENS[String(token)] ?? 'XW-KARTENFAEHIGKEITEN-02',
  spent: ({ token }) => TOKENS[String(token)] ?? 'XW-KARTENFAEHIGKEITEN-02',
  obstacleRoll: 'XW-HINDERNISSE-03',
  ability: 'XW-KARTENFAEHIGKEITEN-02',
  locked: 'XW-ZIELERFASSUNG-03',
  unlocked: 'XW-ZIELERFASSUNG-05',
  attack: 'XW-ANGRIFF-12',
  rolled: ({ dice }) => (dice === 'attack' ? 'XW-ANGRIFF-13' : 'XW-ANGRIFF-23'),
  modified: ({ dice }) => (dice === 'attack' ? 'XW-ANGRIFF-19' : 'XW-ANGRIFF-29'),
  hit: 'XW-ANGRIFF-35',
  missed: 'XW-ANGRIFF-36',
  shield: ({ by }) => (Number(by) < 0 ? 'XW-SCHILDE-02' : 'XW-SCHILDE-03'),
  damage: ({ faceup }) => (faceup ? 'XW-SCHADEN-05' : 'XW-SCHADEN-04'),
  faceup: 'XW-SCHADEN-16',
  facedown: 'XW-KRITISCHER-SCHADEN-01',
  discarded: 'XW-AUFWERTUNGSKARTEN-13',
  recovered: 'XW-AUFWERTUNGSKARTEN-15',
  dropped: 'XW-BOMBEN-03',
  detonated: 'XW-BOMBEN-02',
  destroyed: ({ cause }) => (cause === 'fled' ? 'XW-FLUCHT-01' : 'XW-SCHIFFE-ZERSTOEREN-01'),
  cleared: 'XW-ENDPHASE-01',
  over: 'XW-SPIELSIEG-01',
};

export function clauseOfEvent(event: Told): ClauseId | undefined {
  const found = Object.hasOwn(CLAUSES, event.type) ? CLAUSES[event.type] : undefined;
  return typeof found === 'function' ? found(event as unknown as Readonly<Record<string, unknown>>) : found;
}
