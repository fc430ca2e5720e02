import { it } from 'vitest';
import { played } from './armada-player.ts';
import { pressesOf } from './armada-presses.ts';

it('table', () => {
  for (const [pair, seed] of [
    [['ackbar-broadsides', 'vaders-avenger'], 'clicks'],
    [['sloanes-wings', 'yavaris-bombers'], 'clicks'],
  ] as const) {
    const decisions = played(pair, seed).filter((one) => one.ask.kind !== 'deploy' && one.round > 0);
    for (const seat of [0, 1]) {
      const presses = pressesOf(decisions.filter((one) => one.seat === seat));
      for (const p of presses) console.log(`L ${pair[seat]} r${p.round} c${p.now}/${p.alone} ${p.told}`);
      for (let round = 1; round <= 6; round++) {
        const kinds = new Map<string, number>();
        let now = 0,
          one = 0;
        for (const p of presses.filter((q) => q.round === round)) {
          now += p.now;
          one += p.alone;
          kinds.set(p.kind, (kinds.get(p.kind) ?? 0) + p.now);
        }
        console.log(
          `R ${pair[seat]} r${round} now ${now} (${one})  ${[...kinds]
            .filter(([, n]) => n > 0)
            .map(([k, n]) => `${k}:${n}`)
            .join(' ')}`,
        );
      }
    }
  }
});
