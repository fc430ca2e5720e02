import type { Lesson } from '../lesson.ts';
import { always, answering, otherwise, say } from '../said.ts';

export const squadrons: Lesson = {
  id: 'squadrons',
  game: 'armada',
  title: say('Staffeln', 'Squadrons'),
  about: say('Nahkampf, Bewegung und Bomber', 'Engagement, movement, and bombers'),
  minutes: 6,
  start: {
    position: {
      rules: { width: 914.4, depth: 914.4, points: 200 },
      phase: 'squadron',
      units: [
        { seat: 0, squadron: 'x-wing-squadron', x: 400, y: 400 },
        { seat: 0, squadron: 'y-wing-squadron', x: 680, y: 500 },
        { seat: 1, squadron: 'tie-fighter-squadron', x: 450, y: 430, hull: 2, activated: true },
        {
          seat: 0,
          ship: 'cr90-corvette-a',
          x: 200,
          y: 100,
          degrees: 90,
          speed: 1,
          dials: ['navigate'],
          activated: true,
        },
        {
          seat: 1,
          ship: 'gladiator-i-class-star-destroyer',
          x: 700,
          y: 600,
          degrees: 180,
          speed: 1,
          dials: ['navigate', 'navigate'],
          activated: true,
          shields: { front: 0 },
        },
      ],
    },
    dice: { blue: ['hit', 'hit', 'hit', 'accuracy'], black: ['hitcrit'] },
    decks: { damage: ['power-failure'] },
  },
  opponent: always(2, 'window:attack.defend', 'pass'),
  steps: [
    {
      say: say(
        'Jetzt die Kleinen. Dein X-Flügler hat einen TIE neben sich: Wer so nah an einem Gegner ist, ist im *Nahkampf* und kommt nicht weg. Der Y-Flügler ist frei. Wähl den *X-Flügler* und *greif an*.',
        'Now for the small ones. Your X-wing has a TIE beside it: whoever is that close to an enemy is *engaged* and cannot leave. The Y-wing is free. Choose the *X-wing* and *attack*.',
      ),
      show: [0, 2],
      only: ['0', 'attack', '>2'],
      mistakes: [
        answering(
          '1',
          'Erst den TIE: Ist er weg, hat der Bomber freie Bahn.',
          'The TIE first: once it is gone, the bomber has a clear run.',
        ),
        otherwise('none', 'Er ist nah und angeschlagen: angreifen!', 'It is close and damaged: attack!'),
      ],
      done: { events: [{ type: 'destroyed', unit: 2 }] },
      model: ['0', 'attack', '>2'],
      why: ['AR-NAHKAMPF-01', 'AR-NAHKAMPF-02'],
    },
    {
      say: say(
        'Weg ist er. In der Staffelphase darf jede Staffel sich bewegen *oder* angreifen. Der Y-Flügler steht schon neben dem Zerstörer: *Greif* dessen *Bug* an, er hat keine Schilde mehr.',
        'Gone. In the Squadron Phase each squadron may move *or* attack. The Y-wing is beside the destroyer already: *attack* its *bow*, which has no shields left.',
      ),
      show: [1, 4],
      only: ['attack', '>4.front', 'standard'],
      mistakes: [
        answering(
          'move',
          'Näher musst du nicht heran: Du stehst schon in Reichweite.',
          'No need to get closer: you are in range already.',
        ),
        otherwise(
          'none',
          'Bomber, die nicht werfen, hätten zu Hause bleiben können.',
          'A bomber that drops nothing might as well have stayed home.',
        ),
      ],
      done: { events: [{ type: 'rolled' }, { type: 'attackEnds' }] },
      model: ['attack', '>4.front', 'standard'],
      why: ['AR-SCHLUESSELWOERTER-VON-STAFFELN-05'],
    },
  ],
  end: say(
    'Jäger binden Jäger, Bomber treffen Schiffe hart. Mit dem Staffel-Kommando dürfen sie sich sogar bewegen und angreifen.',
    'Fighters tie up fighters, bombers hit ships hard. With the Squadron command they may even move and attack.',
  ),
};
