import { HelpCard } from './help-card.tsx';

/** Classes that span the free columns of the last row in a list of two or three columns. */
const OF_TWO = ['sm:col-span-2', 'sm:col-span-1'];
const OF_THREE = ['lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1'];

/** The last cell of a list in columns: the help card fills the rest of the last row. */
export function HelpCell({ after }: { after: number }) {
  return (
    <li className={`${OF_TWO[after % 2]} ${OF_THREE[after % 3]}`}>
      <HelpCard />
    </li>
  );
}
