import type { ArmadaState, Side, Unit } from '../state.ts';

/** What a battle of a campaign has besides: it is laid down with the setup, and no other match knows of it. */

/** The campaigns whose battles can be played. */
export const CAMPAIGNS = ['corellian-conflict', 'rebellion-in-the-rim'] as const;
export type Campaign = (typeof CAMPAIGNS)[number];

export type CampaignBattle = {
  readonly rules: Campaign;
  /** The side that has declared the assault. */
  readonly assault: Side;
  /** The objectives that the place offers; where it holds a base of the other side, that side chooses among them. */
  readonly objectives: readonly string[];
  readonly base: boolean;
  /** How many of its own objectives the other side adds to them. */
  readonly own: number;
  /** A token of Skilled Spacers: the other side may exchange an objective that is no campaign objective. */
  readonly exchange: boolean;
};

/** What earlier battles have made of a unit, and what this one makes of it. */
export type CampaignMarks = {
  /** It was destroyed in an earlier battle. */
  scarred?: true;
  /** A veteran's token: whether it has been spent in this battle. */
  veteran?: 'ready' | 'spent';
  /** It has destroyed an enemy ship or squadron in this battle. */
  victor?: true;
  /** It fights in this battle only, and stands on no roster. */
  joined?: true;
};

/** The marks that a unit has, for whoever copies one field by field. */
export const marksOf = ({ scarred, veteran, victor, joined }: CampaignMarks): CampaignMarks => ({
  ...(scarred && { scarred }),
  ...(veteran && { veteran }),
  ...(victor && { victor }),
  ...(joined && { joined }),
});

/** Off the table for good, one way or the other. */
export const isGone = ({ status }: Pick<Unit, 'status'>): boolean => status === 'destroyed' || status === 'retreated';

/** For the score of its battle who has retreated counts as destroyed. AR-FAQ-FLOTTENSTATUSAKTUALISIERUNG-07 */
export const countsAsDestroyed = (unit: Unit): boolean => isGone(unit) || unit.doomed;

export const isCampaign = ({ campaign }: Pick<ArmadaState, 'campaign'>): boolean => campaign !== undefined;
