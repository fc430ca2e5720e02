import { command, laterCommand } from '../../command-rows.ts';

export const REPUBLIC_PIPS_2 = [
  command('knowledge-and-defense', 'Knowledge and Defense', 2, '2 troopers', {
    owners: ['obi-wan-kenobi'],
    effect: true,
    later: {},
  }),
  command('take-that-clankers', 'Take That, Clankers!', 2, '2 troopers', {
    owners: ['clone-captain-rex'],
    effect: true,
    later: {},
  }),
  command('aggressive-negotiations', 'Aggressive Negotiations', 2, 'Padmé Amidala + 1 trooper', {
    owners: ['padme-amidala'],
    effect: true,
    later: {},
  }),
  command('you-underestimate-my-power', 'You Underestimate My Power', 2, 'Anakin Skywalker + 1 unit', {
    owners: ['anakin-skywalker-the-chosen-one'],
    permanent: true,
    effect: true,
    later: { permanent: false },
  }),
  command('air-support', 'Air Support', 2, '1 commander or heavy', {
    faction: 'republic',
    weapons: '[4+] 1R 2B (Beam 2, Immune: Deflect)',
    effect: true,
    later: {},
  }),
  command('there-is-no-try', 'There Is No Try', 2, 'Yoda + 1 trooper', { owners: ['yoda'], effect: true, later: {} }),
  command('size-matters-sometimes', 'Size Matters Sometimes', 2, 'Chewbacca + Yoda', {
    owners: ['chewbacca-hero-of-kashyyyk'],
    effect: true,
    later: {},
  }),
  command('mrowgh-ghrrmrowrig', 'Mrowgh Ghrrmrowrig!', 2, '2 troopers', { faction: 'republic', effect: true }),
  laterCommand('get-in-position', 'Get In Position', 2, '2 troopers', { faction: 'republic', effect: true }),
  laterCommand('lead-from-the-front', 'Lead From the Front', 1, '1 commander', {
    handPips: 2,
    faction: 'republic',
    battleForce: '501st Legion',
    effect: true,
  }),
  laterCommand('tactical-planning', 'Tactical Planning', 2, '2 special forces or support', {
    faction: 'republic',
    battleForce: '501st Legion',
    effect: true,
  }),
  laterCommand('have-i-ever-let-you-down', 'Have I Ever Let You Down?', 2, 'none', {
    owners: ['clone-commander-cody'],
    effect: true,
    unknown: true,
  }),
  laterCommand('recon-division', 'Recon Division', 2, '2 units', {
    faction: 'republic',
    battleForce: '212th Attack Battalion',
    effect: true,
  }),
  laterCommand('i-dont-believe-in-chance', "I Don't Believe in Chance", 2, 'Plo Koon + 2 units', {
    owners: ['plo-koon'],
    effect: true,
    unknown: true,
  }),
  laterCommand('a-disturbance-in-the-force', 'A Disturbance in the Force', 2, '2 units', {
    faction: 'republic',
    effect: true,
    unknown: true,
  }),
  laterCommand('evasive-action', 'Evasive Action', 2, 'none', { faction: 'republic', effect: true, unknown: true }),
];
