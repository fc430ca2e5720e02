import type { Sayings } from '../../types.ts';

export const officerLtoR: Sayings = {
  'upgrade/lando-calrissian-officer': {
    de: 'In der Verteidigung darfst du diese Karte ablegen: Der Angreifer muss die Würfel neu würfeln, die du nennst.',
    en: 'When defending you may discard this card: the attacker must reroll the dice that you name.',
  },
  'upgrade/leia-organa-officer': {
    de: 'Deckst du ein Kommando auf, darf das oberste Rad eines anderen befreundeten Schiffs in Entfernung 1–5 dasselbe zeigen.',
    en: 'When you reveal a command, the top dial of another friendly ship at distance 1-5 may be set to the same.',
  },
  'upgrade/lira-wessex': {
    de: 'Erhältst du eine offene Schadenskarte, darfst du 1 Marker „Reparieren“ ausgeben, um sie ohne Effekt umzudrehen.',
    en: 'When you are dealt a faceup damage card, you may spend a Repair token to flip it facedown without effect.',
  },
  'upgrade/major-derlin': {
    de: 'Bevor du durch einen Angriff Schaden erleidest, darfst du diese Karte erschöpfen und ihn um 1 senken.',
    en: 'Before you suffer damage from an attack you may exhaust this card to reduce it by 1.',
  },
  'upgrade/navigation-officer': {
    de: 'Bevor du ein Kommando aufdeckst, darfst du es in „Navigieren“ ändern.',
    en: 'Before you reveal a command you may change it to Navigate.',
  },
  'upgrade/passel-argente': {
    de: 'Deckst du ein Kommando auf, darfst du einen passenden Marker hierher legen. Liegen dann alle 4 Arten hier, darfst du ein beliebiges zusätzliches Kommandorad erhalten.',
    en: 'When you reveal a command, you may place a matching token here. If all 4 types then lie here, you may gain a further dial of your choice.',
  },
  'upgrade/raymus-antilles': {
    de: 'Deckst du ein Kommando auf, darfst du den passenden Marker erhalten und das Rad behalten.',
    en: 'When you reveal a command, you may gain the matching token and keep the dial.',
  },
  'upgrade/reeva-demesne': {
    de: 'Wirst du angegriffen und hat die Hüllensektion noch Schilde, darfst du diese Karte erschöpfen und 1 Verteidigungsmarker spielbereit machen.',
    en: 'When you are attacked and the hull zone still has shields, you may exhaust this card to ready a defence token.',
  },
  'upgrade/rune-haako': {
    de: 'Deckst du ein Kommando auf, darfst du ein anderes befreundetes Schiff in Entfernung 1–5 wählen und Marker von ihm und dieser Karte ablegen: Du erhältst für jeden einen gleichen.',
    en: 'When you reveal a command, you may choose another friendly ship at distance 1-5 and discard tokens from it and from this card: you gain a matching one for each.',
  },
};
