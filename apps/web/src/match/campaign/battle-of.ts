import type { Json } from '@holotisch/engine';
import { matchPath } from '../../address/paths.ts';
import type { LocalApi } from '../match-api.ts';
import type { MatchOpen, Reply } from '../protocol.ts';
import { type KeptMatch, keepMatch, keptEntries, keptMatches, newMatchId } from '../storage.ts';
import type { AskedBattle, BattleLink } from './calls.ts';

/** The way from the campaign on the table of this machine to its battle and back. */

/** The open battle, and its match where it was begun. */
export interface BattleOf {
  readonly asked: AskedBattle;
  readonly link: BattleLink;
  readonly match: KeptMatch | undefined;
}

export async function battleOf(local: LocalApi): Promise<BattleOf | undefined> {
  const campaign = local.kept();
  const asked = campaign === undefined ? undefined : await local.battles.open();
  if (campaign === undefined || !asked) return undefined;
  const link = { match: campaign, battle: asked.battle, at: asked.at };
  return { asked, link, match: keptMatches().find((one) => isOf(one, link)) };
}

const isOf = ({ campaign }: KeptMatch, { match, battle }: BattleLink): boolean =>
  campaign?.match === match && campaign.battle === battle;

/** Sits down at the open battle, begun now or before; where its table stands. */
export async function startBattle(local: LocalApi, layOut = false): Promise<string | undefined> {
  const found = await battleOf(local);
  if (!found) return undefined;
  const { asked, link, match } = found;
  const { game, edition, setup, seed, seats, aids, level } = asked;
  const start = { game, edition, setup, seed, seats, aids, layOut, ...(level !== undefined && { level }) };
  const isOn = match ? await local.resume(match) : await local.start(start, link);
  return isOn ? matchPath(game) : undefined;
}

/** What the open battle has come to by its match, to be confirmed with `propose({ report })`; undefined: none was begun. */
export async function takeReport(local: LocalApi): Promise<Reply<Json> | undefined> {
  const match = (await battleOf(local))?.match;
  const fought = match && openOf(match);
  return fought && (await local.battles.report(fought));
}

/** The match that has told this decision of the campaign on the table, where it is still kept. */
export function battleTold(local: Pick<LocalApi, 'kept'>, at: number): KeptMatch | undefined {
  const here = local.kept();
  return keptMatches().find((one) => one.over && one.campaign?.match === here && one.campaign?.at === at);
}

/** How far a quick fight has come. */
export interface FightProgress {
  readonly rounds: number;
  readonly decisions: number;
}

/** Lets the computers fight the open battle, or what is left of it; its match is kept like any other. False: called off. */
export async function quickFight(local: LocalApi, onProgress: (far: FightProgress) => void): Promise<boolean> {
  const found = await battleOf(local);
  if (!found) return false;
  const { asked, link, match } = found;
  if (match?.over) return true;
  const file = await local.battles.fight(match && openOf(match), onProgress);
  if (!file) return false;
  const { seats, aids } = asked;
  const id = match?.id ?? newMatchId();
  const here = link.match;
  const fault = keepMatch({ id, file, seats, aids, saved: Date.now(), campaign: link }, here);
  if (fault) throw new Error(`the battle could not be kept: ${fault}`);
  return true;
}

/** The campaign of which a match is a battle, where it is still kept. */
export const campaignOf = ({ campaign }: KeptMatch): KeptMatch | undefined =>
  campaign && keptMatches().find(({ id }) => id === campaign.match);

/** Back from a battle to the map; where that stands. */
export async function backToCampaign(local: LocalApi): Promise<string | undefined> {
  const here = local.kept();
  const battle = keptMatches().find(({ id }) => id === here);
  const campaign = battle && campaignOf(battle);
  if (!campaign || !(await local.resume(campaign))) return undefined;
  return matchPath(String(campaign.file['game']));
}

function openOf(match: KeptMatch): MatchOpen | undefined {
  const log = keptEntries(match.id);
  return log && { text: JSON.stringify(match.file), log, seats: match.seats, aids: match.aids };
}
