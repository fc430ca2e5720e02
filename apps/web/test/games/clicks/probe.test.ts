import { Match, quickRng, type Json } from '@holotisch/engine';
import { armyJson, legion, READY_ARMIES } from '@holotisch/legion';
import { armada, fleetJson, READY_FLEETS } from '@holotisch/armada';
import { legionManifest } from '../../../../../packages/games/src/legion/manifest.ts';
import { armadaManifest } from '../../../../../packages/games/src/armada/manifest.ts';
import { layOut } from '../../../../../packages/games/src/manifest.ts';
import { letDecide } from '@holotisch/players';
import { it } from 'vitest';

const army = (id: string) => armyJson(READY_ARMIES.find((a) => a.id === id)!.army) as Json;
function go(name: string, match: any, manifest: any) {
  layOut(match, manifest);
  const rng = quickRng(7);
  const out: string[] = [];
  let t = Date.now();
  while (!match.over && match.state.round <= 3) {
    const { seat } = match.open[0]!;
    const ask: any = match.askOf(seat);
    const round = match.state.round;
    letDecide(match, seat, manifest.players.at(-1), rng);
    const a = JSON.stringify(match.taken.at(-1).answer).slice(0, 90);
    if (seat === 0) out.push(`${round} ${ask.type} ${ask.kind} [${(ask.options ?? ask.fields ?? []).length}${ask.min!==undefined?` ${ask.min}-${ask.max}`:''}] ${a}`);
  }
  console.log(name, Date.now() - t, 'ms\n' + out.join('\n'));
}
it('legion', () => {
  const s = Match.start(legion, { setup: { armies: [army('rebel-jedi-knight'), army('empire-vader')], table: 'random', rules: { format: 'standard', points: 800 } } as Json, seed: 'clicks' });
  if (!s.ok) throw new Error(JSON.stringify(s.fault));
  go('legion', s.value, legionManifest);
});
it('armada', () => {
  const full = READY_FLEETS.filter((f) => f.size === 'full');
  console.log(full.map(f => f.id + ' ' + f.fleet.ships.length + ' ' + f.fleet.squadrons.length).join('; '));
  const s = Match.start(armada, { setup: { fleets: [fleetJson(full[0]!.fleet), fleetJson(full.find(f => f.fleet.faction === 'empire')!.fleet)] } as Json, seed: 'clicks' });
  if (!s.ok) throw new Error(JSON.stringify(s.fault));
  go('armada', s.value, armadaManifest);
});
