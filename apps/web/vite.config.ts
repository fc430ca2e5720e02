import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { atTable } from './plugins/at-table.ts';
import { cardSayings } from './plugins/card-sayings.ts';
import { clauseHeadings } from './plugins/clause-headings.ts';
import { demo } from './plugins/demo.ts';
import { ledgerSummary } from './plugins/ledger-summary.ts';
import { offline } from './plugins/offline.ts';
import { provenAtBuild } from './plugins/proofs.ts';
import { sharedWorkers } from './plugins/shared-workers.ts';
import { noDescriptions } from './plugins/without-descriptions.ts';

export default defineConfig({
  plugins: [
    react(),
    cardSayings(),
    ledgerSummary(),
    clauseHeadings(),
    atTable(),
    provenAtBuild(),
    demo(),
    noDescriptions(),
    sharedWorkers(),
    offline(),
  ],
  // The rulebook is fetched when a clause is opened, never inlined into the first load.
  assetsInclude: ['**/*.jsonl', '**/*.md'],
  // The judge of puzzles is a program of its own (puzzles/judge-line.ts): few need it, and later.
  worker: {
    format: 'es',
    plugins: () => [noDescriptions()],
    rolldownOptions: {
      output: { entryFileNames: 'assets/judge/[name]-[hash].js', chunkFileNames: 'assets/judge/[name]-[hash].js' },
    },
  },
  build: {
    assetsInlineLimit: 0,
    // Browsers that cannot fetch ahead (before 2023) fetch when it is needed.
    modulePreload: { polyfill: false },
    // The rules of a whole game come in one piece, and only when it is played; e2e/weight.test.ts weighs what comes at once.
    chunkSizeWarningLimit: 750,
    // Who starts the program for the first time is not the one to hear which plugin was slow.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          // What every game needs at once: dozens of small files would be packed worse, and asked for one by one.
          groups: [
            { name: 'plane', test: /packages[\\/]table[\\/]src[\\/](?!solid)/ },
            {
              name: 'sitting',
              test: /packages[\\/]engine[\\/]src[\\/](cards|asker|by-hand|game-parts|broken|answering|posing|unasked|learned)/,
            },
            { name: 'thinking', test: /packages[\\/]players[\\/]src[\\/]([a-z-]+\.ts|search)/ },
            {
              name: 'asking',
              test: /apps[\\/]web[\\/]src[\\/](?:games[\\/]face-provider|address[\\/]moments|table-ui[\\/](room-text|start[\\/](page-fault|use-open-file)|decide[\\/](pickable-pieces|several|choice|pick-dice|confirm-shown)|face[\\/](known|sayings|thrown|common-aids|phase-headline|player-edges|unit-at-work)))\./,
            },
            // Others that can be had beside a game, such as a campaign, would cut its rules into small pieces.
            {
              name: 'game',
              test: /packages[\\/]xwing[\\/]src[\\/](?!text|data|build|squads|position|questions|prospect)[a-z-]+[\\/]/,
            },
            { name: 'parts', test: /apps[\\/]web[\\/]src[\\/](ui|settings)[\\/]/ },
          ],
        },
      },
    },
  },
});
