import { useTranslations } from 'use-intl';

const LABEL = 'fill-ink font-sans text-[17px] max-sm:text-[28px]';
const QUIET = 'fill-stone-600 font-sans text-[16px] max-sm:hidden';

/** The way from the valley to the lake, drawn: not to scale, and no map service is asked. */
export function MapPicture({ village }: { village: string }) {
  const t = useTranslations('contact.map');
  return (
    <svg
      viewBox="0 0 1200 560"
      role="img"
      aria-label={t('description')}
      preserveAspectRatio="xMidYMid slice"
      className="h-72 w-full rounded-card border border-stone-200 bg-glacier-50 sm:h-auto print:h-auto"
    >
      <Terrain />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        {/* The railway: a line with sleepers. */}
        <path
          d="M-10 470C120 452 210 470 300 436S452 352 520 356"
          className="stroke-ink"
          strokeWidth="3"
        />
        <path
          d="M-10 470C120 452 210 470 300 436S452 352 520 356"
          className="stroke-ink"
          strokeWidth="11"
          strokeLinecap="butt"
          strokeDasharray="2 14"
        />
        {/* The pass road, light on a darker edge, winding up to the village and beyond. */}
        <path d={ROAD} className="stroke-larch-500" strokeWidth="9" />
        <path d={ROAD} className="stroke-white" strokeWidth="5" />
      </g>
      <Station />
      <Village />
      <Clinic />
      <g>
        <text x="490" y="404" className={LABEL}>
          {t('station')}
        </text>
        <text x="90" y="436" className={QUIET}>
          {t('railway')}
        </text>
        <text x="600" y="294" className={QUIET}>
          {t('road')}
        </text>
        <text x="634" y="152" className={LABEL} textAnchor="middle">
          {village}
        </text>
        <text
          x="960"
          y="316"
          className="fill-pine-700 font-serif text-[22px] max-sm:hidden"
          textAnchor="middle"
        >
          {t('lake')}
        </text>
        <text
          x="772"
          y="136"
          textAnchor="middle"
          className="fill-pine-700 font-sans text-[19px] font-semibold max-sm:text-[28px]"
        >
          {t('clinic')}
        </text>
        <text x="1010" y="66" className={QUIET}>
          {t('pass')}
        </text>
      </g>
    </svg>
  );
}

const ROAD =
  'M520 356C566 352 590 330 574 306S520 272 556 250 650 268 654 238 690 216 742 214 830 196 876 150 960 120 985 84 1010 20 1040-10';

/** Slopes as calm contour lines, the lake, and two summits. */
function Terrain() {
  return (
    <>
      <path d="M0 0H1200V560H0z" className="fill-glacier-50" />
      <path
        d="M0 250C140 180 250 240 380 150S620 40 760 60 1010 10 1200 60V0H0z"
        className="fill-glacier-100"
      />
      <path
        d="M0 560V500C160 520 330 500 480 470S760 500 900 480 1090 440 1200 460V560z"
        className="fill-glacier-100"
      />
      <g fill="none" className="stroke-glacier-300" strokeWidth="1.5" opacity=".8">
        <path d="M0 200C140 130 250 190 380 104S600 6 700 20" />
        <path d="M0 150C130 86 230 142 350 62S470-6 520-10" />
        <path d="M0 98C110 50 190 92 290 30" />
        <path d="M0 520C160 540 330 520 480 492S760 520 900 500 1090 462 1200 482" />
        <path d="M0 545C170 560 330 545 480 518S760 545 900 525 1090 488 1200 508" />
      </g>
      <path
        d="M740 300C790 246 900 226 1000 240S1160 290 1130 340 1000 400 900 396 690 356 740 300z"
        className="fill-glacier-300"
      />
      <g fill="none" className="stroke-white" strokeWidth="2" strokeLinecap="round" opacity=".8">
        <path d="M820 346h90M1000 350h64M862 366h70M1010 276h56" />
      </g>
      <g className="fill-pine-500" opacity=".35">
        <path d="m150 150 60-92 62 92zM250 160l42-64 44 64z" />
        <path d="m1090 190 46-70 48 70z" />
      </g>
      <g className="fill-white">
        <path d="m210 58-18 28 12 6 8-7 10 7 10-9zM1136 120l-14 21 9 5 7-6 8 6 6-8z" />
      </g>
    </>
  );
}

function Station() {
  return (
    <g>
      <circle cx="520" cy="356" r="11" className="fill-white stroke-ink" strokeWidth="4" />
    </g>
  );
}

/** A few roofs and a church. */
function Village() {
  return (
    <g className="fill-white stroke-pine-700" strokeWidth="2.5" strokeLinejoin="round">
      <path d="M618 228v-18l14-12 14 12v18z" />
      <path d="M684 206v-20l15-13 15 13v20z" />
      <path d="M652 224v-22h20v22zM654 202v-8l8-14 8 14v8" className="fill-glacier-100" />
    </g>
  );
}

function Clinic() {
  return (
    <g>
      <circle cx="772" cy="234" r="24" className="fill-pine-500" />
      <path
        d="m758 241 9-13 5 7 3-4 11 10M764 247h17"
        fill="none"
        className="stroke-white"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M772 208V148" className="stroke-pine-500" strokeWidth="1.5" />
    </g>
  );
}
