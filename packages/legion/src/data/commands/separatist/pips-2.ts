import { command, laterCommand } from '../../command-rows.ts';

export const SEPARATIST_PIPS_2 = [
  command('supreme-commander', 'Supreme Commander', 2, '2 troopers', {
    owners: ['general-grievous-sinister-cyborg'],
    effect: true,
    later: {},
  }),
  command('double-the-fall', 'Double the Fall', 2, 'Count Dooku + 1 unit', {
    owners: ['count-dooku'],
    effect: true,
    later: {},
  }),
  command('im-in-control', "I'm in Control", 2, 'Cad Bane + 1 unit', { owners: ['cad-bane'], effect: true, later: {} }),
  command('the-phantom-menace', 'The Phantom Menace', 2, 'Maul + 1 trooper', {
    owners: ['maul-impatient-apprentice'],
    divulges: true,
    effect: true,
    later: {},
  }),
  command('orbital-strike', 'Orbital Strike', 2, '1 commander or heavy', {
    faction: 'separatist',
    weapons: '[4+] 2R 2B (Suppressive, Immune: Deflect)',
    effect: true,
    later: {},
  }),
  command('preservation-protocols', 'Preservation Protocols', 2, '2 droid troopers or AI', {
    owners: ['super-tactical-droid', 'super-tactical-droid-kalani', 'super-tactical-droid-kraken'],
    effect: true,
    later: { owners: ['super-tactical-droid-kalani', 'super-tactical-droid-kraken'] },
  }),
  laterCommand('his-eminence', 'His Eminence', 2, 'none', {
    owners: ['maul-impatient-apprentice', 'maul-a-rival'],
    effect: true,
    unknown: true,
  }),
  laterCommand('unrelenting-assault', 'Unrelenting Assault', 2, '2 corps', {
    faction: 'separatist',
    battleForce: 'Separatist Invasion',
    effect: true,
    unknown: true,
  }),
  laterCommand('the-sith-will-rule', 'The Sith Will Rule', 2, 'Count Dooku', {
    owners: ['count-dooku'],
    effect: true,
    unknown: true,
  }),
  laterCommand('i-am-fear', 'I Am Fear', 2, 'Asajj Ventress', {
    owners: ['asajj-ventress'],
    effect: true,
    unknown: true,
  }),
  laterCommand('we-serve-the-queen', 'We Serve the Queen', 2, '1 unit', {
    owners: ['poggle-the-lesser'],
    effect: true,
  }),
  laterCommand('pincer-attack', 'Pincer Attack', 2, '2 vehicles', {
    owners: ['general-grievous-sinister-cyborg', 'general-grievous-wheel-bike-warlord'],
    effect: true,
  }),
];
