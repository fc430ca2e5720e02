import type { Sayings } from '../../types.ts';

export const tieinterceptor: Sayings = {
  'imperial/tieinterceptor/soontirfel': {
    de: 'Erhältst du einen Stressmarker: Du darfst dir 1 Fokusmarker zuteilen.',
    en: 'Each time you get a stress token: you may take 1 focus token as well.',
  },
  'imperial/tieinterceptor/carnorjax': {
    de: 'Feindliche Schiffe in Reichweite 1 können die Aktionen Fokussierung und Ausweichen nicht durchführen und weder Fokus- noch Ausweichmarker ausgeben.',
    en: 'Enemy ships at range 1 can neither take the focus and evade actions nor spend focus or evade tokens.',
  },
  'imperial/tieinterceptor/turrphennir': {
    de: 'Nachdem du angegriffen hast: Du darfst Schub oder Fassrolle als freie Aktion durchführen.',
    en: 'After your attack: you may boost or barrel roll as a free action.',
  },
  'imperial/tieinterceptor/tetrancowall': {
    de: 'Deckst du eine Koiogran-Wende auf: Du darfst sie mit Geschwindigkeit 1, 3 oder 5 ausführen.',
    en: 'When your dial shows a Koiogran turn: you may fly it at speed 1, 3 or 5.',
  },
  'imperial/tieinterceptor/kirkanos': {
    de: 'Im Angriff in Reichweite 2–3: Du darfst 1 Ausweichmarker ausgeben, um deinem Wurf 1 Treffer hinzuzufügen.',
    en: 'When you attack at range 2–3: for 1 evade token spent you may add a hit to your roll.',
  },
  'imperial/tieinterceptor/felswrath': {
    de: 'Erreicht die Zahl deiner Schadenskarten deinen Hüllenwert: Du wirst erst am Ende der Kampfphase zerstört.',
    en: 'Damage cards that reach your hull value destroy you only when the Combat phase ends.',
  },
  'imperial/tieinterceptor/lieutenantlorrir': {
    de: 'Führst du die Aktion Fassrolle durch: Du darfst 1 Stressmarker nehmen, um statt der Geradeaus-Manöverschablone 1 die Drehmanöver-Schablone 1 (links oder rechts) zu benutzen.',
    en: 'When you take the barrel roll action: you may accept 1 stress token and use a bank 1 template, left or right, in place of straight 1.',
  },
};
