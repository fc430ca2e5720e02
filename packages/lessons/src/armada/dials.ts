import type { Lesson } from '../lesson.ts';
import { always, answering, otherwise, say } from '../said.ts';

export const dials: Lesson = {
  id: 'dials',
  game: 'armada',
  title: say('Vorausplanen', 'Planning ahead'),
  about: say('Kommandoräder, die erst in drei Runden drankommen', 'Command dials that come up three rounds later'),
  minutes: 5,
  start: {
    position: {
      rules: { width: 914.4, depth: 914.4, points: 200 },
      phase: 'command',
      stage: 'start',
      units: [
        { seat: 0, ship: 'victory-ii-class-star-destroyer', x: 450, y: 150, speed: 1, shields: { front: 1 } },
        { seat: 1, ship: 'cr90-corvette-a', x: 150, y: 800, degrees: 90, speed: 1 },
      ],
    },
  },
  opponent: [
    ...always(3, 'dials', { '1.0': 'repair' }),
    ...always(3, 'dial-use', 'keep'),
    ...always(3, 'command', 'none'),
    ...always(3, 'course', { speed: 1, clicks: [0], side: 'left' }),
  ],
  steps: [
    {
      say: say(
        'Ein Sternenzerstörer braucht drei Runden, bis ein Befehl unten ankommt: Du legst *drei Kommandos* auf einmal, das oberste gilt jetzt. Deine Bugschilde sind angeschlagen: Stell als Erstes *Reparieren* ein, dann *Navigieren*, dann *Feuer konzentrieren*.',
        'On a Star Destroyer an order takes three rounds to reach the crew: you lay out *three commands* at once, and the top one counts now. Your front shields are battered: set *Repair* first, then *Navigate*, then *Concentrate Fire*.',
      ),
      show: [0],
      asks: 'dials',
      only: [{ '0.0': 'repair', '0.1': 'navigate', '0.2': 'concentrate' }],
      mistakes: [
        answering(
          { '0.0': { not: 'repair' } },
          'Das oberste Rad gilt in dieser Runde, und jetzt brauchst du Schilde: Reparieren nach oben.',
          'The top dial counts this round, and what you need now is shields: Repair goes on top.',
          { '0.0': 'navigate', '0.1': 'repair', '0.2': 'concentrate' },
        ),
        otherwise(
          { '0.0': 'repair', '0.1': 'concentrate', '0.2': 'navigate' },
          'Oben stimmt. Darunter erst Navigieren, dann Feuer konzentrieren: In Runde drei seid ihr in Schussweite.',
          'The top is right. Below it Navigate, then Concentrate Fire: in round three you will be in range.',
        ),
      ],
      done: { events: [{ type: 'dialsSet' }] },
      model: [{ '0.0': 'repair', '0.1': 'navigate', '0.2': 'concentrate' }],
      why: ['AR-KOMMANDOPHASE-02', 'AR-KOMMANDOPHASE-04'],
    },
    {
      say: say(
        'Das Rad ist aufgedeckt. *Behalte* es und handle *Reparieren* ab: Mit Technikpunkten stellst du *Bugschilde* wieder her.',
        'The dial is revealed. *Keep* it and resolve *Repair*: engineering points buy back your *front shields*.',
      ),
      only: ['keep', 'repair:dial', 'recover:front', 'none'],
      mistakes: [
        answering(
          'token',
          'Als Marker repariert es nur halb so gut. Behalte das Rad.',
          'As a token it repairs half as well. Keep the dial.',
        ),
      ],
      done: { events: [{ type: 'shieldGained', unit: 0, zone: 'front' }] },
      model: ['keep', 'repair:dial', 'recover:front'],
      why: ['AR-KOMMANDOS-01'],
    },
    {
      say: say(
        'Repariert. Beende das Reparieren mit den restlichen Punkten oder ohne, und *flieg geradeaus*.',
        'Repaired. Use the remaining points or leave them, and *fly straight ahead*.',
      ),
      only: ['none', 'recover:front', { clicks: [0] }],
      mistakes: [
        otherwise(
          { speed: 1, clicks: [1], side: 'right' },
          'Heute zählt die Planung: einfach geradeaus.',
          'Today is about planning: simply straight ahead.',
        ),
      ],
      done: { events: [{ type: 'moved', unit: 0 }] },
      model: ['recover:front', { speed: 1, clicks: [0], side: 'left' }],
    },
    {
      say: say(
        'Neue Runde, neues Rad: Es kommt *ganz nach unten* und gilt erst in Runde vier. Was willst du dann? Such dir etwas aus.',
        'New round, new dial: it goes *to the bottom* and will not count before round four. What will you want then? Take your pick.',
      ),
      asks: 'dials',
      mistakes: [
        answering(
          { '0.2': 'squadron' },
          'Du hast gar keine Staffeln dabei: Das Rad wäre verschenkt.',
          'You have brought no squadrons: that dial would be wasted.',
        ),
      ],
      done: { events: [{ type: 'dialsSet' }, { type: 'revealed', unit: 0, dial: 'navigate' }] },
      model: [{ '0.2': 'repair' }],
      why: ['AR-KOMMANDOPHASE-04'],
    },
  ],
  end: say(
    'Oben liegt, was du vor zwei Runden wolltest. Kleine Schiffe planen eine Runde voraus, große drei: Deshalb gewinnt, wer die Lage der übernächsten Runde kennt.',
    'On top lies what you wanted two rounds ago. Small ships plan one round ahead, big ones three: the winner is whoever foresees the round after next.',
  ),
};
