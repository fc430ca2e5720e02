// How words are made alike before they are compared. Rough on purpose: both the books and the questions go through
// the same mill, so a stem need not be a word, it only has to come out the same.

/** British, American and, where it is the same word, German: books and players write as they have learned. */
const spellings: readonly (readonly [written: RegExp, as: string])[] = [
  [/man(?:ouvre|euver)/, 'manover'],
  [/defens/, 'defenc'],
  [/((?:col|arm|fav|neighb)o)ur/, '$1r'],
  [/center/, 'centre'],
  [/(ion|organ|recogn|immobil)is(e|ing|ation)/, '$1iz$2'],
];

/** Lower case, no accents, 'ae', 'oe', 'ue', 'ss' written like 'ä', 'ö', 'ü', 'ß', and one spelling for each word. */
export const fold = (word: string): string =>
  spellings.reduce(
    (folded, [written, as]) => folded.replace(written, as),
    word
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replaceAll('ß', 'ss')
      .replace(/([aou])e/g, '$1'),
  );

const endings = /(?:ungen|ung|ings|ing|ern|em|en|er|es|ed|ly|e|n|s|t)$/;
const shortestStem = 4;

/** Without the endings of German and English; two of them may follow each other ('Angreifern', 'attackers'). */
export function stem(word: string): string {
  let rest = fold(word);
  for (let round = 0; round < 2; round++) {
    const shorter = rest.replace(endings, '');
    if (shorter.length < shortestStem) break;
    rest = shorter;
  }
  return rest;
}

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words of questions that say nothing about what is asked. */
const empty = new Set(
  `der die das den dem des ein eine einen einem einer eines und oder aber auch ich du er sie es wir ihr mein meine meinen
  meinem dein sein sich mich mir ist sind war wird werden wurde hat habe haben kann koennen konnte darf duerfen muss
  muessen soll sollte will wenn als wie was wo wer wen wem wann warum wieso welche welcher welches welchen ob dass weil
  fuer von vom zu zum zur im in an am auf aus bei beim mit nach ueber unter durch um so nur noch schon mal denn dann
  doch man gibt geht passiert nicht kein keine keinen viel viele vor bis nun etwas
  the a an and or but of to in on at by for from with is are was be been am do does did can could may must should will
  would i me my you your he it its they them their what when where who which why how if that this these those there
  than then not no any much many happens happen get gets got have has had about into per it's as off out while
  uns unser unsere euch wirklich eigentlich ueberhaupt bitte jetzt hier da ja nein also mich dir dich sowas halt eben
  hab haette waere waeren ne nen nem n wollen moechte moechten machen mache macht tun tut
  we us our just still really please now here so dont doesnt cant want wants wanna gonna let lets make makes were
  ab up hin her rum dran rein isnt wont didnt too use used using benutzen nutzen exactly genau good gut somebody someone
  jemand jemanden say says said tell tells told sagen sagt right away trotzdem`
    .split(/\s+/)
    .map(stem),
);

/** A digit does say something: Reichweite 3. */
export const saysNothing = (word: string): boolean => !/^(?:\d+|..+)$/u.test(word) || empty.has(stem(word));
