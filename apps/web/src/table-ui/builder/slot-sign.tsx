/** The sign of an upgrade icon, as a path of 24 by 24. */
export const SlotSign = ({ d }: { readonly d: string }) => (
  <svg className="icon slot-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
);
