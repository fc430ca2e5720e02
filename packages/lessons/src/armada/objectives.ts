import type { Lesson } from '../lesson.ts';
import { against, answering, otherwise, say } from '../said.ts';

export const objectives: Lesson = {
  id: 'objectives',
  game: 'armada',
  title: say('Einsatzziele', 'Objectives'),
  about: say('Worum gekämpft wird, und wer es bestimmt', 'What you fight for, and who decides'),
  minutes: 4,
  start: {
    position: {
      phase: 'objective',
      round: 0,
      units: [
        { seat: 0, ship: 'cr90-corvette-a', status: 'reserve' },
        { seat: 0, ship: 'nebulon-b-escort-frigate', status: 'reserve' },
        { seat: 1, ship: 'victory-ii-class-star-destroyer', status: 'reserve' },
      ],
      brought: [
        { assault: 'most-wanted', defence: 'fire-lanes', navigation: 'superior-positions' },
        { assault: 'most-wanted', defence: 'fire-lanes', navigation: 'superior-positions' },
      ],
      supply: ['asteroid-1'],
    },
  },
  opponent: [
    [0, 'obstacle', 'debris-1'],
    [0, 'obstacle', 'asteroid-2'],
    [0, 'obstacle-place', { x: 700, y: 470, degrees: 0 }],
    [0, 'obstacle-place', { x: 1150, y: 520, degrees: 0 }],
  ],
  steps: [
    {
      say: say(
        'Vor der Schlacht steht die Frage, worum es geht. Jede Flotte bringt drei Einsatzziele mit; du hast die Initiative und wählst eines von denen des *Gegners*. Seine Ziele helfen meist ihm: Nimm das, das dir am wenigsten schadet. *Gesucht* macht zwei Schiffe doppelt wertvoll. Deine sind schnell und klein, seines ist ein Riese: Nimm das.',
        'Before the battle comes the question what it is about. Each fleet brings three objectives; you have the initiative and choose one of your *opponent’s*. They mostly help him: take the one that hurts you least. *Most Wanted* makes two ships worth twice as much. Yours are quick and small, his is a giant: take that one.',
      ),
      asks: 'objective',
      only: ['most-wanted'],
      mistakes: [
        answering(
          'fire-lanes',
          'Da bekommt Punkte, wer mit vielen Würfeln auf Marker zielt: sein Sternenzerstörer, nicht du.',
          'That gives points to whoever aims many dice at tokens: his Star Destroyer, not you.',
        ),
        otherwise(
          'superior-positions',
          'Dann bekommt er Punkte für Treffer von hinten und sieht deine Aufstellung, bevor er aufstellt. Gesucht ist besser.',
          'Then he scores for hits from behind and sees your deployment before his own. Most Wanted is better.',
        ),
      ],
      done: { events: [{ type: 'objectiveChosen', objective: 'most-wanted' }] },
      model: ['most-wanted'],
      why: ['AR-EINSATZZIELKARTEN-01', 'AR-EINSATZZIELKARTEN-02'],
    },
    {
      say: say(
        'Danach werden reihum Hindernisse gelegt, und dein Gegner hat begonnen. Wer schnell ist, mag viele davon: Leg ein *Asteroidenfeld* in die Mitte, wo sein Riese nicht vorbeikommt.',
        'Then both sides take turns placing obstacles, and your opponent has begun. Whoever is quick likes many of them: put an *asteroid field* in the middle, where his giant cannot get past.',
      ),
      mistakes: [
        answering(
          'station',
          'Die Raumstation repariert, wer darin anhält: Die schenkst du ihm nicht. Nimm Asteroiden.',
          'The station repairs whoever stops in it: do not make him that present. Take asteroids.',
        ),
        against(
          'AR-AUFBAU-15',
          { x: 900, y: 30, degrees: 0 },
          'So nah am Rand ist es verboten: Rück weiter in die Mitte.',
          'Not this close to the edge: move further to the middle.',
        ),
      ],
      done: { events: [{ type: 'obstacle', seat: 0, token: { oneOf: ['asteroid-1', 'asteroid-2', 'asteroid-3'] } }] },
      model: ['asteroid-1', { x: 920, y: 450, degrees: 0 }],
      why: ['AR-AUFBAU-15'],
    },
  ],
  end: say(
    'Einsatzziele entscheiden Partien: Lies die des Gegners, bevor du angreifst, und nimm eigene, die zu deiner Flotte passen.',
    'Objectives decide matches: read your opponent’s before you attack, and bring your own that suit your fleet.',
  ),
};
