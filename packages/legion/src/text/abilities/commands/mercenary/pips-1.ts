import type { Sayings } from '../../types.ts';

export const mercenaryPips1: Sayings = {
  'command/a-simple-man': {
    de: 'Zu Beginn der Aktivierungsphase: Hat Boba einen offenen Befehlsmarker, darf eine befreundete Einheit in Reichweite 1 sich mit Geschwindigkeit 1 bewegen. Sonst erhält er 1 Zielmarker, seine Fernkampfwaffen reichen 1 weiter (höchstens 5), und er ist Marksman.',
    en: 'At the start of the activation phase: if Boba has a faceup order token, a friendly unit within range 1 may make a speed-1 move. Otherwise he gains 1 aim token, his ranged weapons reach 1 further (5 at most) and he has Marksman.',
  },
  'command/close-call': {
    de: 'Wicket erhält zu Beginn der Aktivierungsphase 1 Ausweichmarker, hat Höchstgeschwindigkeit 3 und Ausmanövrieren, kann aber nicht angreifen.',
    en: 'Wicket gains 1 dodge token at the start of the activation phase, has maximum speed 3 and Outmaneuver, but cannot attack.',
  },
  'command/focused-on-the-kill': {
    de: 'Dauerhaft. Greift IG-88 eine Einheit mit Kopfgeld an, darf sie in diesem Angriff keine Marker ausgeben. Wunden besiegen IG-88 nicht sofort: Erst zu Beginn der Endphase ist er besiegt, wenn er dann noch so viele hat.',
    en: 'Permanent. When IG-88 attacks a unit with a bounty, it cannot spend tokens in that attack. Wounds do not defeat IG-88 at once: he is defeated at the start of the end phase if he still has that many.',
  },
  'command/marked-for-elimination': {
    de: 'Bekommt Saxon mit dieser Karte einen Befehl, erhält er 2 Zielmarker, und ein feindlicher Commander oder Agent erhält 4 Beobachtungs- und 2 Niederhalten-Marker.',
    en: 'When Saxon is issued an order with this card he gains 2 aim tokens, and an enemy commander or operative gains 4 observation and 2 suppression tokens.',
  },
  'command/this-is-the-way': {
    de: 'Din erhält 1 Ausweichmarker und ist Unerbittlich.',
    en: 'Din gains 1 dodge token and has Relentless.',
  },
};
