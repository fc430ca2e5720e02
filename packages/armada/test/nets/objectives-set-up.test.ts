import { describe, expect, it } from 'vitest';
import { lines, objectivesOf, played } from '../cards/objectives/asking.ts';
import { begin, laid } from '../cards/objectives/begin.ts';

/** How every objective is set up: seat 1 is the second player. What is as ever is not told. */
const setUp = (id: string): string => {
  const t = begin(id);
  const usual = new Set(['deploy', 'deploy-order', 'speed', 'obstacle']);
  const asked = played(t, usual, (x) => x.open.some((o) => o.endsWith(' dials')));
  const { units, markers, edges, state } = { ...t.state, state: t.state };
  const tokens = units.map((u) => u.objectives).join('');
  const aside = units.filter((u) => u.status !== 'play').map((u) => `${u.id} ${u.status}`);
  const commands = units.flatMap((u) =>
    u.kind === 'ship' && u.commands.length > 0 ? [`${u.id} ${u.commands.join(' ')}`] : [],
  );
  const obstacles = laid(state).join(' ');
  return lines(id, [
    ...asked.filter((line) => line !== '101010: obstacle-place usual'),
    obstacles === 'asteroid-1 asteroid-2 asteroid-3 debris-1 debris-2 station' ? '' : obstacles,
    Number(tokens) === 0 ? '' : `tokens ${tokens}`,
    [...aside, ...commands].join(', '),
    edges.join(' ') === 'south north' ? '' : `edges ${edges.join(' ')}`,
    markers.length === 0 ? '' : `${markers.length} tokens on the table`,
  ]);
};

describe('set-up', () => {
  it('of assault objectives', async () => {
    await expect(objectivesOf('assault').map(setUp).join('\n')).toMatchFileSnapshot(
      '../golden/objectives-set-up/of-assault-objectives.txt',
    );
  });
  it('of defence objectives', async () => {
    await expect(objectivesOf('defence').map(setUp).join('\n')).toMatchFileSnapshot(
      '../golden/objectives-set-up/of-defence-objectives.txt',
    );
  });
  it('of navigation objectives', async () => {
    await expect(objectivesOf('navigation').map(setUp).join('\n')).toMatchFileSnapshot(
      '../golden/objectives-set-up/of-navigation-objectives.txt',
    );
  });
});
