// `npm run tour`: the files and functions that one attack of each game passes through. `--write` keeps it in docs/TOUR.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGames } from '@holotisch/games';
import { root } from '../project.ts';
import { type Route, trace } from './trace.ts';

const ROUTES: readonly (Route & { readonly title: string })[] = [
  { title: 'X-Wing', game: 'xwing', example: 'examples/xwing/round.holo.json' },
  { title: 'Armada', game: 'armada', example: 'examples/armada/broadside.holo.json' },
  { title: 'Legion', game: 'legion', example: 'examples/legion/core-ranged-attack.holo.json' },
];

const lines = [
  '# A tour of one attack in each game',
  '',
  'Which files and functions run from one question to the next, in the order of the alphabet: read off a running example by',
  '`npm run tour -- --write`, not written by hand. A procedure that waits for an answer is resumed from its caller on, so',
  '`flow/round.ts` or `flow/activation/activation.ts` stand under every question.',
];
for (const route of ROUTES) {
  const { games } = await loadGames([route.game]);
  const stops = await trace(route, games);
  lines.push('', `## ${route.title}`, '', `The first attack of [${route.example}](../${route.example}).`);
  for (const [i, { asked, answer, events, files }] of stops.entries()) {
    const happened = events.length > 0 ? `Happens: ${events.join(', ')}.` : 'Nothing happens yet.';
    lines.push('', `### ${i + 1}. Asked: ${asked}`, '', `Answer: \`${answer}\`. ${happened}`, '');
    for (const { file, functions } of files) lines.push(`- \`${file}\`: ${functions.join(', ')}`);
  }
}
const page = `${lines.join('\n')}\n`;
if (process.argv.includes('--write')) writeFileSync(join(root, 'docs', 'TOUR.md'), page);
else process.stdout.write(page);
