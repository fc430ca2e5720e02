// The first thing that runs on a bare machine: `node scripts/boot.mjs <task> …`. See scripts/boot/gate.mjs.
import { boot } from './boot/gate.mjs';

boot(process.argv[2], process.argv.slice(3));
