import * as v from 'valibot';
import type { Json } from '../json.ts';
import { OVERRIDE } from '../log.ts';
import { WORK_LIMITS as MOST } from './limits.ts';

// Messages that begin with `file.` are keys of our dictionaries; faults without one get a general message.

/** Whatever the game makes of it. The reader has already seen to it that it is plain data. */
const anything = v.custom<Json>((x) => x !== undefined);

const seat = v.pipe(
  v.number('file.seat'),
  v.integer('file.seat'),
  v.minValue(0, 'file.seat'),
  v.description('A place at the table, counted from 0.'),
);
const by = v.union([seat, v.literal(OVERRIDE)], 'file.seat');
const decision = v.pipe(
  v.strictTuple([by, v.custom<Json>((x) => x !== undefined, 'file.decision')], 'file.decision'),
  v.readonly(),
  v.description('Who decided, and the answer; or "override" and a change that all players agreed on.'),
);
const isChange = (entry: unknown): boolean => Array.isArray(entry) && entry[0] === OVERRIDE;
const hasFewChanges = (list: readonly unknown[]): boolean =>
  list.length <= MOST.changes || list.filter(isChange).length <= MOST.changes;
const decisions = v.pipe(
  v.array(decision),
  v.maxLength(MOST.decisions),
  v.check((list) => hasFewChanges(list), 'file.tooManyChanges'),
  v.readonly(),
  v.description('Every decision in the order it was taken.'),
);

const takebacks = v.exactOptional(
  v.pipe(
    v.array(
      v.pipe(
        v.strictObject({
          to: v.pipe(
            v.number('file.takeback'),
            v.integer('file.takeback'),
            v.minValue(0, 'file.takeback'),
            v.description('How many decisions stood before those that were taken back.'),
          ),
          undone: v.pipe(v.array(decision), v.maxLength(MOST.decisions), v.readonly()),
        }),
        v.readonly(),
      ),
    ),
    v.maxLength(MOST.takebacks),
    v.readonly(),
    v.description('Decisions that all players agreed to take back. They are told, not played again.'),
  ),
);

const version = v.pipe(v.literal(1), v.description('The version of this format.'));
const name = v.pipe(v.string(), v.maxLength(MOST.name));
const game = v.pipe(name, v.description('The id of the game.'));
const edition = v.pipe(name, v.description('The edition of its rules.'));
const setup = v.pipe(anything, v.description('What the match starts from, as the game spells it.'));
const seed = v.pipe(name, v.description('All chance of the match follows from it.'));

/** Who plays a seat. */
const seatKind = v.picklist(['human', 'computer'], 'file.seatKind');
const table = v.exactOptional(
  v.pipe(
    v.strictObject({
      seats: v.pipe(
        v.array(seatKind),
        v.maxLength(MOST.kinds),
        v.readonly(),
        v.description('For each seat who plays it.'),
      ),
      aids: v.pipe(
        v.record(v.string(), v.boolean('file.aid')),
        v.maxEntries(MOST.kinds),
        v.readonly(),
        v.description('The helps that the players agreed on, by the names that the game gives them.'),
      ),
      level: v.exactOptional(v.pipe(name, v.description('How well the computer plays, as the game calls it.'))),
    }),
    v.readonly(),
    v.description('How it was played when it was saved. The rules do not ask for it; whoever opens the file may.'),
  ),
);

const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'file.hash'));
const fair = v.exactOptional(
  v.pipe(
    v.strictObject({
      commitment: v.pipe(digest, v.description('What the server promised before the first roll.')),
      secret: v.pipe(digest, v.description('The secret that it had promised.')),
      contributions: v.pipe(
        v.array(v.nullable(name)),
        v.maxLength(MOST.kinds),
        v.readonly(),
        v.description('What each seat has added; null for one that the computer plays.'),
      ),
    }),
    v.readonly(),
    v.description('Played online: what the seed was made of, so that the dice can be checked.'),
  ),
);

export const matchSchema = v.strictObject({
  holotisch: v.literal('match'),
  version,
  game,
  edition,
  setup,
  seed,
  decisions,
  takebacks,
  table,
  fair,
  result: v.exactOptional(v.pipe(anything, v.description('The outcome, if the match is over.'))),
  hash: v.exactOptional(
    v.pipe(digest, v.description('SHA-256 of the canonical text of the state after the last decision.')),
  ),
});

const clauseIds = v.pipe(v.array(v.string()), v.maxLength(MOST.clauses), v.readonly());
const refusedDecision = v.strictObject({
  seat,
  answer: anything,
  refused: v.union([
    v.pipe(
      clauseIds,
      v.description('The answer has to be refused, and the refusal has to name at least these clauses.'),
    ),
    v.pipe(
      v.strictObject({ any: clauseIds }),
      v.readonly(),
      v.description('The answer has to be refused, and the refusal has to name at least one of these clauses.'),
    ),
  ]),
});
export type WantedClauses = v.InferOutput<typeof refusedDecision>['refused'];

const names = v.pipe(
  v.record(v.string(), v.pipe(v.array(name), v.maxLength(MOST.loaded), v.readonly())),
  v.maxEntries(MOST.kinds),
  v.readonly(),
);
const partial = v.pipe(v.record(v.string(), anything), v.readonly());

const question = v.pipe(
  v.objectWithRest(
    {
      question: name,
      after: v.exactOptional(
        v.pipe(
          v.number('file.after'),
          v.integer('file.after'),
          v.minValue(0, 'file.after'),
          v.description('Asked when this many entries of `decisions` are done; without it, at the end.'),
        ),
      ),
    },
    anything,
  ),
  v.readonly(),
);

const expectations = v.strictObject({
  state: v.exactOptional(
    v.pipe(
      partial,
      v.maxEntries(MOST.expected),
      v.description('Members of the final state, or JSON Pointers into it, and what is there.'),
    ),
  ),
  events: v.exactOptional(
    v.pipe(
      v.array(partial),
      v.maxLength(MOST.expected),
      v.readonly(),
      v.description('These events happened in this order, others between them.'),
    ),
  ),
  answers: v.exactOptional(
    v.pipe(
      v.array(anything),
      v.maxLength(MOST.questions),
      v.readonly(),
      v.description('The answers to `ask`, in its order.'),
    ),
  ),
  open: v.exactOptional(
    v.pipe(
      v.array(partial),
      v.maxLength(MOST.kinds),
      v.readonly(),
      v.description('The questions open at the end; none if the match is over.'),
    ),
  ),
  result: v.exactOptional(v.pipe(anything, v.description('The outcome; null while there is none.'))),
});

export const scenarioSchema = v.pipe(
  v.strictObject({
    holotisch: v.literal('scenario'),
    version,
    game,
    edition: v.exactOptional(edition),
    title: v.exactOptional(v.pipe(v.string(), v.maxLength(MOST.note))),
    note: v.exactOptional(v.pipe(v.string(), v.maxLength(MOST.note))),
    position: v.exactOptional(v.pipe(anything, v.description('A moment of a match, as the game spells it.'))),
    setup: v.exactOptional(setup),
    seed: v.exactOptional(seed),
    dice: v.exactOptional(
      v.pipe(names, v.description('By the name of the die: the faces that come first, in this order.')),
    ),
    decks: v.exactOptional(
      v.pipe(names, v.description('By the name of the deck: its first cards, the top one first.')),
    ),
    forced: v.exactOptional(
      v.pipe(v.boolean(), v.description('Questions that have only one answer are put and answered as well.')),
    ),
    decisions: v.exactOptional(
      v.pipe(
        v.array(v.union([decision, refusedDecision], 'file.decisionOrRefused')),
        v.maxLength(MOST.decisions),
        v.check((list) => hasFewChanges(list), 'file.tooManyChanges'),
        v.readonly(),
      ),
    ),
    takebacks,
    table,
    ask: v.exactOptional(v.pipe(v.array(question), v.maxLength(MOST.questions), v.readonly())),
    expect: v.exactOptional(expectations),
  }),
  v.check((s) => (s.position === undefined) !== (s.setup === undefined), 'file.positionOrSetup'),
  v.check((s) => s.setup === undefined || (s.dice === undefined && s.decks === undefined), 'file.loadedSetup'),
);

export type SeatKind = v.InferOutput<typeof seatKind>;
export type MatchFile = v.InferOutput<typeof matchSchema>;
export type ScenarioFile = v.InferOutput<typeof scenarioSchema>;
