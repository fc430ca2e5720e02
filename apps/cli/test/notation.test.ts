import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { call } from './fake.ts';

it('the examples in docs/NOTATION.md work', async () => {
  const page = readFileSync(new URL('../../../docs/NOTATION.md', import.meta.url), 'utf8');
  const examples = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']) => json);
  const [match, scenario] = examples;
  expect(examples).toHaveLength(2);
  expect(await call('replay f --verify', { f: match! })).toMatchObject({ code: 0, err: '' });
  expect(await call('scenario f', { f: scenario! })).toMatchObject({ code: 0, err: '' });
});
