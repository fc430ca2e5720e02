import { run } from './run.ts';
import { realWorld } from './world.ts';

// `holotisch … | head` closes the pipe early; that is no fault.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (e: NodeJS.ErrnoException) => {
    if (e.code !== 'EPIPE') throw e;
    process.exit();
  });

process.exitCode = await run(process.argv.slice(2), realWorld);
