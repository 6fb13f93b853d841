import { useTranslations } from 'use-intl';
import { CLINIC } from '@clinic/cms/clinic-config/clinic';
import { href } from '#app/routing/href.ts';
import { ITEM_PAGE_IDS, listOf } from '#app/routing/entry-href.ts';
import { routeOptionsOf } from '#app/routing/table.ts';
import { GetStarted } from '#app/shell/get-started.tsx';
import { useShell, useOfferedHref, useAlternates } from '#app/shell/page-context.ts';
import { CloseIcon, PinIcon } from '#app/ui/icons.tsx';
import { Flyout } from './flyout.tsx';
import { MenuAnchor } from './menu-icon.tsx';
import type { MenuGroupView } from '#app/shell/shell-data/menu-data.ts';
import { PhoneLink } from '#app/ui/phone.tsx';
import { MENU_ID } from './menu-id.ts';

/** For clinics without a menu: the lists of the care, in the order of the table, and the approach. */
const MAIN_PAGES = [
  ...ITEM_PAGE_IDS.map(listOf).filter((id) => {
    const { footer, mainMenu } = routeOptionsOf(id);
    return footer === 'care' && mainMenu !== false;
  }),
  'approach' as const,
];

/** A row of names with flyouts; on small screens the same list is a popover (behaviours/menu.ts). */
export function Menu({ groups }: { groups: MenuGroupView[] }) {
  const t = useTranslations();
  return (
    <div id={MENU_ID} popover="auto" className="menu">
      <div className="menu-head">
        <p id="menu-title" className="menu-head-title">
          {t('shell.menu')}
        </p>
        <button
          type="button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          autoFocus
          className="icon-button"
        >
          <CloseIcon />
          <span className="sr-only">{t('menu.close')}</span>
        </button>
      </div>
      <div className="menu-body">
        <nav aria-label={t('shell.navigation')}>
          <ul className="menu-groups">
            {groups.length === 0 && <MainPages />}
            {groups.map((group) => (
              <li key={group.name}>
                <Group group={group} />
              </li>
            ))}
          </ul>
        </nav>
        <MenuVisit />
      </div>
      <div className="menu-foot">
        <GetStarted />
      </div>
    </div>
  );
}

/** The fallback when no menu content exists. */
function MainPages() {
  const { titleOf } = useShell();
  const offered = useOfferedHref();
  return MAIN_PAGES.map((id) => {
    const href = offered(id);
    return (
      href && (
        <li key={id}>
          <MenuAnchor href={href} className="menu-top-link">
            {titleOf(id)}
          </MenuAnchor>
        </li>
      )
    );
  });
}

function Group({ group }: { group: MenuGroupView }) {
  const { name, href, parts, featured, bottom } = group;
  const isFlyout = parts.length + featured.length + bottom.length > 0;
  if (isFlyout || !href) return <Flyout group={group} />;
  return (
    <MenuAnchor href={href} className="menu-top-link">
      {name}
    </MenuAnchor>
  );
}

/** Has the languages too, because the header hides them when large text leaves no room for them. */
function MenuVisit() {
  const t = useTranslations();
  const { clinic, locale } = useShell();
  const alternates = useAlternates();
  return (
    <div className="menu-visit">
      {clinic && (
        <ul>
          {clinic.phone && (
            <li>
              <PhoneLink
                phone={clinic.phone}
                className="menu-visit-link"
                label={t('shell.phone')}
              />
            </li>
          )}
          <li>
            <a href={`${href('contact', {}, locale)}#directions`} className="menu-visit-link">
              <PinIcon />
              {t('footer.directions')}
            </a>
          </li>
        </ul>
      )}
      {clinic && clinic.openingTimes.length > 0 && (
        <div className="menu-hours">
          <p className="menu-visit-title">{t('shell.openingTimes')}</p>
          <dl>
            {clinic.openingTimes.map(({ days, hours }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{hours}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {CLINIC.switcher.length > 1 && (
        <ul aria-label={t('shell.language')} className="menu-languages">
          {CLINIC.switcher.map((language) => (
            <li key={language}>
              <a
                href={alternates[language]}
                hrefLang={language}
                lang={language}
                data-language={language}
                aria-current={language === locale ? 'true' : undefined}
              >
                {CLINIC.languages[language]?.name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
