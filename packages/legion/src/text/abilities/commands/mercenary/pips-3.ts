import type { Sayings } from '../../types.ts';

export const mercenaryPips3: Sayings = {
  'command/mandalore-will-survive': {
    de: 'Wer damit einen Befehl bekommt, darf 1 Niederhalten-Marker entfernen. Einheiten des Clans Kryze mit offenem Befehlsmarker dürfen sich in dieser Runde in ihrer Aktivierung nach einer Angriffsaktion mit Geschwindigkeit 1 bewegen.',
    en: 'Whoever is ordered with it may remove 1 suppression token. Units of Clan Kryze with a faceup order token may make a speed-1 move after an attack action in their activation this round.',
  },
  'command/rule-with-respect': {
    de: 'Solange Boba einen offenen Befehlsmarker hat, bekommen Fernkampfangriffe befreundeter Einheiten in Reichweite 1 und Sichtlinie von ihm 1 schwarzen Würfel.',
    en: 'While Boba has a faceup order token, ranged attacks of friendly units within range 1 and in line of sight of him gain 1 black die.',
  },
  'command/stories-so-many-of-them-true': {
    de: 'Wird eine befreundete Einheit in Reichweite 4 aktiviert, darf Hondo mit offenem Befehlsmarker 1 Niederhalten-Marker nehmen: Sie erhält 1 Ziel-, Ausweich- oder Energiemarker.',
    en: 'When a friendly unit within range 4 activates, Hondo may take 1 suppression token while he has a faceup order token: that unit gains 1 aim, dodge or surge token.',
  },
  'command/victory-or-death': {
    de: 'Wer damit einen Befehl bekommt, erhält 1 Zielmarker. Gar Saxon und befreundete Spezialeinsatzkräfte sind in dieser Runde unbezwingbar.',
    en: 'Whoever is ordered with it gains 1 aim token. Gar Saxon and friendly special forces have Indomitable this round.',
  },
  'command/we-shape-ourselves': {
    de: 'Vor der Aufstellung gezeigt: Zwei befreundete Einheiten der Kinder der Wache haben für das ganze Spiel Cache: Zielen 1 oder Cache: Ausweichen 1, je nach Wahl. Sonst: Wer damit einen Befehl bekommt, darf sich erholen.',
    en: 'Divulged during set-up: two friendly units of the Children of the Watch have Cache: Aim 1 or Cache: Dodge 1 for the whole game, as you choose. Otherwise: whoever is ordered with it may recover.',
  },
};
