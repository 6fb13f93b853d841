import { useTranslations } from 'use-intl';
import { ITEM_PAGE_IDS, listOf } from '#app/routing/entry-href.ts';
import { routeOptionsOf } from '#app/routing/table.ts';
import { GetStarted } from '#app/shell/get-started.tsx';
import { useShell } from '#app/shell/page-context.ts';
import { useOfferedHref } from '#app/shell/use-offered-href.ts';
import { CloseIcon } from '#app/ui/icons.tsx';
import { Flyout } from './flyout.tsx';
import { MenuAnchor } from './menu-anchor.tsx';
import type { MenuGroupView } from '#app/shell/shell-data/menu-data.ts';
import { MENU_ID } from './menu-id.ts';
import { MenuVisit } from './menu-visit.tsx';

/** What the clinic treats and how, in the order of the route table, and what it thinks of it. */
const MAIN_PAGES = [
  ...ITEM_PAGE_IDS.map(listOf).filter((id) => {
    const { footer, mainMenu } = routeOptionsOf(id);
    return footer === 'care' && mainMenu !== false;
  }),
  'approach' as const,
];

/**
 * The menu for all screen sizes. On large screens it is a row of names with flyouts; on small ones
 * the same list is in a full-screen popover that the header's button opens. Scripts add behaviour
 * in site/app/islands/behaviours/menu.ts.
 */
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
