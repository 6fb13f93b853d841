import { useLoaderData } from 'react-router';
import { pageLoader } from '../page-loader.ts';
import { pageMeta } from '../page-meta.ts';
import { Approach } from './approach.tsx';
import { ContactStrip } from './contact-strip.tsx';
import { DiagnosticsGrid } from './diagnostics-grid.tsx';
import { Hero } from './hero.tsx';
import { Place } from './place.tsx';

export const loader = pageLoader<'home'>();
export const meta = pageMeta;

export default function Home() {
  const { hero, approach, diagnostics, place } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero {...hero} />
      <Approach {...approach} />
      <DiagnosticsGrid diagnostics={diagnostics} />
      <Place {...place} />
      <ContactStrip />
    </>
  );
}
