/** Manoeuvres in plain words: `gerade 2`, `Drehmanöver links 1`, `hard turn right 3`, `Koiogran 4`. */

type Kind = 'straight' | 'bank' | 'turn' | 'koiogran' | 'segnor' | 'tallon' | 'stationary';

/** What a kind of manoeuvre is called; what holds another word comes before it. */
const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['koiogran', /koiogran(wende|turn)?|kturn|kwende/],
  ['segnor', /segnor(looping|[’']?sloop)?|sloop/],
  ['tallon', /tallon(rolle|roll)?|troll/],
  ['stationary', /station(äresmanöver|är|ary)|stehen(bleiben)?|halt|stopp?/],
  ['straight', /geradeaus|gerade|straight|forward/],
  ['bank', /drehmanöver|drehung|drehen|leichtekurve|bank/],
  ['turn', /wendemanöver|wende|wenden|hartekurve|hardturn|turn/],
];
const BACKWARDS = /rückwärts|reverse/;
const LEFT = /links|left|l/;
const RIGHT = /rechts|right|r/;

/** Takes each part out of a line, one after the other, and says what it was; what is left over was not understood. */
class Line {
  #rest: string;
  constructor(text: string) {
    this.#rest = text.replace(/[-–.,]/g, '');
  }
  take(pattern: RegExp): string | undefined {
    const [found] = pattern.exec(this.#rest) ?? [];
    if (found !== undefined) this.#rest = this.#rest.replace(found, '');
    return found;
  }
  get isRead(): boolean {
    return this.#rest === '';
  }
}

/** The code of a manoeuvre that was written in words; undefined if it is none. Blanks are left out already. */
export function spokenMove(typed: string): string | undefined {
  const line = new Line(typed);
  const kind = KINDS.find(([, called]) => line.take(called) !== undefined)?.[0];
  if (kind === undefined) return undefined;
  const isBack = line.take(BACKWARDS) !== undefined;
  const isSided = kind !== 'straight' && kind !== 'koiogran' && kind !== 'stationary';
  const side = isSided ? (line.take(LEFT) ? 'l' : line.take(RIGHT) ? 'r' : undefined) : '';
  const speed = line.take(/[0-5]/) ?? (kind === 'stationary' ? '0' : undefined);
  if (side === undefined || speed === undefined || !line.isRead) return undefined;
  const letter = { straight: 's', stationary: 's', koiogran: 'k', bank: 'b', segnor: 'b', turn: 't', tallon: 't' }[
    kind
  ];
  const end = { segnor: 's', tallon: 't' }[kind as string] ?? (isBack ? 'r' : '');
  return `${letter}${side}${speed}${end}`;
}
