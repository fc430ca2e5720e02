import type { Text } from './text.ts';

export const en: Text = {
  tagline: 'One table, three games, every rule.',
  landing: {
    claim: ['Three games.', 'One table.', 'Every rule.'],
    intro:
      'X-Wing, Armada and Legion in your browser, with a referee who knows every line of the rulebooks and shows you where it is written.',
    quick: 'Play now',
    quickNote:
      'One click to your first dial: Luke Skywalker against two TIE fighters. The table is laid out, the computer is your opponent.',
    careful: 'Set up a match yourself',
    learn: 'Learn to play',
    puzzle: 'Puzzle of the day',
    campaigns: 'Campaigns',
    companion: 'Companion for the table',
    onlineMatches: (count) => (count === 1 ? 'Go to your online match' : `Go to your ${count} online matches`),
    demo: {
      label: 'A match of X-Wing in motion: Han Solo against Soontir Fel, Darth Vader and the Emperor',
      caption: 'Han and friends against the Emperor’s aces: a match of the computer against itself.',
      pause: 'Pause',
      play: 'Play',
    },
    promises: [
      [
        'Every rule, with its reason',
        'What cannot be done is barred: with the clause, the measurement and the line on the table.',
      ],
      ['To the millimetre', 'The same sum that draws the ruler decides the range.'],
      ['Nothing gets lost', 'Every match can be undone, put aside, played again and taken along as a file.'],
    ],
  },
  about: {
    link: 'About the project',
    title: 'About the project',
    intro:
      'A rulebook is a list of sentences. Here each of them has a number, and tests show which of them the table enforces. This is how far we are:',
  },
  playLoading: 'Laying the table …',
  toPlay: 'Play',
  online: 'Online',
  lists: 'Build lists',
  companion: 'Companion',
  places: 'Pages',
  rulebook: 'Rulebook',
  skip: 'Skip to content',
  home: 'Holotisch, home',
  close: 'Close',
  chooseLanguage: 'Language',
  toLight: 'Light mode',
  toDark: 'Dark mode',
  notice:
    'Holotisch is a fan project. It is not affiliated with the publishers and rights holders of the games named here, nor endorsed or supported by them. It contains no official art and no card scans; all drawings are its own.',
  scene: {
    nearer: 'Zoom in',
    farther: 'Zoom out',
    whole: 'Whole table',
    overview: 'Overview of the table',
    camera: 'Look from another height',
  },
  games: {
    title: 'Three games',
    name: { xwing: 'X-Wing', armada: 'Armada', legion: 'Legion' },
    campaign: { corellia: 'The Corellian Conflict', rim: 'Rebellion in the Rim', sektor: 'Sector War' },
    edition: { xwing: '1st edition', armada: 'Rules 1.5.3', legion: 'Rules 1.2.0 and 2.6' },
    about: {
      xwing: 'Fighter squadrons in a dogfight: hidden dials, templates on a mat of stars.',
      armada: 'Capital ships on stubborn courses, commands set rounds ahead, squadrons in between.',
      legion: 'Infantry, vehicles and heroes in terrain, with morale, cover and lines of sight.',
    },
    clauses: (count) => `${count} ${count === '1' ? 'clause' : 'clauses'}`,
    proven: (count, notApplicable) =>
      `${count} proven by tests${notApplicable === undefined ? '' : `, ${notApplicable} not applicable`}`,
    first: {
      xwing: 'Right away: Luke Skywalker against two TIE fighters.',
      armada: 'Right away: the core set fleets, 180 points a side.',
      legion: 'Right away: Luke’s squads against Vader’s vanguard.',
    },
    quick: (game) => `Play now: ${game}`,
    setUp: 'Set up',
    setUpGame: (game) => `Set up: ${game}`,
    state: {
      xwing:
        'Whole matches for two on one screen, online by link or against the computer, with all small and large ships and their cards.',
      armada:
        'Matches of 180 or 400 points for two on one screen, online by link or against the computer, from the objective to the final score, and a fleet builder.',
      legion:
        'Whole battles in both editions of the rules for two on one screen, online by link or against the computer, with an army builder and a terrain editor.',
    },
    play: (game) => `Play ${game}`,
    lists: { xwing: 'Build squads', armada: 'Build fleets', legion: 'Build armies' },
    bench: 'Measuring table',
    choose: { play: 'Which game will it be?', lists: 'Which game do you want to build for?' },
    readRules: (game) => `Rulebook: ${game}`,
    kind: {
      rule: 'Rules',
      component: 'Components',
      setup: 'Setup',
      build: 'List building',
      keyword: 'Keywords',
      card: 'Cards',
      errata: 'Errata',
      faq: 'FAQ',
      optional: 'Optional rules',
      example: 'Examples',
      reference: 'About the book',
    },
  },
  clause: {
    loading: 'Loading the rulebook …',
    open: (name) => `${name}: open the clause`,
  },
  notFound: 'There is no such page.',
  toHome: 'Back to the start page',
};
