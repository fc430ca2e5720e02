// `npm run format`: mends what Biome can mend.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { root, runTool } from './project.ts';

const paths = process.argv.slice(2);
const wrong = paths.find((path) => !existsSync(resolve(root, path)));
if (wrong === undefined) {
  process.exitCode = (await runTool('biome', ['check', '--write', ...(paths.length > 0 ? paths : ['.'])])).code;
} else {
  console.error(`holotisch: "${wrong}" gibt es nicht · there is no "${wrong}"`);
  process.exitCode = 2;
}
