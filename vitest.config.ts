import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { cardSayings } from './apps/web/plugins/card-sayings.ts';

/**
 * A Node that understands TypeScript runs the files as they are, a fifth faster than through Vite. What has JSX in it
 * needs Vite.
 */
const viteModuleRunner = !process.features.typescript;

/**
 * Nets under the rules, on record: no rulings, but what hundreds of cards and battles came to when they were written down.
 * Each rule in them has a test of its own; `npm test -- --full` spreads them, and `npm run mutants` always does.
 */
export const NETS: readonly string[] = [
  'packages/*/test/nets/moments/**',
  'packages/xwing/test/nets/moments.test.ts',
  'packages/armada/test/nets/{asked-*,objectives-*}.test.ts',
  'packages/legion/test/nets/{record,sight-atlas}.test.ts',
  // What is installed elsewhere: half a minute for a package that a release makes.
  'scripts/test/pack.test.ts',
];

/** Whole games, processes and servers: `npm run check` leaves them to `npm test`, unless they are asked for by name. */
export const SLOW: readonly string[] = [
  'apps/server/test/**',
  'apps/cli/test/{process,sim}.test.ts',
  'packages/*/test/nets/{moments/**,moments.test.ts}',
  'packages/*/test/random/**',
  'packages/*/test/build/{fuzz,random}.test.ts',
  'packages/legion/test/flow/{training/play,activation/move/random-moves}.test.ts',
  'packages/players/test/*/games.test.ts',
  'packages/room/test/{secrets*,size}.test.ts',
  'scripts/test/{fuzz,online}/**',
  'scripts/test/{boot/own-group,boot/install-lock,ledger-reporter,usage}.test.ts',
];
const leftOut = [
  ...(process.env['HOLOTISCH_FULL'] === undefined ? NETS : []),
  ...(process.env['HOLOTISCH_QUICK'] === undefined ? [] : SLOW),
];

export default defineConfig({
  test: {
    // Four more than there are cores: whoever drives the browser waits for it most of the time.
    maxWorkers: availableParallelism() + 4,
    projects: [
      {
        test: {
          name: 'rules',
          testTimeout: 60_000, // a busy machine is no reason to fail
          hookTimeout: 60_000,
          // No file leaves anything behind for the next one, so the rules are loaded once in each worker.
          isolate: false,
          experimental: { viteModuleRunner },
          include: [
            'packages/**/test/**/*.test.ts',
            'apps/{cli,server}/test/**/*.test.ts',
            'rules/test/**/*.test.ts',
            'scripts/test/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...leftOut],
        },
      },
      {
        // The faces name the words of their cards when they are loaded.
        plugins: [cardSayings()],
        test: {
          name: 'web',
          testTimeout: 60_000,
          isolate: false,
          // The rules have no JSX in them: Node runs them as they are.
          ...(process.features.typescript && { server: { deps: { external: [/\/packages\/[^/]+\/src\//] } } }),
          include: ['apps/web/test/**/*.test.ts'],
          setupFiles: ['apps/web/test/both-languages.ts'],
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } }, // as long as a locator may wait: a busy machine is no reason to fail
          isolate: false,
          experimental: { viteModuleRunner },
          globalSetup: ['e2e/shared.ts'],
          setupFiles: ['e2e/after-each.ts'],
        },
      },
    ],
  },
});
