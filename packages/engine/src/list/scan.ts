import { fold } from './fold.ts';
import { LONGEST_LINE } from './plain.ts';
import { type Spoken, type SpokenPiece, saysMuch } from './spoken.ts';
import { isPlainWord } from './talk.ts';
import { BESIDE, countIn, MEN, OTHER_THINGS, SIDES, set, TIMES, thingCounted, WITH } from './things.ts';

/**
 * Names anywhere in a sentence, word by word, whatever stands between: the longest name at each place, what is counted before
 * it, and what a piece carries as long as nothing but little words stand between both.
 */

/** What a game knows of its names. */
export interface Names {
  /** A piece that these words name, in words that the game reads; undefined if they name none. */
  readonly piece: (words: string) => string | undefined;
  /** What pieces carry. */
  readonly isCarried: (words: string) => boolean;
  readonly couldCarry: (piece: string, carried: string) => boolean;
  /** Whose the piece may be: two pieces of one list have something in common here. */
  readonly sides: (piece: string) => readonly string[];
  /** `Wedge in an X-wing`: whether words say of the piece before them no more than what it is. */
  readonly isKindOf?: (piece: string, words: string) => boolean;
  /** Whether somebody may have meant a piece, or what one carries, by words that name none. */
  readonly isNearly: (words: string, kind: 'piece' | 'carried') => boolean;
}

/** No name has more words. */
const MOST_WORDS = 6;

const LITTLE = set(
  'a an second third the his her its their my our each both all ein eine einen einem einer der die das den dem seine seinem seinen jeweils by von card cards upgrade upgrades title crew also auch too on board aboard an bord himself herself',
);
/** Between a number and its name. */
const MEASURES = set(
  'of je unit units squad squads squadron squadrons flight flights pair couple copies wing wings team teams trupp trupps einheit einheiten staffel staffeln von each latest supporting support large small big full naked nackte nackten the further more weitere weiteren additional other',
);
const VAGUE = set('some several various many loads lots bunch swarm few mehrere einige viele');
const AGAINST = set('vs versus against gegen');
const NOT = set('not no any without instead nicht kein keine keinen ohne statt never');
interface Token {
  /** Without marks around it. */
  readonly word: string;
  readonly low: string;
  /** A bracket opens before it, or something ends behind it. */
  readonly opens: boolean;
  readonly ends: '' | 'part' | 'sentence';
}

function tokensOf(line: string, names: Names): Token[] {
  return (
    line
      .replace(/([,;:.!?…)])(?=[A-ZÄÖÜ(])/g, '$1 ')
      .split(/\s+/)
      .flatMap((raw) => apart(raw, names))
      .map((raw): Token => {
        const opens = /^[[(]/.test(raw);
        const [, word = '', marks = ''] = /^[[("„“”'‘]{0,4}(.*?)([\])"”“'’,;:.!?…]{0,6})$/.exec(raw) ?? [];
        const ends =
          /[.!?…;]/.test(marks) && !/^(?:vs|w|lt|col|capt|adm|gen|cpt|sgt)$/i.test(word)
            ? 'sentence'
            : /[,:)\]]/.test(marks)
              ? 'part'
              : '';
        return { word, low: word.toLowerCase(), opens, ends };
      })
      .filter(({ word, ends }) => word !== '' || ends !== '')
      // What a bracket opens is a part of its own.
      .map((token, i, all) => (all[i + 1]?.opens && token.ends === '' ? { ...token, ends: 'part' as const } : token))
  );
}

/** `TLT/Unhinged`, `Double-Bomber`, `Corran/Poe`: each for itself where the whole is no name. */
function apart(raw: string, names: Names): string[] {
  const isName = (words: string) => names.piece(words) !== undefined || names.isCarried(words);
  if (raw.length > 60) return [raw];
  const times = /^([A-Za-z]+)-(?=[A-Za-z])/.exec(raw);
  if (times && Object.hasOwn(TIMES, times[1]!.toLowerCase()) && !isName(raw))
    return [times[1]!, raw.slice(times[0].length)];
  if (!/[^\s/]\/[^\s/]/.test(raw) || isName(raw.replace(/[,;:.!?)]{1,4}$/, ''))) return [raw];
  const parts = raw.split('/');
  return parts.length > 6 ? [raw] : parts.flatMap((part, i) => (i === 0 ? [part] : ['/', part]));
}

interface Found {
  readonly words: string;
  readonly length: number;
  readonly piece: string | undefined;
  readonly isCarried: boolean;
}

class Scan {
  readonly #tokens: readonly Token[];
  readonly #names: Names;
  readonly #known = new Map<string, { readonly piece: string | undefined; readonly isCarried: boolean }>();
  readonly pieces: { count: number; head: string; cards: string[] }[] = [];
  readonly around: string[] = [];
  readonly unknown: string[] = [];
  readonly others: string[] = [];
  readonly vague: string[] = [];
  /** What has been said since the last name. */
  #said: Token[] = [];
  #chain: 'none' | 'beside' | 'with' = 'none';
  #isAgainst = false;
  #isNewSentence = false;
  /** `two flights each of A and B`: so many of all that follow. */
  #each: number | undefined;

  constructor(line: string, names: Names) {
    this.#names = names;
    this.#tokens = tokensOf(line, names);
  }

  run(): void {
    for (let i = 0; i < this.#tokens.length; ) {
      const found = this.#isFree(i) ? this.#longestAt(i) : undefined;
      i = found ? this.#take(found, i) : this.#pass(i);
    }
    this.#leave();
  }

  /** A number stands for itself where a name begins behind it. */
  #isFree(i: number): boolean {
    const { low } = this.#tokens[i]!;
    return countIn(low) === undefined || this.#tokens[i]!.ends !== '' || this.#longestAt(i + 1) === undefined;
  }

  #meaning(words: string): { readonly piece: string | undefined; readonly isCarried: boolean } {
    const known = this.#known.get(words);
    if (known) return known;
    const found = { piece: this.#names.piece(words), isCarried: this.#names.isCarried(words) };
    this.#known.set(words, found);
    return found;
  }

  #longestAt(i: number): Found | undefined {
    const first = this.#tokens[i];
    const isLittle = first === undefined || LITTLE.has(first.low) || isPlainWord(first.low);
    if (first === undefined || first.word === '' || (isLittle && !/^[A-Z]/.test(first.word))) return undefined;
    let most = 1;
    while (most < MOST_WORDS && i + most < this.#tokens.length) {
      const before = this.#tokens[i + most - 1]!;
      const next = this.#tokens[i + most]!;
      if (before.ends !== '' || next.opens || /^[/+]?$/.test(next.word)) break;
      most++;
    }
    for (let length = most; length > 0; length--) {
      const some = this.#tokens.slice(i, i + length).map(({ word }) => word);
      if (length === 1 && (!this.#mayBeName(i) || this.#isHalf(i))) continue;
      const whole = some.join(' ');
      for (const words of new Set([whole, whole.replace(/s$/, '')])) {
        const { piece, isCarried } = this.#meaning(words);
        // `stormtrooper squads` are no card.
        const isMeasured = length > 1 && MEASURES.has(this.#tokens[i + length - 1]!.low);
        if (piece !== undefined || (isCarried && !isMeasured)) return { words, length, piece, isCarried };
      }
    }
    return undefined;
  }

  /** One word is a name if it is written like one, or stands where one must: `with gunner`, `three stormtroopers`. */
  #mayBeName(i: number): boolean {
    const { word, low } = this.#tokens[i]!;
    if (isPlainWord(low) || fold(word).length < 2) return false;
    if (/[A-ZÄÖÜ0-9]/.test(word)) return true;
    const before = this.#tokens[i - 1]?.low ?? '';
    const isCalledFor =
      countIn(before) !== undefined || WITH.has(before) || (BESIDE.has(before) && this.#chain !== 'none');
    return fold(word).length >= (isCalledFor ? 4 : LONG_WORD) && !MEASURES.has(low);
  }

  /** `Red Leader`, `Jake Farrel`: a word among others with a capital that no card has is half of another name. */
  #isHalf(i: number): boolean {
    const isOther = (at: number): boolean => {
      const one = this.#tokens[at];
      if (one === undefined || !/^[A-ZÄÖÜ][a-zäöüß]{2}/.test(one.word) || isPlainWord(one.low)) return false;
      if (MEASURES.has(one.low) || SIDES.has(one.low) || countIn(one.low) !== undefined) return false;
      const { piece, isCarried } = this.#meaning(one.word);
      return piece === undefined && !isCarried;
    };
    const isFirst = i < 2 || this.#tokens[i - 2]!.ends === 'sentence';
    // What belongs to a name before has been taken.
    const isLeft = !isFirst && this.#said.at(-1) === this.#tokens[i - 1];
    const before = isLeft && this.#tokens[i - 1]!.ends === '' && isOther(i - 1);
    const { ends } = this.#tokens[i]!;
    return before || (ends === '' && isOther(i + 1) && this.#longestAt(i + 1) === undefined);
  }

  #take(found: Found, i: number): number {
    const { words, length, piece, isCarried } = found;
    const last = this.pieces.at(-1);
    const end = i + length;
    const behind = this.#tokens[end - 1]!;
    const isOnLast =
      isCarried && last !== undefined && this.#chain !== 'none' && this.#names.couldCarry(last.head, words);
    if (this.#isRefused()) this.#said.push(...this.#tokens.slice(i, end));
    else if (last && piece !== undefined && this.#saysKind(last.head, words)) this.#said = [];
    else if (isOnLast && (this.#chain === 'with' || piece === undefined) && !this.#leadsToPiece(end, found)) {
      this.#leave();
      last.cards.push(words);
      this.#chain = 'with';
    } else if (piece !== undefined) this.#open(piece, []);
    else {
      const led = this.#led(i);
      if (led) {
        this.#open(led.piece, led.cards);
        this.#close(this.#tokens[led.end - 1]!);
        return this.#times(led.end);
      }
      this.#leave();
      this.unknown.push(words);
    }
    this.#close(behind);
    return this.#times(end);
  }

  /** `TLT Y-wing`, `Lone Wolf Boba`: what a piece carries may stand right before it. */
  #led(i: number): { readonly piece: string; readonly cards: string[]; readonly end: number } | undefined {
    const cards: string[] = [];
    let at = i;
    for (let n = 0; n < MOST_WORDS; n++) {
      if (this.#tokens[at]?.word === '/') at++;
      const found = this.#longestAt(at);
      if (!found) return undefined;
      at += found.length;
      if (found.piece !== undefined && cards.every((card) => this.#names.couldCarry(found.piece!, card)))
        return { piece: found.piece, cards, end: at };
      if (!found.isCarried || this.#tokens[at - 1]!.ends !== '') return undefined;
      cards.push(found.words);
    }
    return undefined;
  }
  /** A card that is counted and followed by a piece belongs to that one. */
  #leadsToPiece(end: number, { words, length }: Found): boolean {
    if (this.#count() === undefined || this.#tokens[end - 1]!.ends !== '') return false;
    const led = this.#led(end - length);
    return led?.cards.includes(words) ?? false;
  }

  /** `x3` behind a name. */
  #times(at: number): number {
    const digits = /^[x×](\d{1,2})$/i.exec(this.#tokens[at]?.word ?? '')?.[1];
    const last = this.pieces.at(-1);
    if (digits === undefined || !last) return at;
    last.count *= Math.max(1, Number(digits));
    this.#close(this.#tokens[at]!);
    return at + 1;
  }

  #close({ ends }: Token): void {
    if (ends === 'sentence') this.#endSentence();
  }
  #endSentence(): void {
    this.#leave();
    this.#chain = 'none';
    this.#isNewSentence = true;
  }

  #open(piece: string, cards: readonly string[]): void {
    const own = this.#count();
    const isJoined = this.#said.every(({ low }) => BESIDE.has(low) || LITTLE.has(low));
    if (own !== undefined || !isJoined)
      this.#each = this.#said.some(({ low }) => low === 'each' || low === 'je') ? own : undefined;
    const count = own ?? this.#each ?? 1;
    const said = this.#said.map(({ word }) => word);
    const isVague = this.#said.some(({ low }) => VAGUE.has(low));
    this.#leave(true);
    const isOfOthers = this.#isOfOthers(piece);
    if (this.#isNewSentence && isOfOthers) this.#isAgainst = true;
    this.#isNewSentence = false;
    if (this.#isAgainst || isOfOthers) {
      this.others.push([piece, ...cards].join(', '));
      this.#chain = 'none';
      return;
    }
    if (isVague) this.vague.push([...said, piece].join(' '));
    this.pieces.push({ count, head: piece, cards: [...cards] });
    this.#chain = 'beside';
  }

  /** Nobody can lead it together with those before. */
  #isOfOthers(piece: string): boolean {
    const own = this.#names.sides(piece);
    const before = this.pieces.map(({ head }) => this.#names.sides(head)).filter((sides) => sides.length > 0);
    return own.length > 0 && before.length > 0 && before.every((sides) => !sides.some((side) => own.includes(side)));
  }

  /** `in an X-wing`: no more than what the piece before is. */
  #saysKind(head: string, words: string): boolean {
    const said = this.#said.map(({ low }) => low).filter((word) => !LITTLE.has(word));
    const isIn = said.length === 1 && /^(?:in|im)$/.test(said[0]!);
    return isIn && (this.#names.isKindOf?.(head, words) ?? false);
  }

  /** `not a Barge`: named, and none of the list. */
  #isRefused(): boolean {
    return this.#said.slice(-4).some(({ low }) => NOT.has(low));
  }

  /** How many, if the words before say it: `four`, `two flights each of the latest`, `five eight men squads of`. */
  #count(): number | undefined {
    let count: number | undefined;
    let adjectives = 0;
    for (let i = 0; i < this.#said.length; i++) {
      const { word, low, ends } = this.#said[i]!;
      const number = countIn(low);
      const isOfMen = MEN.has(this.#said[i + 1]?.low ?? '') || this.#said[i - 1]?.low === 'of';
      if (number !== undefined && !((count ?? 0) > 1 && isOfMen)) {
        count = (Object.hasOwn(TIMES, low) ? (count ?? 1) : 1) * number;
        adjectives = 0;
      } else if (number === undefined && !MEASURES.has(low) && !MEN.has(low) && !LITTLE.has(low)) {
        // `two trusty Barges`, but no `two cabins led by a Barge`.
        const isAdjective = /^[a-zäöüß-]+$/.test(word) && !isPlainWord(low) && !OTHER_THINGS.has(low);
        if (!isAdjective || ++adjectives > MOST_ADJECTIVES) count = undefined;
      } else if (low === 'by') count = undefined;
      // Behind a comma nothing is counted any more.
      if (ends !== '') count = undefined;
    }
    return count !== undefined && count <= MOST_COUNTED ? count : undefined;
  }

  #pass(i: number): number {
    const token = this.#tokens[i]!;
    if (AGAINST.has(token.low) && this.pieces.length > 0) {
      this.#leave();
      this.#isAgainst = true;
      this.#chain = 'none';
    } else {
      this.#said.push(token);
      if (WITH.has(token.low) && this.#chain !== 'none') this.#chain = 'with';
      else if (!BESIDE.has(token.low) && !LITTLE.has(token.low) && countIn(token.low) === undefined)
        this.#chain = 'none';
    }
    if (token.ends === 'sentence') this.#endSentence();
    return i + 1;
  }

  /** What stood between two names is told, part by part; what it counts that is no thing of every day is unknown. */
  #leave(isCounted = false): void {
    const said = isCounted ? this.#withoutCount() : this.#said;
    this.#said = [];
    let part: Token[] = [];
    for (const token of said) {
      part.push(token);
      if (token.ends !== '') {
        this.#tell(part);
        part = [];
      }
    }
    this.#tell(part);
  }
  /** Number and measure belong to the piece behind. */
  #withoutCount(): Token[] {
    const said = [...this.#said];
    while (said.length > 0) {
      const { low, ends } = said.at(-1)!;
      const isCount =
        countIn(low) !== undefined || MEASURES.has(low) || MEN.has(low) || LITTLE.has(low) || VAGUE.has(low);
      if (ends !== '' || !isCount) break;
      said.pop();
    }
    return said;
  }

  /** Words with capitals in the middle of a sentence that are nearly the name of a piece: the game asks. */
  #nearlyIn(part: readonly Token[]): string | undefined {
    let run: string[] = [];
    for (const { word, low } of [...part, EMPTY]) {
      const isName = /^[A-ZÄÖÜ][a-zäöüß]{2}/.test(word) && !isPlainWord(low) && !SIDES.has(low);
      if (isName) run.push(word);
      else {
        if (run.length > 1 && run.length <= 3 && this.#names.isNearly(run.join(' '), 'piece')) return run.join(' ');
        run = [];
      }
    }
    return undefined;
  }

  #tell(part: readonly Token[]): void {
    const words = part.map(({ word }) => word);
    const last = this.pieces.at(-1);
    // `each wielding a Lantern`
    const isWith = WITH.has(words.find((word) => !LITTLE.has(word.toLowerCase()))?.toLowerCase() ?? '');
    while (isWith && LITTLE.has(words[0]!.toLowerCase())) words.shift();
    while (BESIDE.has(words[0]?.toLowerCase() ?? '') || WITH.has(words[0]?.toLowerCase() ?? '')) words.shift();
    while (BESIDE.has(words.at(-1)?.toLowerCase() ?? '')) words.pop();
    if (words.every((word) => isIdle(word.toLowerCase()))) return;
    const thing = thingCounted(part);
    const isLittle = (low: string): boolean => LITTLE.has(low) || BESIDE.has(low);
    const card = words.filter((word) => !isLittle(word.toLowerCase())).join(' ');
    const isRefused = part.some(({ low }) => NOT.has(low));
    const name = isRefused ? undefined : this.#nearlyIn(part);
    if (isWith && last && words.length <= MOST_WORDS && this.#names.isNearly(card, 'carried')) last.cards.push(card);
    else if (name !== undefined) this.pieces.push({ count: thing?.count ?? 1, head: name, cards: [] });
    else if (thing && !isRefused && !isAllIdle(thing.name) && this.#names.isNearly(thing.name, 'piece'))
      this.pieces.push({ count: thing.count, head: thing.name, cards: [] });
    else if (thing?.isMany || isVague(part)) this.unknown.push(words.join(' '));
    else if (looksLikeName(words)) this.unknown.push(words.join(' '));
    else if (saysMuch(words.join(' '))) this.around.push(words.join(' '));
  }
}

const EMPTY: Token = { word: '', low: '', opens: false, ends: '' };
/** `some Fleet and`: a name of which it is not said how many. */
const isVague = (part: readonly Token[]): boolean =>
  part.some(({ low }, i) => VAGUE.has(low) && /^[A-ZÄÖÜ]/.test(part[i + 1]?.word ?? ''));

/** It says nothing by itself. */
const isIdle = (low: string): boolean =>
  countIn(low) !== undefined || LITTLE.has(low) || MEASURES.has(low) || MEN.has(low) || SIDES.has(low) || low === '/';

/** More words between a number and a name say that something else is counted; so many of one kind nobody plays. */
const MOST_ADJECTIVES = 2;
const MOST_COUNTED = 20;

const isAllIdle = (words: string): boolean => words.toLowerCase().split(' ').every(isIdle);

/** So many letters a small word must have to be a name by itself. */
const LONG_WORD = 8;

/** Nothing but one or two words with capitals: more than talk. */
const looksLikeName = (words: readonly string[]): boolean =>
  words.length <= 3 &&
  words.join('').length > 3 &&
  words.every((word) => /^[A-ZÄÖÜ]/.test(word) && !isPlainWord(word.toLowerCase()));

/** Two may be an accident of words. */
export const FEWEST_PIECES = 2;

/** Undefined where fewer pieces are named than a list has. */
export function scanned(line: string, names: Names, fewest = FEWEST_PIECES): Spoken | undefined {
  if (line.length > LONGEST_LINE) return undefined;
  const scan = new Scan(line, names);
  scan.run();
  const { around, unknown, others, vague } = scan;
  const pieces = scan.pieces.map(
    ({ count, head, cards }): SpokenPiece => ({
      count,
      words: cards.length === 0 ? head : `${head} with ${cards.join(', ')}`,
    }),
  );
  return pieces.length === 0 || pieces.length + others.length < fewest
    ? undefined
    : { pieces, around, unknown, others, vague };
}
