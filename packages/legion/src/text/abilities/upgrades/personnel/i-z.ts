import { squad } from '../../phrases/upgrades.ts';
import type { Sayings } from '../../types.ts';

const captain = {
  de: 'Erschöpfen, wenn die Einheit aktiviert wird: In dieser Aktivierung kann sie weder Niederhalten-Marker entfernen noch niedergehalten sein.',
  en: 'Exhaust when the unit activates: during this activation it can neither remove suppression tokens nor be suppressed.',
};

const specialist = (de: string, en: string) => ({
  de: `Freie Kartenaktion, erschöpfen: Die Einheit erhält ${de}.`,
  en: `Free card action, exhaust: the unit gains ${en}.`,
});

export const personnelIZ: Sayings = {
  'upgrade/oom-series-battle-droid': {
    de: 'Mit Koordinieren kann die Einheit Befehle auf Reichweite 1–2 erteilen.',
    en: 'With Coordinate the unit can issue orders at range 1–2.',
  },
  'upgrade/phase-i-clone-captain': captain,
  'upgrade/phase-i-clone-specialist': specialist(
    '1 Zielmarker, 1 Ausweichmarker oder 1 Energiemarker',
    '1 aim token, 1 dodge token or 1 surge token',
  ),
  'upgrade/rebel-trooper-captain': captain,
  'upgrade/rebel-trooper-specialist': specialist(
    '1 Ausweichmarker oder 1 Energiemarker',
    '1 dodge token or 1 surge token',
  ),
  'upgrade/rebel-trooper-squad': squad,
  'upgrade/rebel-veteran-squad': squad,
  'upgrade/shoretrooper-squad': squad,
  'upgrade/snowtrooper-squad': squad,
  'upgrade/stormtrooper-captain': captain,
  'upgrade/stormtrooper-specialist': specialist('1 Zielmarker oder 1 Energiemarker', '1 aim token or 1 surge token'),
  'upgrade/stormtrooper-squad': squad,
};
