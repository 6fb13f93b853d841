import { HelpCard } from './help-card.tsx';

/** How many columns are left in the last row of a list of two, and of three columns. */
const OF_TWO = ['sm:col-span-2', 'sm:col-span-1'];
const OF_THREE = ['lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1'];

/** The end of a list in columns: the help card fills whatever its last row leaves free. */
export function HelpCell({ after }: { after: number }) {
  return (
    <li className={`${OF_TWO[after % 2]} ${OF_THREE[after % 3]}`}>
      <HelpCard />
    </li>
  );
}
