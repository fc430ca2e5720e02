import { describe, expect, it } from 'vitest';
import { type Block, blockOf, blocksOf, type LogKind } from '../../../src/play/log/groups.ts';

const read = (blocks: readonly Block<string>[]) =>
  blocks.map((b) =>
    b.kind === 'group' ? `${b.line}(${b.lines.join(' ')})` : b.kind === 'heading' ? `# ${b.line}` : b.line,
  );
type Told = readonly [kind: LogKind, line: string, of?: string];
const blocks = (...told: readonly Told[]) => blocksOf(told.map(([kind, line, of]) => ({ kind, line, of })));
const of = (...told: readonly Told[]) => read(blocks(...told));

describe('the log', () => {
  it('keeps together what belongs to an activation or an attack', () => {
    expect(
      of(
        ['line', 'initiative'],
        ['heading', 'activation'],
        ['group', 'luke', 'turn 0'],
        ['line', 'moved', 'turn 0'],
        ['line', 'focus', 'turn 0'],
        ['group', 'vader', 'turn 1'],
        ['line', 'moved', 'turn 1'],
        ['line', 'bomb'],
        ['heading', 'combat'],
        ['line', 'ability'],
      ),
    ).toEqual(['initiative', '# activation', 'luke(moved focus)', 'vader(moved)', 'bomb', '# combat', 'ability']);
  });

  it('a ship has a turn of its own in every phase', () => {
    expect(
      of(
        ['heading', 'activation'],
        ['group', 'flies', 'turn 0'],
        ['line', 'moved', 'turn 0'],
        ['heading', 'combat'],
        ['group', 'fights', 'turn 0'],
        ['line', 'no target', 'turn 0'],
      ),
    ).toEqual(['# activation', 'flies(moved)', '# combat', 'fights(no target)']);
  });

  it('puts the costs of an attack to the attack, which is declared after them, and what comes later to the turn', () => {
    expect(
      of(
        ['group', 'turn', 'turn 0'],
        ['line', 'lock spent', 'attack 4'],
        ['group', 'attack', 'attack 4'],
        ['line', 'rolled', 'attack 4'],
        ['line', 'destroyed', 'turn 0'],
      ),
    ).toEqual(['attack(lock spent rolled)', 'turn(destroyed)']);
  });

  it('names a turn after the attack that is made in it, and keeps one without an attack', () => {
    expect(of(['group', 'turn', 't 0'], ['group', 'attack', 'a 1'], ['line', 'rolled', 'a 1'])).toEqual([
      'attack(rolled)',
    ]);
    expect(of(['group', 'turn', 't 0'], ['line', 'no target', 't 0'], ['group', 'next', 't 1'])).toEqual([
      'turn(no target)',
      'next()',
    ]);
  });

  const within: readonly Told[] = [
    ['group', 'outer', 'attack 1'],
    ['line', 'hit', 'attack 1'],
    ['group', 'inner', 'attack 2'],
    ['line', 'missed', 'attack 2'],
    ['line', 'dealt', 'attack 1'],
  ];
  it('an attack within an attack keeps its own dice', () => {
    expect(of(...within)).toEqual(['outer(hit dealt)', 'inner(missed)']);
    expect(blockOf(blocks(...within), 'dealt')?.line).toBe('outer');
    expect(blockOf(blocks(...within), 'missed')?.line).toBe('inner');
  });

  it('an attack that is performed twice is one attack', () => {
    expect(of(['group', 'first', 'attack 1'], ['line', 'hit', 'attack 1'], ['group', 'again', 'attack 1'])).toEqual([
      'first(hit again)',
    ]);
  });

  it('leaves out what another line says', () => {
    expect(of(['group', 'turn', 't'], ['none', 'detail', 't'], ['line', 'moved', 't'])).toEqual(['turn(moved)']);
  });
});
