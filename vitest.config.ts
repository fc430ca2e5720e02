import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Vitest keeps one core for itself by default; the tests of this project are what the machine is there for.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'rules',
          testTimeout: 60_000, // a busy machine is no reason to fail
          // No file leaves anything behind for the next one, so the rules are loaded once in each worker.
          isolate: false,
          include: [
            'packages/**/test/**/*.test.ts',
            'apps/*/test/**/*.test.ts',
            'rules/test/**/*.test.ts',
            'scripts/test/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          isolate: false,
          globalSetup: ['e2e/shared.ts'],
          setupFiles: ['e2e/after-each.ts'],
        },
      },
    ],
  },
});
