import { battleCardOf } from '../../src/data/index.ts';
import { deployment, deploymentOf } from '../../src/flow/setup/deployment.ts';
import { SEGMENT } from '../../src/geometry/range.ts';
import type { Legion } from '../../src/legion.ts';
import { lay, type Spec, type TableSpec } from '../table.ts';

/**
 * The table as a map, half a segment to a sign, north on top: where a unit may be deployed. `b` a blue unit may stand there, `r`
 * a red one, `x` either, `.` neither.
 */
const STEP = SEGMENT / 2;

const may = (g: Legion, id: number, x: number, y: number): boolean =>
  deployment.check(g, deploymentOf(g, g.unit(id)), { x, y, degrees: 0 }) === undefined;

export function map(card: string, blue: string, red: string, more: Partial<TableSpec> = {}): string {
  const waiting = (unit: string, seat: number): Spec => ({ card: unit, seat, status: 'reserve' });
  const skirmish = battleCardOf(card).table === 'skirmish' ? { rules: { format: 'skirmish' } } : {};
  const { g } = lay({
    units: [waiting(blue, 0), waiting(red, 1)],
    phase: 'deployment',
    round: 0,
    turnOf: 0,
    battle: { deployment: card },
    ...skirmish,
    ...more,
  });
  const { width, depth } = g.state.rules;
  const lines: string[] = [];
  for (let y = depth - STEP / 2; y > 0; y -= STEP) {
    let line = '';
    for (let x = STEP / 2; x < width; x += STEP) {
      const [b, r] = [may(g, 0, x, y), may(g, 1, x, y)];
      line += b && r ? 'x' : b ? 'b' : r ? 'r' : '.';
    }
    lines.push(line);
  }
  return lines.join('\n');
}
