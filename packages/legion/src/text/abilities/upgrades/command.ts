import type { Sayings } from '../types.ts';

export const command: Sayings = {
  'upgrade/aggressive-tactics': {
    de: 'Ist die Einheit in der Kommandophase benannt, erhalten nach dem Erteilen der Befehle bis zu 4 befreundete Einheiten mit offenem Befehlsmarker je 1 Energiemarker.',
    en: 'If the unit was nominated in the Command Phase, up to 4 friendly units with faceup order tokens gain 1 surge token each after orders are issued.',
  },
  'upgrade/commanding-presence': {
    de: 'Die Einheit kann Befehle auf Reichweite 1–4 erteilen.',
    en: 'The unit can issue orders at range 1–4.',
  },
  'upgrade/esteemed-leader': {
    de: 'Während die Einheit verteidigt, hat jede befreundete Truppler-Einheit vom Rang Korps in Reichweite 1 Beschützer 1.',
    en: 'While the unit defends, each friendly corps trooper unit at range 1 has Guardian 1.',
  },
  'upgrade/improvised-orders': {
    de: 'Erschöpfen, nachdem ein befreundeter Befehlsmarker gezogen wurde: Ein zweiter wird gezogen, einer von beiden verwendet, der andere zurückgelegt. In der Endphase wird die Karte spielbereit.',
    en: 'Exhaust after a friendly order token is drawn: a second one is drawn, one of them is used and the other put back. The card is readied in the End Phase.',
  },
  'upgrade/improvised-orders@2.6': {
    de: 'Erschöpfen, nachdem ein befreundeter Befehlsmarker gezogen wurde: Ein zweiter wird gezogen, einer von beiden verwendet, der andere zurückgelegt.',
    en: 'Exhaust after a friendly order token is drawn: a second one is drawn, one of them is used and the other put back.',
  },
  'upgrade/inspiring-presence': {
    de: 'Befreundete Einheiten in Reichweite 1–4 können beim Prüfen auf Panik den Tapferkeitswert dieser Einheit verwenden.',
    en: 'Friendly units at range 1–4 can use the unit’s courage value when they check for panic.',
  },
  'upgrade/strict-orders': {
    de: 'Eine befreundete Truppler-Einheit mit offenem Befehlsmarker kann beim Sammeln 1 Niederhalten-Marker entfernen, statt zu würfeln.',
    en: 'A friendly trooper unit with a faceup order token may remove 1 suppression token when it rallies, instead of rolling dice.',
  },
  'upgrade/trusted-agent': {
    de: 'Während Befehle erteilt werden, ablegen: Die Einheit erteilt einer befreundeten Korps-Einheit in Reichweite 3 einen Befehl, welcher Zugehörigkeit sie auch ist.',
    en: 'While orders are issued, discard: the unit issues an order to a friendly corps unit within range 3, whatever its affiliation.',
  },
  'upgrade/vigilance': {
    de: 'In der Endphase behält entweder 1 befreundete Truppler-Einheit in Reichweite 1–2 oder bis zu 2 vom Rang Korps je 1 Ausweichmarker.',
    en: 'In the End Phase either 1 friendly trooper unit at range 1–2 or up to 2 corps trooper units keep 1 dodge token each.',
  },
};
