// `npm run format`: mends what Biome can mend.
import { runTool } from './project.ts';

const paths = process.argv.slice(2);
process.exitCode = (await runTool('biome', ['check', '--write', ...(paths.length > 0 ? paths : ['.'])])).code;
