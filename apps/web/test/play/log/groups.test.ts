import { describe, expect, it } from 'vitest';
import { type Block, blocksOf, type LogKind } from '../../../src/play/log/groups.ts';

const read = (blocks: readonly Block<string>[]) =>
  blocks.map((b) =>
    b.kind === 'group' ? `${b.line}(${b.lines.join(' ')})` : b.kind === 'heading' ? `# ${b.line}` : b.line,
  );
const of = (...entries: readonly (readonly [LogKind, string])[]) =>
  read(blocksOf(entries.map(([kind, line]) => ({ kind, line }))));

describe('the log', () => {
  it('keeps together what belongs to an activation or an attack', () => {
    expect(
      of(
        ['line', 'initiative'],
        ['heading', 'activation'],
        ...([
          ['group', 'luke'],
          ['line', 'moved'],
          ['line', 'focus'],
        ] as const),
        ...([
          ['group', 'vader'],
          ['line', 'moved'],
        ] as const),
        ...([
          ['heading', 'combat'],
          ['line', 'ability'],
        ] as const),
      ),
    ).toEqual(['initiative', '# activation', 'luke(moved focus)', 'vader(moved)', '# combat', 'ability']);
  });

  it('names a turn after the attack that is made in it, and keeps one without an attack', () => {
    expect(of(['group', 'turn'], ['group', 'attack'], ['line', 'rolled'])).toEqual(['attack(rolled)']);
    expect(of(['group', 'turn'], ['line', 'no target'], ['group', 'next'])).toEqual(['turn(no target)', 'next()']);
  });

  it('leaves out what another line says', () => {
    expect(of(['group', 'turn'], ['none', 'detail'], ['line', 'moved'])).toEqual(['turn(moved)']);
  });
});
