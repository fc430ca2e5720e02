import { laterUpgrade, upgrade, upgradesOf } from '../upgrade-rows.ts';

export const COMMAND = upgradesOf('command', [
  upgrade('aggressive-tactics', 'Aggressive Tactics', [15, 10], {}, { effect: true }),
  upgrade('commanding-presence', 'Commanding Presence', [5, 10], {}, { effect: true }),
  upgrade('esteemed-leader', 'Esteemed Leader', 5, {}, { effect: true }),
  upgrade(
    'improvised-orders',
    'Improvised Orders',
    [5, 10],
    {},
    { exhausts: true, effect: true, later: { name: '•Improvised Orders' } },
  ),
  upgrade('inspiring-presence', 'Inspiring Presence', 5, {}, { effect: true, later: {} }),
  upgrade('strict-orders', 'Strict Orders', 5, {}, { effect: true, later: {} }),
  upgrade('vigilance', 'Vigilance', 5, {}, { effect: true, later: { points: 9 } }),
  laterUpgrade('underworld-connections', 'Underworld Connections', 5, {}, { keywords: 'Allies of Convenience' }),
  laterUpgrade('lead-by-example', 'Lead By Example', 8, {}, { keywords: 'Inspire 2' }),
  laterUpgrade('trusted-agent', '•Trusted Agent', 5, {}, { expends: true, effect: true }),
  laterUpgrade(
    'youre-not-all-the-same-to-me',
    "•You're Not All the Same to Me",
    5,
    { units: ['plo-koon'] },
    { keywords: 'Retinue: Plo Koon', unreleased: true, unknown: true },
  ),
  laterUpgrade('caught-in-a-web', '•Caught in a Web', 0, { units: [] }, { unknown: true }),
  laterUpgrade('fire-control', '•Fire Control', 5, {}, { unreleased: true, unknown: true }),
]);
