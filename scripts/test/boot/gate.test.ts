import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const file = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

it.each([
  ['scripts/boot.mjs', 'start'],
  ['apps/cli/bin/holotisch.mjs', 'rules'],
])('%s refuses a Node that it cannot work with before it does anything else', (entry, task) => {
  const folder = mkdtempSync(join(tmpdir(), 'holotisch-gate-'));
  const old = join(folder, 'old.cjs');
  writeFileSync(
    old,
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '22.11.0' } });\n",
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--require', old, file(entry), task], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^holotisch: Node 22\.11\.0 genügt nicht: [^\n]+ · Node 22\.11\.0 will not do: [^\n]+\n$/);
});
