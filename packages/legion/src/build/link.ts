/**
 * Links of Legion HQ: `…/list/<faction>/<points>:<unit>,<unit>,…,<card>`; a unit is its count, its code and the code of an
 * upgrade or `0` for each icon, a set-aside upgrade after `_`, a counterpart after `+`.
 */
import { clip, LONGEST_LIST_TEXT, type Report } from '@holotisch/engine/list';
import {
  EDITIONS,
  type Edition,
  FACTIONS,
  type Faction,
  FORMATS,
  type Format,
  findUnit,
  formatOf,
} from '../data/index.ts';
import { upgradeName } from '../text/build/names.ts';
import type { Army, ArmyUnit, Carrier } from './army.ts';
import { cardOfCode, codeOf } from './hq/hq.ts';
import { type Import, MOST_UNITS, newReport } from './import.ts';
import { findUpgrade } from './look-up.ts';

export const LINK_FACTIONS: Readonly<Record<Faction, string>> = {
  rebel: 'rebels',
  empire: 'empire',
  republic: 'republic',
  separatist: 'separatists',
  mercenary: 'mercenary',
  mandalorian: 'mandalorians',
};

/** `https://legion-hq.com/list/rebels/1ab…`: site, faction and codes. */
function linkIn(text: string): { readonly site: string; readonly faction: string; readonly codes: string } | undefined {
  const words = text.trim();
  const at = words.indexOf('/list/');
  if (text.length >= LONGEST_LIST_TEXT || at < 0 || !/^\S+$/.test(words)) return undefined;
  const site = words.slice(0, at).replace(/^https?:\/\//i, '');
  if (!/^[\w.-]+$/.test(site) || !/legion-?hq/i.test(site)) return undefined;
  const [faction = '', rest = ''] = words.slice(at + '/list/'.length).split('/');
  return { site, faction, codes: /^[\w:,+]*/.exec(rest)?.[0] ?? '' };
}

export const isLink = (text: string): boolean => linkIn(text) !== undefined;

/** `…/list/57604`: the number of a list that only the site holds. */
export const isNumberLink = (text: string): boolean => /^\d+$/.test(linkIn(text)?.faction ?? '');

/** Only the later site writes the points; the earlier one knew the cards of 1.2 first and those of 2.6 in the end. */
function editionsOf(site: string, points: number | undefined): readonly Edition[] {
  if (/legionhq2/i.test(site)) return ['2.6'];
  return points === undefined ? EDITIONS : ['2.6'];
}

/** Without points the codes tell the edition: the one in which more of them mean something, else the earlier. */
export function readLink(text: string, edition?: Edition): Import | undefined {
  const { site = '', faction: factionWord = '', codes = '' } = linkIn(text) ?? {};
  const parts = codes.split(':');
  const points = /^\d+$/.test(parts[0] ?? '') ? Number(parts[0]) : undefined;
  const faction = FACTIONS.find((one) => LINK_FACTIONS[one] === factionWord.toLowerCase());
  if (!faction) return undefined;
  const lost = ({ report }: Import): number => report.filter((one) => one.lost).length;
  const readings = (edition ? [edition] : editionsOf(site, points)).map((one) =>
    readCodes(parts, points, faction, one),
  );
  return readings.toSorted((a, b) => lost(a) - lost(b))[0];
}

function readCodes(parts: readonly string[], points: number | undefined, faction: Faction, edition: Edition): Import {
  const format = FORMATS.find((one) => one.edition === edition && one.points === points);
  const report = newReport();
  // What stands between points and units is the battle force.
  for (const force of parts.slice(points === undefined ? 0 : 1, -1))
    report.lose('battleForce', { what: clip(force) }, {});
  const units: ArmyUnit[] = [];
  const commands: string[] = [];
  const battleDeck: string[] = [];
  for (const segment of (parts.at(-1) ?? '').split(',')) {
    if (segment === '') continue;
    const card = segment.length === 2 ? cardOfCode(segment, edition) : undefined;
    if (card?.kind === 'command') commands.push(card.id);
    else if (card?.kind === 'battle') battleDeck.push(card.id);
    else if (segment.length < 3 || !readSegment(segment, units, edition, report)) loseSegment(segment, edition, report);
  }
  const army: Army = { edition, faction, units, commands, battleDeck };
  const limit = points !== undefined && !format ? { limit: points } : {};
  return { army, ...(format && { format: format.id }), ...limit, report: report.changes };
}

/** A unit that nobody knows takes what it carries along, and that is told by name as far as it has one. */
function loseSegment(segment: string, edition: Edition, report: Report): void {
  report.lose('dropped', { what: clip(segment) }, {});
  for (const [code] of segment.slice(3).matchAll(/[A-Za-z]{2}/g)) {
    const card = cardOfCode(code, edition);
    if (card?.kind === 'upgrade')
      report.lose('droppedWith', { what: upgradeName(card.id, edition), unit: clip(segment.slice(0, 3)) }, {});
  }
}

function readSegment(segment: string, units: ArmyUnit[], edition: Edition, report: Report): boolean {
  const [own = '', partner] = segment.split('+');
  const count = Number(own[0]);
  const carrier = readCarrier(own, edition, report);
  if (!carrier || !(count >= 1) || units.length + count > MOST_UNITS) return false;
  const counterpart = partner === undefined ? undefined : readCarrier(partner, edition, report);
  if (partner !== undefined && !counterpart) report.lose('dropped', { what: clip(partner) }, {});
  const { loadout, ...rest } = carrier;
  const listed: ArmyUnit = {
    ...rest,
    ...(counterpart && { counterpart: { unit: counterpart.unit, upgrades: counterpart.upgrades } }),
    ...(loadout.length > 0 && { loadout }),
  };
  for (let n = 0; n < count; n++) units.push(listed);
  return true;
}

function readCarrier(
  words: string,
  edition: Edition,
  report: Report,
): (Carrier & { readonly loadout: string[] }) | undefined {
  const unit = cardOfCode(words.slice(1, 3), edition);
  if (unit?.kind !== 'unit') return undefined;
  const [carried = '', aside = ''] = words.slice(3).split('_');
  const upgradesIn = (codes: string): string[] =>
    [...codes.matchAll(/0|[A-Za-z]{2}|./g)].flatMap(([code]) => {
      const card = code === '0' ? undefined : cardOfCode(code, edition);
      if (card?.kind === 'upgrade') return [card.id];
      if (code !== '0') report.lose('dropped', { what: clip(code) }, {});
      return [];
    });
  return { unit: unit.id, upgrades: upgradesIn(carried), loadout: upgradesIn(aside) };
}

/** Upgrades in the order of the icons, `0` for one that is free. Undefined where a card has no code. */
function writeCarrier(carrier: Carrier, count: number, format: Format): string | undefined {
  const unit = findUnit(carrier.unit, format.edition);
  const code = codeOf('unit', carrier.unit, format.edition);
  if (!unit || code === undefined) return undefined;
  const left = carrier.upgrades.flatMap((id) => findUpgrade(id, format) ?? []);
  const cards = [...unit.slots, ...left.flatMap(({ slots }) => slots ?? [])].map((slot) => {
    const at = left.findIndex((card) => card.slot === slot);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  });
  const codes = [...cards, ...left].map((card) => (card ? codeOf('upgrade', card.id, format.edition) : '0'));
  return codes.includes(undefined) ? undefined : `${count}${code}${codes.join('')}`;
}

/** Undefined where the army has a card that the site does not know. */
export function writeLink(army: Army, formatId: string): string | undefined {
  const format = formatOf(formatId);
  const units = grouped(army.units).map(({ listed, count }) => {
    const own = writeCarrier(listed, count, format);
    const aside = (listed.loadout ?? []).map((id) => codeOf('upgrade', id, format.edition) ?? '').join('');
    const partner = listed.counterpart ? writeCarrier(listed.counterpart, 1, format) : '';
    if (own === undefined || partner === undefined) return undefined;
    return `${own}${aside && `_${aside}`}${partner && `+${partner}`}`;
  });
  const cards = [
    ...army.commands.map((id) => codeOf('command', id, format.edition)),
    ...army.battleDeck.map((id) => codeOf('battle', id, format.edition)),
  ];
  const segments = [...units, ...cards];
  if (segments.includes(undefined)) return undefined;
  const faction = LINK_FACTIONS[army.faction];
  return format.edition === '2.6'
    ? `https://legionhq2.com/list/${faction}/${format.points}:${segments.join(',')}`
    : `https://legion-hq.com/list/${faction}/${segments.join(',')}`;
}

/** Equal units together, no more than nine at a time: a count has one digit. */
function grouped(units: readonly ArmyUnit[]): { readonly listed: ArmyUnit; count: number }[] {
  const groups: { readonly listed: ArmyUnit; readonly key: string; count: number }[] = [];
  for (const listed of units) {
    const key = JSON.stringify(listed);
    const same = groups.find((group) => group.key === key && group.count < 9);
    if (same) same.count += 1;
    else groups.push({ listed, key, count: 1 });
  }
  return groups;
}
