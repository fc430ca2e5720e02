import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const auzituckgunship: readonly Pilot[] = pilotsOf('rebel', 'auzituckgunship', [
  ace('wullffwarro', 'Wullffwarro', 7, 30, ['crew', 'crew', 'ept'], 64),
  ace('lowhhrick', 'Lowhhrick', 5, 28, ['crew', 'crew', 'ept'], 64),
  generic('wookieeliberator', ['Wookiee Liberator', 'Wookiee-Befreier'], 3, 26, ['crew', 'crew', 'ept'], 64),
  generic('kashyyykdefender', ['Kashyyyk Defender', 'Verteidiger von Kashyyyk'], 1, 24, ['crew', 'crew'], 64),
]);
