import type { Lesson } from '../lesson.ts';
import { always, answering, otherwise, say } from '../said.ts';

export const actions: Lesson = {
  id: 'actions',
  game: 'xwing',
  title: say('Aktionen', 'Actions'),
  about: say('Schub, Fassrolle, Ausweichen und Fokussierung', 'Boost, barrel roll, evade and focus'),
  minutes: 5,
  start: {
    position: {
      ships: [
        { seat: 0, faction: 'imperial', type: 'tieinterceptor', pilot: 'alphasquadronpilot', x: 300, y: 150 },
        { seat: 1, faction: 'rebel', type: 'ywing', pilot: 'goldsquadronpilot', x: 780, y: 780, degrees: 270 },
      ],
    },
  },
  opponent: [...always(4, 'dials', { '1': 'bl1' }), ...always(4, 'action', 'focus')],
  steps: [
    {
      say: say(
        'Heute fliegst du den TIE-Abfangjäger: zerbrechlich, aber flink wie kein zweiter. Stell *Geradeaus 2* ein; spannend wird es erst danach.',
        'Today you fly the TIE interceptor: fragile, but nothing is as nimble. Set *straight 2*; the interesting part comes after that.',
      ),
      show: [0],
      asks: 'dials',
      only: [{ '0': 's2' }],
      mistakes: [
        otherwise(
          { '0': 's4' },
          'Gleich darfst du toben. Für die Übung: Geradeaus 2.',
          'You may race in a moment. For this exercise: straight 2.',
        ),
      ],
      done: { events: [{ type: 'moved', ship: 0 }] },
      model: [{ '0': 's2' }],
      why: ['XW-AKTIONEN-03'],
    },
    {
      say: say(
        'Jetzt die Aktion. *Schub* zündet die Triebwerke noch einmal: ein zweites, kurzes Manöver. Nimm ihn und flieg *geradeaus*.',
        'Now the action. *Boost* fires the engines once more: a second, short manoeuvre. Take it and go *straight*.',
      ),
      asks: 'action',
      only: ['boost'],
      mistakes: [
        answering(
          { oneOf: ['evade', 'focus'] },
          'Der Marker nützt dir nur, wenn geschossen wird. Hier ist weit und breit niemand: Nutz die Aktion zum Fliegen.',
          'That token helps only when shots are fired. There is nobody around: use the action to move.',
          'evade',
        ),
        otherwise('barrelroll', 'Die Fassrolle kommt gleich. Erst der Schub.', 'The barrel roll is next. Boost first.'),
      ],
      done: { events: [{ type: 'repositioned', ship: 0, what: 'boost' }] },
      model: ['boost', 'straight'],
      why: ['XW-SCHUB-01'],
    },
    {
      say: say(
        'Siehst du, wie weit das trägt? Neue Runde: wieder *Geradeaus 2*.',
        'See how far that takes you? New round: *straight 2* again.',
      ),
      asks: 'dials',
      only: [{ '0': 's2' }],
      mistakes: [
        otherwise(
          { '0': 'bl2' },
          'Noch einmal Geradeaus 2, damit du die Fassrolle allein siehst.',
          'Straight 2 once more, so that you see the barrel roll by itself.',
        ),
      ],
      done: { events: [{ type: 'moved', ship: 0 }] },
      model: [{ '0': 's2' }],
    },
    {
      say: say(
        'Diesmal die *Fassrolle*: Du rollst zur Seite und schaust weiter in dieselbe Richtung. Roll nach *rechts*; mit den Reglern schiebst du das Schiff zurecht, dann bestätigen.',
        'This time the *Barrel roll*: you roll sideways and keep facing the same way. Roll to the *right*; the sliders shift your ship a little, then confirm.',
      ),
      asks: 'action',
      only: ['barrelroll'],
      mistakes: [
        answering(
          'boost',
          'Den Schub kennst du schon. Die Fassrolle bringt dich zur Seite, ohne dass du dich drehst.',
          'You know the boost already. A barrel roll moves you sideways without turning you.',
        ),
        otherwise('focus', 'Noch wird nicht geschossen: Probier die Fassrolle.', 'No shots yet: try the barrel roll.'),
      ],
      done: { events: [{ type: 'repositioned', ship: 0, what: 'barrelroll' }] },
      model: ['barrelroll', 'right', [0, 0]],
      why: ['XW-FASSROLLE-01'],
    },
    {
      say: say(
        'So weicht man Feuerwinkeln aus. Jetzt wähl dein Manöver selbst und nimm danach *Ausweichen*: Der grüne Marker macht dir im nächsten Angriff einen Treffer zunichte.',
        'That is how you slip out of firing arcs. Now choose a manoeuvre of your own and then take *Evade*: the green token cancels one hit of the next attack against you.',
      ),
      mistakes: [
        answering(
          { oneOf: ['focus', 'boost', 'barrelroll', 'none'] },
          'Das ginge auch. Such diesmal *Ausweichen*, damit du den Marker kennenlernst.',
          'That would work too. Look for *Evade* this time, so that you get to know the token.',
          'focus',
        ),
      ],
      done: { events: [{ type: 'action', ship: 0, action: 'evade' }] },
      model: [{ '0': 'br2' }, 'evade'],
      why: ['XW-AUSWEICHEN-02'],
    },
  ],
  end: say(
    'Eine Aktion je Runde, und sie ist oft mehr wert als das Manöver: Schub und Fassrolle bringen dich an den richtigen Ort, Marker helfen im Kampf.',
    'One action each round, and often worth more than the manoeuvre: boost and barrel roll take you to the right place, tokens help in the fight.',
  ),
};
