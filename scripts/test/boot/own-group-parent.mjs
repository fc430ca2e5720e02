// A command for own-group.test.ts: it starts a child, which starts a grandchild that loops and is deaf to all that one
// can be deaf to. It tells the ids of all three in a folder, and ends as it is told, when the grandchild loops.
import { existsSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { startGroup } from '../../boot/own-group.mjs';
import { root } from '../../boot/place.mjs';
import { handOver } from '../../boot/run.mjs';

const [how = '', folder = ''] = process.argv.slice(2);
const named = (who) => JSON.stringify(join(folder, who));
const loops = `
for (const call of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(call, () => {});
// Under its name only when it is written: whoever sees it may end this process at once.
require('node:fs').writeFileSync(${named('written')}, String(process.pid));
require('node:fs').renameSync(${named('written')}, ${named('grandchild')});
for (;;);`;
const child = join(folder, 'child.cjs');
writeFileSync(
  child,
  `
const { existsSync, writeFileSync } = require('node:fs');
writeFileSync(${named('child')}, String(process.pid));
require('node:child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(loops)}], { stdio: 'inherit' });
if (${how === 'tidies up'})
  process.on('SIGTERM', () => {
    writeFileSync(${named('tidied')}, '');
    process.exit(0);
  });
if (${how === 'child ends'}) setInterval(() => existsSync(${named('grandchild')}) && process.exit(3), 10);
`,
);
writeFileSync(join(folder, 'parent'), String(process.pid));

if (how === 'boot') process.exit(await handOver(process.execPath, { file: relative(root, child) }, []));

// The time that it is given passes when the test wants it to.
const AN_HOUR = 3_600_000;
let timeIsUp = () => {};
const { setTimeout: realTimeout } = globalThis;
globalThis.setTimeout = (then, ms, ...args) => {
  if (ms !== AN_HOUR) return realTimeout(then, ms, ...args);
  timeIsUp = then;
  return undefined;
};
const most = how === 'time is up' ? { most: AN_HOUR } : {};
const started = startGroup(process.execPath, [child], { stdio: ['ignore', 'inherit', 'inherit'], ...most });
started.on('close', (code, signal) => console.log(`closed ${code ?? signal}`));

const waiting = setInterval(() => {
  if (!existsSync(join(folder, 'grandchild'))) return;
  clearInterval(waiting);
  if (how === 'throws') JSON.parse('nonsense');
  if (how === 'exits') process.exit(0);
  timeIsUp();
}, 10);
