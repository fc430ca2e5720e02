import type { Sayings } from '../../types.ts';

export const yt1300: Sayings = {
  'rebel/yt1300/hansolo': {
    de: 'Im Angriff: Du darfst deine Würfel neu würfeln, dann aber alle, bei denen das möglich ist.',
    en: 'When you attack: you may reroll your dice, but then every one of them that can be rerolled.',
  },
  'rebel/yt1300/landocalrissian': {
    de: 'Nach einem grünen Manöver: Ein anderes freundliches Schiff deiner Wahl in Reichweite 1 darf 1 Aktion aus seiner Aktionsleiste als freie Aktion durchführen.',
    en: 'After flying a green manoeuvre: pick another friendly ship at range 1, which may then perform one action of its action bar as a free action.',
  },
  'rebel/yt1300/chewbacca': {
    de: 'Wenn dir eine offene Schadenskarte zugeteilt wird: Drehe sie sofort auf die verdeckte Seite. Ihr Effekt entfällt.',
    en: 'When a faceup damage card comes to you: turn it facedown at once. It has no effect.',
  },
  'rebel/yt1300/hansolo-swx57': {
    de: 'Beim Aufbau: Du darfst überall auf der Spielfläche platziert werden, wo du jenseits von Reichweite 3 aller feindlichen Schiffe bist, auch auf einem Hindernis, dessen Wirkung du dann erleidest.',
    en: 'During setup: you may start on any spot of the play area that is beyond range 3 of all enemies, even on an obstacle, whose effect you then suffer.',
  },
  'rebel/yt1300/rey': {
    de: 'Im Angriff und in der Verteidigung: Ist das feindliche Schiff in deinem Feuerwinkel, darfst du 1 oder 2 deiner Leerseiten neu würfeln.',
    en: 'When you attack or defend: with the enemy inside your firing arc, up to 2 of your blanks may be rerolled.',
  },
  'rebel/yt1300/chewbacca-swx57': {
    de: 'Nach der Zerstörung eines anderen freundlichen Schiffes in Reichweite 1–3 (Flucht zählt nicht): Du darfst einen Angriff durchführen.',
    en: 'Once another friendly ship at range 1–3 has been destroyed, unless it fled: you may perform an attack.',
  },
};
