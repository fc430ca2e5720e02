import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          testTimeout: 60_000, // a busy machine is no reason to fail
          include: [
            'packages/**/*.test.ts',
            'apps/cli/**/*.test.ts',
            'apps/server/**/*.test.ts',
            'apps/web/**/*.test.ts',
            'rules/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      { test: { name: 'browser', include: ['e2e/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 } },
    ],
  },
});
