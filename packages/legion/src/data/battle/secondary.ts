import { laterCards, places } from '../battle-rows.ts';

export const SECONDARIES = laterCards('secondary', [
  ['bring-them-to-heel', 'Bring Them to Heel'],
  ['destroy-enemy-base', 'Destroy Enemy Base'],
  ['marked-targets', 'Marked Targets'],
  ['recon-mission', 'Recon Mission'],
  ['surface-scan', 'Surface Scan'],
  ['sweep-and-clear', 'Sweep and Clear'],
  ['supply-run', 'Supply Run'],
  ['retrieve-the-data', 'Retrieve the Data', { places: places('6,3') }],
  ['failed-negotiations', 'Failed Negotiations', { places: places('6,3') }],
  ['align-the-relay', 'Align the Relay', { places: places('6,3') }],
  ['bring-them-to-heel-recon', 'Bring Them to Heel', { table: 'skirmish' }],
  ['recon-mission-recon', 'Recon Mission', { table: 'skirmish' }],
  ['surface-scan-recon', 'Surface Scan', { table: 'skirmish' }],
]);
