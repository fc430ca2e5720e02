import type { Sayings } from '../../types.ts';

export const officerStoZ: Sayings = {
  'upgrade/sabine-wren': {
    de: 'Zu Beginn der Schiffsphase darfst du diese Karte ablegen und 1 Annäherungsmine in Entfernung 1–2 zu einem Hindernis platzieren, jenseits von Entfernung 3 zu feindlichen Schiffen und von Entfernung 1 zu anderen Minen.',
    en: 'Start of the Ship Phase: you may discard this card to place a proximity mine at distance 1-2 of an obstacle, beyond distance 3 of enemy ships and distance 1 of other mines.',
  },
  'upgrade/san-hill': {
    de: 'Handelt ein befreundetes Schiff in Entfernung 1–5 „Staffel“ ab, darfst du 1 Marker von dieser Karte ablegen: Es darf 1 Staffel mehr aktivieren.',
    en: 'When a friendly ship at distance 1-5 resolves a Squadron command, you may discard a token from this card: it may activate 1 squadron more.',
  },
  'first/san-hill': {
    de: 'Zu Beginn der Staffelphase darfst du Marker von dieser Karte ablegen. Für jeden darfst du in jedem deiner Züge dieser Phase 1 weitere Staffel aktivieren, die in naher bis weiter Reichweite zu dir ist.',
    en: 'At the start of the Squadron Phase you may discard tokens from this card. For each of them you may activate 1 more squadron at close-long range of you in each of your turns of that phase.',
  },
  'upgrade/shu-mai': {
    de: 'Nach dem Aufstellen darfst du 2 Rundenmarker hierher legen, die nicht aufeinanderfolgen. In diesen Runden darfst du im Angriff auf Schiffe bis zu 3 Würfel neu würfeln.',
    en: 'After deployment you may place 2 round tokens here that do not follow each other. In these rounds you may reroll up to 3 dice against ships.',
  },
  'upgrade/skilled-first-officer': {
    de: 'Bevor du ein Kommando aufdeckst, darfst du diese Karte ablegen, um dein oberstes Kommandorad abzulegen.',
    en: 'Before you reveal a command you may discard this card to discard your top dial.',
  },
  'upgrade/strategic-adviser': {
    de: 'Bist du an der Reihe, ein Schiff zu aktivieren, und könntest dieses aktivieren, darfst du stattdessen diese Karte erschöpfen und passen.',
    en: 'When it is your turn to activate a ship and this one could be, you may exhaust this card and pass instead.',
  },
  'upgrade/support-officer': {
    de: 'Zu Beginn der Kommandophase darfst du diese Karte ablegen, um alle deine Kommandoräder abzulegen.',
    en: 'Start of the Command Phase: you may discard this card to discard all of your dials.',
  },
  'upgrade/t-series-tactical-droid': {
    de: 'Gibst du für „Reparieren“, „Navigieren“ oder „Staffel“ nur einen Marker aus, darfst du diese Karte erschöpfen: Der Marker zählt als Rad.',
    en: 'When you spend just a token for Repair, Navigate or Squadron, you may exhaust this card: the token counts as a dial.',
  },
  'upgrade/tactical-expert': {
    de: 'Bevor du ein Kommando aufdeckst, darfst du es in „Feuer konzentrieren“ ändern.',
    en: 'Before you reveal a command you may change it to Concentrate Fire.',
  },
  'upgrade/taskmaster-grint': {
    de: 'Wähle den Marker dieser Karte nach dem Aufstellen. Deckst du ein passendes Kommando auf, darfst du den Marker dazu erhalten und das Rad behalten.',
    en: 'Choose the token of this card after deployment. When you reveal a matching command, you may gain such a token and keep the dial.',
  },
  'upgrade/the-grand-inquisitor': {
    de: 'Ändert ein feindliches Schiff in Entfernung 1–5 seinen Schub, darfst du diese Karte erschöpfen und deinen Schub um 1 ändern.',
    en: 'When an enemy ship at distance 1-5 changes its speed, you may exhaust this card to change yours by 1.',
  },
  'upgrade/ti-99': {
    de: 'Befreundete, nicht aktivierte Staffeln in Entfernung 1–3 haben Konter 3, oder 1 mehr, wenn sie selbst Konter haben. Nach einem Konter gelten sie als aktiviert.',
    en: 'Friendly unactivated squadrons at distance 1-3 have Counter 3, or 1 more if they have Counter themselves. After a Counter attack they count as activated.',
  },
  'upgrade/tikkes': {
    de: 'Deckst du ein Kommando auf, darfst du einen passenden Marker hierher legen und 1 beliebigen Kommandomarker erhalten. In der nächsten Kommandophase zeigen alle deine neuen Räder offen dieses Kommando.',
    en: 'When you reveal a command, you may place a matching token here and gain any command token. In the next Command Phase all your new dials openly show that command.',
  },
  'upgrade/toryn-farr': {
    de: 'Andere befreundete Schiffe und Staffeln in Entfernung 1–3 dürfen im Angriff 1 blauen Würfel neu würfeln.',
    en: 'Other friendly ships and squadrons at distance 1-3 may reroll 1 blue die when they attack.',
  },
  'upgrade/veteran-captain': {
    de: 'Deckst du ein Kommando auf, darfst du diese Karte ablegen und 1 beliebigen Kommandomarker erhalten.',
    en: 'When you reveal a command, you may discard this card to gain any command token.',
  },
  'upgrade/walex-blissex': {
    de: 'Wirst du aktiviert, darfst du diese Karte ablegen und 1 abgelegten Verteidigungsmarker wiederherstellen, spielbereit.',
    en: 'When you activate, you may discard this card to recover a discarded defence token, readied.',
  },
  'upgrade/wat-tambor-officer': {
    de: '„Reparieren“: Gib bis zu 2 Schilde aus deinen Hüllensektionen oder aus einer eines anderen befreundeten Schiffs in Entfernung 1–5 aus, für doppelt so viele zusätzliche Technikpunkte.',
    en: 'Repair command: spend up to 2 shields from your hull zones, or from one of another friendly ship at distance 1-5, for twice as many further engineering points.',
  },
  'upgrade/weapons-liaison': {
    de: 'Bevor du ein Kommando aufdeckst, darfst du 1 Kommandomarker ausgeben und es in „Feuer konzentrieren“ oder „Staffel“ ändern.',
    en: 'Before you reveal a command you may spend a command token to change it to Concentrate Fire or Squadron.',
  },
  'upgrade/wedge-antilles-officer': {
    de: 'Vor dem Ende der Staffelphase darfst du 1 Marker „Staffel“ ausgeben: Bis zu 3 befreundete nicht-einzigartige Staffeln ohne Strategie in Entfernung 1–5 haben bis zum Ende der Runde Tarnung.',
    en: 'Before the end of the Squadron Phase you may spend a Squadron token: up to 3 friendly non-unique squadrons without Strategic at distance 1-5 have Cloak until the end of the round.',
  },
  'upgrade/wing-commander': {
    de: 'Bevor du ein Kommando aufdeckst, darfst du es in „Staffel“ ändern.',
    en: 'Before you reveal a command you may change it to Squadron.',
  },
  'upgrade/wullf-yularen': {
    de: 'Gibst du einen Kommandomarker aus, darfst du diese Karte erschöpfen und einen gleichen erhalten.',
    en: 'When you spend a command token, you may exhaust this card to gain one of the same type.',
  },
};
