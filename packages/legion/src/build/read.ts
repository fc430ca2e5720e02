import { bad, type FileFault, good, type Result, readJson } from '@holotisch/engine';
import { LIST_LIMITS, LONGEST_LIST_TEXT, type Meant, MOST_TEXT_LINES } from '@holotisch/engine/list';
import { EDITIONS, type Edition, type Format, formatOf } from '../data/index.ts';
import { assemble, type Draft, formatSaid } from './draft.ts';
import { pointsNowAndThen } from './draft-points.ts';
import { type Import, importFault, MOST_CARDS, MOST_UNITS } from './import.ts';
import { draftOfJson, isArmyJson } from './json-read.ts';
import { isLink, isNumberLink, readLink } from './link.ts';
import { isOwn, readOwn } from './own.ts';
import { isStored, readStored } from './stored.ts';
import { draftOfText } from './text-read.ts';
import { faultsOf } from './validate.ts';

/**
 * An army from a file of any kind that is known here: our own form, JSON of names, a pasted text or a link. Names are common to
 * both editions: without `edition` the one is taken that the list states, or in which more of it exists. `meant` answers what
 * an earlier reading of the same text has asked.
 */
export function readArmy(text: string, edition?: Edition, meant?: Meant): Result<Import, FileFault> {
  if (isLink(text)) {
    if (isNumberLink(text)) return bad(importFault('numberLink'));
    const linked = readLink(text, edition);
    return linked ? good(linked) : bad(importFault('noFaction'));
  }
  if (!/^[{[]/.test(text.replace('\uFEFF', '').trimStart())) {
    if (text.length > LONGEST_LIST_TEXT)
      return bad(importFault('tooMany', { count: text.length, most: LONGEST_LIST_TEXT }));
    const count = text.split('\n').length;
    if (count > MOST_TEXT_LINES) return bad(importFault('tooMany', { count, most: MOST_TEXT_LINES }));
    if (/^https?:\/\/\S+$/.test(text.trim())) return bad(importFault('otherLink'));
    return bestOf(draftOfText(text, meant), edition, meant);
  }
  const json = readJson(text, LIST_LIMITS);
  if (!json.ok) return json;
  if (isOwn(json.value)) return readOwn(json.value);
  if (isStored(json.value)) return readStored(json.value, edition);
  return isArmyJson(json.value) ? bestOf(draftOfJson(json.value), edition, meant) : bad(importFault('notArmy'));
}

const cardCount = ({ commands, contingencies, battleCards }: Draft): number =>
  commands.length + contingencies.length + battleCards.length;

function bestOf(draft: Draft, edition?: Edition, meant?: Meant): Result<Import, FileFault> {
  const count = draft.units.reduce((sum, unit) => sum + unit.count, 0);
  if (count > MOST_UNITS) return bad(importFault('tooMany', { count, most: MOST_UNITS }));
  if (cardCount(draft) > MOST_CARDS) return bad(importFault('tooMany', { count: cardCount(draft), most: MOST_CARDS }));
  const imports = (edition ? [edition] : editionsSaid(draft)).flatMap((one) => assemble(draft, one, meant) ?? []);
  const [best] = imports.toSorted((a, b) => compareReadings(draft, a, b));
  if (!best) return bad(importFault('nothing'));
  return best.army.units.length === 0 && best.army.commands.length === 0 ? bad(importFault('nothing')) : good(best);
}

/** What the list states is obeyed: an edition by its name, or a limit or format that only one of them has. */
function editionsSaid(draft: Draft): readonly Edition[] {
  const named = EDITIONS.filter((one) => draft.edition?.includes(one));
  const fitting = EDITIONS.filter((one) => formatSaid(draft, one) !== undefined);
  return named.length > 0 ? named : fitting.length > 0 ? fitting : EDITIONS;
}

/**
 * The one that loses less, then the one in which so many points are usual, that has less to ask, whose points are those of the
 * list, whose rules the army breaks less often, and that has less to tell.
 */
function compareReadings(draft: Draft, a: Import, b: Import): number {
  const lost = ({ report }: Import): number => report.filter((one) => one.lost).length;
  const asked = ({ report }: Import): number => report.filter((one) => one.asks).length;
  const said = draft.total?.points;
  const format = (one: Import): Format => formatOf(one.format ?? USUAL_FORMAT[one.army.edition]);
  const beyond = (one: Import): number =>
    said !== undefined && draft.limit === undefined && said > format(one).points ? 1 : 0;
  const off = ({ army }: Import): number => {
    const { now, first } = pointsNowAndThen(army);
    return said === undefined || said === now || said === first ? 0 : 1;
  };
  const faults = (one: Import): number =>
    faultsOf(one.army, format(one)).filter(({ incomplete }) => !incomplete).length;
  return (
    lost(a) - lost(b) ||
    beyond(a) - beyond(b) ||
    asked(a) - asked(b) ||
    off(a) - off(b) ||
    faults(a) - faults(b) ||
    a.report.length - b.report.length
  );
}

/** The usual size of a game in each edition. */
const USUAL_FORMAT: Readonly<Record<Edition, string>> = { '1.2': 'standard', '2.6': 'standard-2' };
