import { bad, type FileFault, good, type Result, readJson } from '@holotisch/engine';
import { EDITIONS, type Edition } from '../data/index.ts';
import { assemble, type Draft } from './draft.ts';
import { ARMY_LIMITS, type Import, importFault, LONGEST_TEXT, MOST_CARDS, MOST_UNITS } from './import.ts';
import { draftOfJson, isArmyJson } from './json-read.ts';
import { isLink, readLink } from './link.ts';
import { isOwn, readOwn } from './own.ts';
import { draftOfText } from './text-read.ts';

/**
 * An army from a file of any kind that is known here: our own form, JSON of names, a pasted text or a link. Names are common to
 * both editions: without `edition` the one is taken in which more of the list exists.
 */
export function readArmy(text: string, edition?: Edition): Result<Import, FileFault> {
  if (isLink(text)) {
    const linked = readLink(text);
    return linked ? good(linked) : bad(importFault('noFaction'));
  }
  if (!/^[\uFEFF\s]*[{[]/.test(text)) {
    if (text.length > LONGEST_TEXT) return bad(importFault('tooMany', { count: text.length, most: LONGEST_TEXT }));
    if (/^\s*https?:\/\/\S+\s*$/.test(text)) return bad(importFault('otherLink'));
    return meant(draftOfText(text), edition);
  }
  const json = readJson(text, ARMY_LIMITS);
  if (!json.ok) return json;
  if (isOwn(json.value)) return readOwn(json.value);
  return isArmyJson(json.value) ? meant(draftOfJson(json.value), edition) : bad(importFault('notArmy'));
}

const cardCount = ({ commands, contingencies, battleCards }: Draft): number =>
  commands.length + contingencies.length + battleCards.length;

function meant(draft: Draft, edition?: Edition): Result<Import, FileFault> {
  const count = draft.units.reduce((sum, unit) => sum + unit.count, 0);
  if (count > MOST_UNITS) return bad(importFault('tooMany', { count, most: MOST_UNITS }));
  if (cardCount(draft) > MOST_CARDS) return bad(importFault('tooMany', { count: cardCount(draft), most: MOST_CARDS }));
  const imports = (edition ? [edition] : EDITIONS).flatMap((one) => assemble(draft, one) ?? []);
  const [best] = imports.toSorted((a, b) => lostIn(a) - lostIn(b) || a.report.length - b.report.length);
  if (!best) return bad(importFault('nothing'));
  return best.army.units.length === 0 && best.army.commands.length === 0 ? bad(importFault('nothing')) : good(best);
}

const lostIn = ({ report }: Import): number => report.filter(({ lost }) => lost).length;
