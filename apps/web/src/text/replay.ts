import type { Language } from '@holotisch/engine';

/** The words about watching a match and about its end, apart from the others: a first match need not wait for them. */
export interface ReplayText {
  readonly label: string;
  readonly play: string;
  readonly pause: string;
  readonly back: string;
  readonly forth: string;
  readonly previousRound: string;
  readonly nextRound: string;
  readonly speed: string;
  readonly track: string;
  readonly round: (round: number) => string;
  readonly at: (moment: number, taken: number, round: number | undefined) => string;
  readonly turning: (lost: string) => string;
  readonly keys: string;
  readonly director: string;
  readonly directed: string;
  readonly undirected: string;
  readonly copyMoment: string;
  readonly copied: string;
}

const de: ReplayText = {
  label: 'Wiedergabe',
  play: 'Abspielen',
  pause: 'Anhalten',
  back: 'Ein Ereignis zurück',
  forth: 'Ein Ereignis weiter',
  previousRound: 'Eine Runde zurück',
  nextRound: 'Eine Runde weiter',
  speed: 'Tempo',
  track: 'Stelle der Partie',
  round: (round) => `Runde ${round}`,
  at: (moment, taken, round) =>
    `${round === undefined ? 'Aufbau' : `Runde ${round}`}, Entscheidung ${moment} von ${taken}`,
  turning: (lost) => `Zu dem Moment: ${lost} geht verloren`,
  keys: 'Leertaste hält an und spielt weiter, Pfeil nach links und rechts gehen ein Ereignis zurück und weiter.',
  director: 'Regie führt die Kamera',
  directed: 'Die Regie führt die Kamera. Ein Klick, und du führst sie selbst.',
  undirected: 'Du führst die Kamera. Ein Klick, und die Regie übernimmt.',
  copyMoment: 'Link zu dieser Stelle',
  copied: 'Link kopiert',
};

const en: ReplayText = {
  label: 'Replay',
  play: 'Play',
  pause: 'Pause',
  back: 'One event back',
  forth: 'One event on',
  previousRound: 'One round back',
  nextRound: 'One round on',
  speed: 'Speed',
  track: 'Place in the match',
  round: (round) => `Round ${round}`,
  at: (moment, taken, round) => `${round === undefined ? 'Setup' : `Round ${round}`}, decision ${moment} of ${taken}`,
  turning: (lost) => `To the moment when ${lost} is lost`,
  keys: 'Space pauses and plays on, the left and right arrow keys go one event back and on.',
  director: 'The director moves the camera',
  directed: 'The director moves the camera. Click to move it yourself.',
  undirected: 'You move the camera. Click to let the director take over.',
  copyMoment: 'Link to this moment',
  copied: 'Link copied',
};

export const replayText: Readonly<Record<Language, ReplayText>> = { de, en };
