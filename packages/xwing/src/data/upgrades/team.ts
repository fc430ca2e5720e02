import { card, upgradesOf } from '../rows.ts';
import type { Upgrade } from '../types.ts';

export const team: readonly Upgrade[] = upgradesOf('team', [
  card('gunneryteam', ['Gunnery Team', 'Bordschützenteam'], 4, [22, 30], { limited: true }),
  card('sensorteam', ['Sensor Team', 'Sensortechnikerteam'], 4, [22, 30]),
  card('engineeringteam', ['Engineering Team', 'Ingenieurteam'], 4, [22, 30], { limited: true }),
  card('ordnanceexperts', ['Ordnance Experts', 'Flugkörperexperten'], 5, 35, { limited: true }),
  card('igrmthugdroids', ['IG-RM Thug Droids', 'IG-RM-Schlägerdroiden'], 1, 58),
]);
