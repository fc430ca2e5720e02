// `npm run pack`: a .tgz that `npx` runs anywhere. It brings no Node along: one that fits its `engines` runs it.
import { parseArgs } from 'node:util';
import { builtWeb } from '../build-web.ts';
import { root } from '../project.ts';
import { pack } from './pack.ts';

const { to } = parseArgs({ options: { to: { type: 'string', default: root } } }).values;
console.log(await pack(to, await builtWeb()));
