import type { Lesson } from '../lesson.ts';
import { always, answering, say } from '../said.ts';

export const melee: Lesson = {
  id: 'melee',
  game: 'legion',
  title: say('Nahkampf', 'Melee'),
  about: say('Hinein, zuschlagen, wieder heraus', 'Into it, strike, and out again'),
  minutes: 5,
  start: {
    position: {
      units: [
        { card: 'luke-skywalker-hero-of-the-rebellion', seat: 0, x: 500, y: 300 },
        { card: 'stormtroopers', seat: 1, x: 500, y: 460, degrees: 180, order: 'facedown' },
        // Far off, so that the battle goes on.
        { card: 'stormtroopers', seat: 1, x: 1500, y: 800, degrees: 180, order: 'facedown' },
      ],
      active: 0,
    },
    dice: {
      black: ['hit', 'hit', 'crit', 'blank', 'hit', 'surge'],
      redDefence: ['blank', 'block', 'blank', 'blank', 'blank'],
    },
  },
  opponent: [
    ...always(2, 'wounded', '1'),
    ...always(2, 'wounded', '2'),
    ...always(2, 'wounded', '3'),
    ...always(2, 'formation', {}),
  ],
  steps: [
    {
      say: say(
        'Luke will in den *Nahkampf*. Wähl *Bewegen* und führ ihn geradeaus in die *Sturmtruppen* hinein: Sobald sich die Basen berühren, ist er im Handgemenge.',
        'Luke wants to get into *melee*. Choose *Move* and take him straight into the *stormtroopers*: as soon as the bases touch, he is engaged.',
      ),
      show: [0, 1],
      mistakes: [
        answering(
          'attack',
          'Mit der Pistole? Luke hat ein Lichtschwert: Erst hin, dann zuschlagen.',
          'With the pistol? Luke has a lightsaber: get there first, then strike.',
        ),
      ],
      done: { events: [{ type: 'meleeStarted', unit: 0, enemy: 1 }] },
      model: ['move', { kind: 'standard', speed: 2, heading: 0, way: 1, engage: 1 }],
      why: ['LE-NAHKAMPF-01'],
    },
    {
      say: say(
        '*Sturmangriff* steht auf Lukes Karte: Wer sich in den Nahkampf bewegt, darf sofort angreifen, ohne eine Aktion zu verbrauchen. Sein Lichtschwert hat obendrein *Durchschlagen*: Es macht Abwehrwürfel zunichte. Nutz beides!',
        '*Charge* is on Luke’s card: whoever moves into melee may attack at once, without using an action. His lightsaber has *Pierce* on top: it cuts through blocks. Use both!',
      ),
      only: ['0:charge', '0:pierce'],
      mistakes: [
        answering(
          'pass',
          'Ein Angriff umsonst, mitten ins Gedränge: Nimm ihn.',
          'A free attack right into the crowd: take it.',
        ),
      ],
      done: { events: [{ type: 'attack', melee: true }, { type: 'attackEnds' }] },
      model: ['0:charge', '0:pierce'],
      why: ['LE-NAHKAMPF-03'],
    },
  ],
  end: say(
    'Im Handgemenge schießt niemand hinein und niemand geht einfach fort. Such dir aus, wen du bindest: Ein guter Nahkämpfer legt einen ganzen Trupp still.',
    'Nobody shoots into a melee, and nobody simply walks away. Choose whom you tie up: a good fighter silences a whole unit.',
  ),
};
