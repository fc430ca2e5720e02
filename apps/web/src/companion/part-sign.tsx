import type { CompanionPart } from '../address/paths.ts';

const SIGNS: Readonly<Record<CompanionPart, string>> = {
  ask: 'M5 4h14v11h-7l-5 5v-5H5ZM10 8.5a2 2 0 1 1 2.6 2v1.2M12.6 13v.1',
  dice: 'M5 5h14v14H5ZM9 9v.1M15 9v.1M12 12v.1M9 15v.1M15 15v.1',
  standing: 'M12 4a8 8 0 1 0 .01 0ZM12 8v4.5l3 2',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1',
};

export const PartSign = ({ part }: { readonly part: CompanionPart }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={SIGNS[part]} />
  </svg>
);
