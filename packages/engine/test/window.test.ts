import { describe, expect, it } from 'vitest';
import {
  type Ability,
  type Ask,
  abilityKey,
  type Flow,
  type Json,
  type Limit,
  openWindow,
  refuse,
  render,
  type Source,
  say,
  type Uses,
} from '../src/index.ts';
import { engineText } from '../src/text.ts';

type Log = string[];
type Words = Omit<Ability<Log, string>, 'window' | 'when' | 'run'> & { readonly when?: () => boolean };

/** An ability that writes into the log what it is and what the window is about. */
const ability = ({ when = () => true, ...more }: Words = {}): Ability<Log, string> => ({
  window: 'w',
  when,
  *run(log, context, source) {
    log.push(`${abilityKey(source, more)} at ${context}`);
  },
  ...more,
});
const card = (key: string, seat = 0, piece?: number): Source => ({
  key,
  card: key,
  seat,
  ...(piece === undefined ? {} : { piece }),
});

/** Opens a window for these abilities and answers its questions; tells what was asked and what was done. */
function play(
  abilities: readonly (readonly [Source, Ability<Log, string>])[],
  answers: readonly Json[],
  {
    uses = {},
    seats = [0, 1],
    instances = {},
  }: { uses?: Uses; seats?: number[]; instances?: { attack?: number } } = {},
) {
  const log: Log = [];
  const told: string[] = [];
  const asked: Ask[] = [];
  const flow: Flow<number> = openWindow(log, {
    name: 'w',
    context: 'noon',
    seats,
    state: { uses },
    instances,
    prompt: say('which?'),
    clauses: ['TOY-ATTACK-02'],
    find: () => abilities.map(([source, rule]) => ({ source, rule })),
    tell: (source, rule) => told.push(abilityKey(source, rule)),
  });
  let step = flow.next([]);
  for (const answer of answers) {
    if (step.done) throw new Error('nothing more is asked');
    const ask = step.value[0] as Ask;
    asked.push(ask);
    expect(refuse(ask, answer)).toBeUndefined();
    step = flow.next([answer]);
  }
  const open = step.done ? undefined : (step.value[0] as Ask);
  return { log, told, asked, open, used: step.done ? step.value : undefined };
}
const ids = (ask: Ask | undefined): string[] => (ask?.type === 'choice' ? ask.options.map((o) => o.id) : []);

describe('abilities in a window', () => {
  it('two of one card are told apart by ids of their own, and each may be used once', () => {
    const r2 = card('r2d2');
    const both = [
      [r2, ability({ id: 'repair' })],
      [r2, ability({ id: 'scan' })],
    ] as const;
    const { asked, log, used } = play(both, ['r2d2/scan', 'r2d2/repair']);
    expect(asked.map(ids)).toEqual([
      ['r2d2/repair', 'r2d2/scan', 'pass'],
      ['r2d2/repair', 'pass'],
    ]);
    expect(log).toEqual(['r2d2/scan at noon', 'r2d2/repair at noon']);
    expect(used).toBe(2);
  });

  it('the only one of a card goes by the name of the card', () => {
    expect(ids(play([[card('lucky'), ability()]], []).open)).toEqual(['lucky', 'pass']);
  });

  it('share the limit of their card, unless one counts for itself', () => {
    const r2 = card('r2d2');
    const both = (limit: Limit) =>
      [
        [r2, ability({ id: 'repair', limit })],
        [r2, ability({ id: 'scan', limit })],
      ] as const;
    const shared: Uses = {};
    play(both({ per: 'round', times: 1 }), ['r2d2/repair'], { uses: shared });
    expect(shared).toEqual({ 'round:r2d2': 1 });
    expect(ids(play(both({ per: 'round', times: 1 }), [], { uses: shared }).open)).toEqual([]);
    const own: Uses = {};
    play(both({ per: 'round', times: 1, own: true }), ['r2d2/repair', 'pass'], { uses: own });
    expect(own).toEqual({ 'round:r2d2/repair': 1 });
    expect(ids(play(both({ per: 'round', times: 1, own: true }), [], { uses: own }).open)).toEqual([
      'r2d2/scan',
      'pass',
    ]);
  });

  it('may be limited to one of an attack that lies inside another one', () => {
    const uses: Uses = {};
    const brace = [[card('brace'), ability({ limit: { per: 'attack', times: 1 } })]] as const;
    play(brace, ['brace'], { uses, instances: { attack: 4 } });
    expect(ids(play(brace, [], { uses, instances: { attack: 4 } }).open)).toEqual([]);
    expect(ids(play(brace, [], { uses, instances: { attack: 5 } }).open)).toEqual(['brace', 'pass']);
  });

  it('say in words of their own what they do, and what they are about', () => {
    const spoken = ability({ label: () => say('brace for it'), about: () => ({ token: 'brace', piece: 9 }) });
    const { open } = play(
      [
        [card('cards', 0, 3), spoken],
        [card('lucky', 0, 4), ability()],
      ],
      [],
    );
    expect(open?.type === 'choice' && open.options).toEqual([
      { id: 'cards', label: { text: 'brace for it' }, about: { card: 'cards', piece: 9, token: 'brace' } },
      { id: 'lucky', label: { text: 'engine.use', args: { card: 'lucky' } }, about: { card: 'lucky', piece: 4 } },
      { id: 'pass', label: { text: 'engine.pass' } },
    ]);
  });

  it('are told of before they run', () => {
    expect(play([[card('a'), ability({ id: 'x', mandatory: true })]], []).told).toEqual(['a/x']);
  });
});

describe('a barred ability', () => {
  const locked = { clauses: [], message: say('locked by an accuracy'), piece: 7 };
  const token = (key: string, more: Words = {}) => [card(key, 0, 1), ability(more)] as const;

  it('is shown with the reason, and cannot be used', () => {
    const { open } = play([token('brace', { bars: () => locked }), token('evade')], []);
    expect(ids(open)).toEqual(['evade', 'pass']);
    expect(open?.barred?.()).toEqual([
      { id: 'brace', label: say('engine.use', { card: 'brace' }), about: { card: 'brace', piece: 1 }, refusal: locked },
    ]);
    expect(refuse(open!, 'brace')).toEqual(locked);
    expect(refuse(open!, 'salvo')?.message.text).toBe('engine.notOpen');
  });

  it('may be used once what barred it is gone', () => {
    let isLocked = true;
    const lift = ability({
      when: () => isLocked,
      bars: () => undefined,
    });
    const unlock = {
      ...lift,
      *run() {
        isLocked = false;
      },
    };
    const { asked, open } = play(
      [token('brace', { bars: () => (isLocked ? locked : undefined) }), [card('lift'), unlock]],
      ['lift'],
    );
    expect([...asked.map(ids), ids(open)]).toEqual([
      ['lift', 'pass'],
      ['brace', 'pass'],
    ]);
  });

  it('is not forced on anybody although it is mandatory, and opens no question by itself', () => {
    expect(play([token('cursed', { mandatory: true, bars: () => locked })], [])).toMatchObject({ used: 0, log: [] });
  });

  it('is not shown where it would not stand at all, nor to another seat, nor a second time', () => {
    const { open } = play(
      [
        token('hidden', { when: () => false, bars: () => locked }),
        [card('theirs', 1), ability({ bars: () => locked })],
        token('used', { limit: { per: 'round', times: 1 } }),
        token('left'),
      ],
      ['used'],
    );
    expect(ids(open)).toEqual(['left', 'pass']);
    expect(open?.barred?.()).toEqual([]);
  });

  it('that is used up says since when', () => {
    const uses = { 'round:lucky': 1 };
    const lucky = token('lucky', { limit: { per: 'round', times: 1 } });
    const { open } = play([lucky, token('evade')], [], { uses });
    const refusal = refuse(open!, 'lucky')!;
    expect(refusal).toMatchObject({ piece: 1, clauses: ['TOY-ATTACK-02'] });
    expect(render([engineText.de], refusal.message)).toBe('lucky ist in dieser Runde schon eingesetzt worden.');
    expect(render([engineText.en], refusal.message)).toBe('lucky has been used in this round already.');
  });
});
