import type { Sayings } from '../../types.ts';

export const officerAtoB: Sayings = {
  'upgrade/adar-tallon': {
    de: 'Nach deinem Kommando „Staffel“ darfst du diese Karte erschöpfen und den Schieber einer damit aktivierten Staffel umstellen.',
    en: 'After your Squadron command you may exhaust this card to toggle the slider of a squadron that it activated.',
  },
  'upgrade/adi-gallia': {
    de: 'Erleidest du Schaden durch einen Angriff, dürfen für jeden Verteidigungsmarker, den du im Schritt „Verteidigungsmarker ausgeben“ ausgegeben hast, bis zu 1 Punkt die Schilde einer angrenzenden Hüllensektion treffen.',
    en: 'When you suffer damage from an attack, 1 point of it for each token you spent in the Spend Defence Tokens step may go to the shields of an adjacent hull zone.',
  },
  'upgrade/admiral-chiraneau': {
    de: 'Staffeln, die du aktivierst, dürfen sich trotz Nahkampf bewegen; ihr Schub gilt dann als 2.',
    en: 'Squadrons that you activate may move although engaged; their speed then counts as 2.',
  },
  'upgrade/admiral-montferrat': {
    de: 'Bei Schub 3 oder mehr sind Angriffe von Schiffen auf dich versperrt. Überschneidet dein Manöver ein Schiff, lege diese Karte ab.',
    en: 'At speed 3 or more attacks of ships against you are obstructed. If your manoeuvre overlaps a ship, discard this card.',
  },
  'upgrade/admiral-ozzel-officer': {
    de: 'Zu Beginn der ersten Runde darfst du ein Manöver mit Schub 1 durchführen.',
    en: 'At the start of the first round you may execute a speed-1 manoeuvre.',
  },
  'upgrade/admiral-titus': {
    de: 'Zu Beginn der ersten Runde darfst du den Schub eines feindlichen Schiffs um 1 ändern.',
    en: 'At the start of the first round you may change the speed of an enemy ship by 1.',
  },
  'upgrade/agent-kallus': {
    de: 'Im Angriff auf eine einzigartige Staffel darfst du 1 Würfel beliebiger Farbe hinzufügen.',
    en: 'Against a unique squadron you may add 1 die of any colour.',
  },
  'upgrade/ahsoka-tano-officer-rebel': {
    de: 'In der Aktivierung eines befreundeten Schiffs in Entfernung 1–5 darfst du diese Karte erschöpfen und 1 seiner Kommandomarker ablegen: Es darf 1 beliebigen erhalten.',
    en: 'During the activation of a friendly ship at distance 1-5 you may exhaust this card to discard 1 of its command tokens: it may gain 1 of any type.',
  },
  'upgrade/ahsoka-tano-officer-republic': {
    de: '„Staffel“: Bis zu 3 nicht-einzigartige Staffeln, die du aktivierst, erhalten bis zum Ende ihrer Aktivierung Scharfschütze 1 je Würfel gegen Staffeln, höchstens 3.',
    en: 'Squadron command: up to 3 non-unique squadrons that you activate gain Snipe 1 for each of their anti-squadron dice, 3 at most, until the end of their activation.',
  },
  'upgrade/asajj-ventress': {
    de: 'In der Aktivierung eines befreundeten Schiffs in Entfernung 1–5 darfst du diese Karte erschöpfen und 1 Überfallmarker eines feindlichen Schiffs in Entfernung 1–5 ablegen: Das befreundete Schiff darf 1 beliebigen Kommandomarker erhalten.',
    en: 'During the activation of a friendly ship at distance 1-5 you may exhaust this card to discard a raid token from an enemy ship at distance 1-5: the friendly ship may gain any command token.',
  },
  'upgrade/bail-organa-officer': {
    de: 'Nach dem Aufstellen darfst du 1 Rundenmarker hierher legen. Zu Beginn der Schiffsphase dieser Runde wirst du als zweiter Spieler sofort aktiviert; als erster Spieler darfst du bis zu 2 Kommandomarker erhalten.',
    en: 'After deployment you may place a round token here. At the start of that round’s Ship Phase you activate at once if you are the second player; as the first you may gain up to 2 command tokens.',
  },
  'upgrade/barriss-offee': {
    de: 'Wird eine deiner Hüllensektionen zum Ziel, darfst du 1 Marker „Umlenken“ ausgeben: Zu Beginn des Schadensschritts wird eine andere Hüllensektion zur verteidigenden.',
    en: 'When one of your hull zones becomes the target, you may spend a redirect token: when damage is resolved another hull zone becomes the defending one.',
  },
};
