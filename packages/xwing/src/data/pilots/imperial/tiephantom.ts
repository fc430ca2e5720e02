import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const tiephantom: readonly Pilot[] = pilotsOf('imperial', 'tiephantom', [
  ace('whisper', ['"Whisper"', '"Geflüster"'], 7, 32, ['ept', 'system', 'crew'], 19),
  ace('echo', '"Echo"', 6, 30, ['ept', 'system', 'crew'], 19),
  generic(
    'shadowsquadronpilot',
    ['Shadow Squadron Pilot', 'Pilot der Schatten-Staffel'],
    5,
    27,
    ['system', 'crew'],
    19,
  ),
  generic('sigmasquadronpilot', ['Sigma Squadron Pilot', 'Pilot der Sigma-Staffel'], 3, 25, ['system', 'crew'], 19),
]);
