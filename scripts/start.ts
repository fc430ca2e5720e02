// `npm start`: builds the web app if need be, serves it and says where.
import { join } from 'node:path';
import { serve } from '@holotisch/server';
import { builtWeb } from './build-web.ts';
import { root } from './project.ts';

await serve(process.argv.slice(2), {
  page: () => builtWeb(() => console.log('Holotisch wird gebaut … · Building Holotisch …')),
  data: join(root, '.data'),
});
