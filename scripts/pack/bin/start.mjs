// `start`, or nothing at all, serves the table; everything else is the command line.
import { homedir } from 'node:os';
import { join } from 'node:path';

const [first, ...rest] = process.argv.slice(2);
if (first === undefined || first === 'start') {
  const { serve } = await import('../apps/server/src/serve.js');
  const web = join(import.meta.dirname, '..', 'web');
  await serve(rest, { page: () => web, data: join(homedir(), '.holotisch') });
} else await import('../apps/cli/src/main.js');
