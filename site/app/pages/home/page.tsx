import { definePage } from '#app/page/page.ts';
import { usePageData } from '#app/shell/page-context.ts';
import { clinicThing } from '#app/structured-data/clinic.ts';
import { Approach } from './approach.tsx';
import { Concerns } from './concerns.tsx';
import { ContactStrip } from './contact-strip.tsx';
import { homeData } from './data.ts';
import { Hero } from './hero.tsx';
import { Latest } from './latest.tsx';
import { Panorama } from './panorama.tsx';
import { People } from './people.tsx';
import { Place } from './place.tsx';
import { ProgramsRow } from './programs-row.tsx';
import { Voice } from './voice.tsx';

function Home() {
  const page = usePageData<typeof homeData>();
  return (
    <>
      <Hero {...page.hero} />
      <Concerns concerns={page.concerns} />
      {page.panorama && <Panorama picture={page.panorama} />}
      <Approach {...page.approach} />
      <People {...page.people} />
      <ProgramsRow programs={page.programs} />
      {page.voice && <Voice {...page.voice} />}
      <Place {...page.place} />
      <Latest {...page.latest} />
      <ContactStrip />
    </>
  );
}

export const homePage = definePage({
  data: homeData,
  structuredData: (_, context) => [clinicThing(context)],
  View: Home,
});
