import { readFileSync } from 'node:fs';
import { Match } from '@holotisch/engine';
import { legion, legion26 } from './src/game.ts';

for (const f of process.argv.slice(2)) {
  const file = JSON.parse(readFileSync(f, 'utf8'));
  const m = Match.start(
    file.edition === '2.6' ? legion26 : legion,
    { setup: file.setup, seed: file.seed },
    { keep: 'none', events: false },
  );
  if (!m.ok) {
    console.log(m.fault);
    continue;
  }
  const match = m.value;
  for (const [seat, a] of file.decisions) match.decide(seat, a);
  const ask = match.open[0] as any;
  const s = match.state;
  const u = ask.about?.unit !== undefined ? s.units[ask.about.unit]! : undefined;
  console.log(
    f,
    ask?.kind,
    JSON.stringify(s.battle),
    u?.card,
    u?.minis.length,
    u && JSON.stringify(match.game.sit(s, () => {}).card(u).base),
    JSON.stringify(ask?.region),
    s.units.map((x) => x.status + ':' + x.card).join(' '),
  );
}

import { isPlan, planMove } from './src/flow/move/plan.ts';

if (process.argv[2]!.includes('move') || true) {
  const file = JSON.parse(readFileSync(process.argv[2]!, 'utf8'));
  const m = Match.start(legion, { setup: file.setup, seed: file.seed }, { keep: 'none', events: false });
  if (m.ok) {
    for (const [seat, a] of file.decisions) m.value.decide(seat, a);
    const ask = m.value.open[0] as any;
    if (ask.kind === 'move') {
      const g = m.value.game.sit(m.value.state, () => {});
      const u = g.unit(ask.region.unit);
      console.log(u.minis[u.leader]!.pose, u.tokens.immobilize);
      for (const speed of [3, 2, 1])
        for (const bend of [0, 45, -45, 90, -90]) {
          const p = planMove(g, ask.region, { kind: 'compulsory', speed, heading: 0, bend, way: 1 });
          console.log(speed, bend, isPlan(p) ? 'ok' : JSON.stringify(p));
        }
    }
  }
}
