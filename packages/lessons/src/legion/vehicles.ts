import type { Lesson } from '../lesson.ts';
import { always, answering, say } from '../said.ts';
import { all } from './weapons.ts';

export const vehicles: Lesson = {
  id: 'vehicles',
  game: 'legion',
  title: say('Fahrzeuge und Panzerung', 'Vehicles and armour'),
  about: say('Warum Gewehre an Stahl abprallen', 'Why rifles bounce off steel'),
  minutes: 5,
  start: {
    position: {
      units: [
        { card: 'rebel-troopers', seat: 0, x: 500, y: 300, upgrades: ['mpl-57-ion-trooper'] },
        { card: 'at-st', seat: 1, x: 500, y: 600, degrees: 180, order: 'facedown' },
      ],
      active: 0,
    },
    dice: {
      black: ['hit', 'crit', 'blank', 'hit', 'hit'],
      red: ['crit', 'hit'],
      redDefence: ['blank', 'blank', 'blank'],
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
        'Ein AT-ST. Er ist *gepanzert*: Gewöhnliche Treffer prallen ab, nur *kritische* zählen. Dein Trupp hat dafür einen Werfer, die *MPL-57*. Greif an und gib sie dem Fünften.',
        'An AT-ST. It is *armoured*: ordinary hits bounce off, only *critical* ones count. Your unit has a launcher for that, the *MPL-57*. Attack and give it to the fifth.',
      ),
      show: [1],
      only: ['attack', { '4.0': '0:mpl-57-ion-trooper' }],
      mistakes: [
        answering(
          { '4.0': { not: '0:mpl-57-ion-trooper' } },
          'Mit Gewehren allein kitzelst du ihn. Der Fünfte hat den Ionenwerfer.',
          'Rifles alone will only tickle it. The fifth one has the ion launcher.',
          all(5, 'unit:a-280-blaster-rifle'),
        ),
        answering(
          { oneOf: ['aim', 'move', 'dodge', 'none', 'standby', 'recover'] },
          'Heute gleich: angreifen.',
          'Right away today: attack.',
          'aim',
        ),
      ],
      done: { events: [{ type: 'attack', defender: 1 }, { type: 'rolled' }] },
      model: ['attack', all(4, 'unit:a-280-blaster-rifle', { '4.0': '0:mpl-57-ion-trooper' })],
      why: ['LE-PANZERUNG-01'],
    },
    {
      say: say(
        'Zwei kritische Treffer sind dabei. Der Werfer hat *Wucht*: Er macht aus gewöhnlichen Treffern kritische. Setz sie ein.',
        'Two critical hits are among them. The launcher has *Impact*: it turns ordinary hits into critical ones. Use it.',
      ),
      only: ['0:impact'],
      mistakes: [
        answering(
          'pass',
          'Ohne Wucht prallen die Treffer ab. Setz sie ein.',
          'Without Impact those hits bounce off. Use it.',
        ),
      ],
      done: { events: [{ type: 'attackEnds' }] },
      model: ['0:impact'],
      why: ['LE-PANZERUNG-02'],
    },
  ],
  end: say(
    'Gegen Panzerung hilft, was Wucht hat oder kritisch trifft; Ionenwaffen nehmen Fahrzeugen obendrein eine Aktion. Truppler schlägt man mit vielen Würfeln, Stahl mit den richtigen.',
    'Against armour you need impact or critical hits; ion weapons cost vehicles an action on top. Troopers are beaten by many dice, steel by the right ones.',
  ),
};
