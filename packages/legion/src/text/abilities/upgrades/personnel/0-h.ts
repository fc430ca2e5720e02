import { squad } from '../../phrases/upgrades.ts';
import type { Sayings } from '../../types.ts';

export const personnel0H: Sayings = {
  'upgrade/astromech': {
    de: 'Endet eine Bewegung der Einheit in Reichweite 1 eines Einsatzzielmarkers, erhält sie 1 Ausweichmarker.',
    en: 'When the unit ends a move at range 1 of an objective token, it gains 1 dodge token.',
  },
  'upgrade/b1-battle-droid-squad': squad,
  'upgrade/b1-security-droid': {
    de: 'Erschöpfen, wenn die Einheit aktiviert wird: Bis zum Ende der Aktivierung hat sie KI nicht.',
    en: 'Exhaust when the unit activates: it loses AI until the end of the activation.',
  },
  'upgrade/b2-super-battle-droid-squad': squad,
  'upgrade/clone-specialist': {
    de: 'Freie Kartenaktion, erschöpfen: Die Einheit erhält 1 Zielmarker, 1 Ausweichmarker oder 1 Energiemarker.',
    en: 'Free card action, exhaust: the unit gains 1 aim token, 1 dodge token or 1 surge token.',
  },
  'upgrade/clone-trooper-infantry-squad': squad,
  'upgrade/ewok-skirmisher-squad': squad,
  'upgrade/ewok-slinger-squad': squad,
  'upgrade/fleet-trooper-squad': squad,
  'upgrade/geonosian-warrior-squad': squad,
};
