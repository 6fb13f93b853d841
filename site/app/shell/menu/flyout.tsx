import { useTranslations } from 'use-intl';
import { useShownPath } from '#app/shell/page-context.ts';
import type { MenuGroupView, MenuLinkView, MenuPartView } from '#app/shell/shell-data/menu-data.ts';
import { ArrowIcon, ExternalIcon } from '#app/ui/icons.tsx';
import { DisclosureIcon, MenuIcon, MenuAnchor } from './menu-icon.tsx';

/** The shared `name` of all flyouts: opening one closes the others without a script. */
const EXCLUSIVE = 'main-menu';

/** A native <details>, so that it opens before any script runs and without scripts. */
export function Flyout({ group }: { group: MenuGroupView }) {
  const path = useShownPath();
  const { name, description, parts, featured, bottom } = group;
  const main = parts.filter(({ columns }) => columns === 2);
  const narrow = parts.filter(({ columns }) => columns === 1);
  const isHere = path && group.href ? `${path}/`.startsWith(`${group.href}/`) : false;
  return (
    <details name={EXCLUSIVE} className="flyout">
      <summary data-here={isHere || undefined}>
        {name}
        <DisclosureIcon />
      </summary>
      <div className="flyout-panel">
        <div className="flyout-grid">
          <div className="flyout-intro">
            <p className="flyout-title">{name}</p>
            {description && <p className="flyout-text">{description}</p>}
          </div>
          <div className="flyout-main">
            {main.map((part) => (
              <Part
                key={part.links[0]?.name}
                part={part}
                heading={part.name === name ? undefined : part.name}
              />
            ))}
          </div>
          {(featured.length > 0 || narrow.length > 0) && (
            <div className="flyout-aside">
              {featured.map((link) => (
                <FeaturedItem key={link.name} link={link} />
              ))}
              {narrow.map((part) => (
                <Part key={part.links[0]?.name} part={part} heading={part.name} />
              ))}
            </div>
          )}
        </div>
        {bottom.length > 0 && (
          <div className="flyout-bottom">
            <Links links={bottom} className="flyout-bottom-links" />
          </div>
        )}
      </div>
    </details>
  );
}

/** By number of rows: entries run down the columns, in the order of the arrow keys. */
const ROWS = [
  ...['', 'xl:grid-rows-1', 'xl:grid-rows-2', 'xl:grid-rows-3', 'xl:grid-rows-4'],
  ...['xl:grid-rows-5', 'xl:grid-rows-6', 'xl:grid-rows-7', 'xl:grid-rows-8'],
];

/** A list of entries; a heading that only repeats the group's name is left out. */
function Part({ part, heading }: { part: MenuPartView; heading?: string }) {
  const rows = ROWS[Math.ceil(part.links.length / 2)];
  const columns = rows ? `flyout-columns xl:grid-flow-col ${rows}` : 'flyout-columns';
  return (
    <div>
      {heading && <p className="flyout-heading">{heading}</p>}
      <Links links={part.links} className={part.columns === 2 ? columns : ''} />
    </div>
  );
}

function Links({ links, className }: { links: MenuLinkView[]; className: string }) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.name}>
          <MenuItem link={link} />
        </li>
      ))}
    </ul>
  );
}

function MenuItem({ link }: { link: MenuLinkView }) {
  const { kind, href, look = '', className = '' } = link;
  const classes = `menu-${kind} ${look && `menu-${look}`} ${className}`.trim();
  return (
    <MenuAnchor href={href} className={classes}>
      {link.icon && <MenuIcon shapes={link.icon} />}
      <span>
        <span className="menu-name">
          {link.name}
          <Marks link={link} />
        </span>
        {link.description && <span className="menu-line">{link.description}</span>}
      </span>
      {kind === 'arrow-item' && <ArrowIcon />}
      {!href.startsWith('/') && <ExternalIcon />}
    </MenuAnchor>
  );
}

function Marks({ link: { isNew, label } }: { link: MenuLinkView }) {
  const t = useTranslations('menu');
  return (
    <>
      {isNew && <span className="menu-badge">{t('new')}</span>}
      {label && <span className="menu-label">{label}</span>}
    </>
  );
}

function FeaturedItem({ link }: { link: MenuLinkView }) {
  const t = useTranslations('menu');
  return (
    <MenuAnchor href={link.href} className="menu-card on-dark">
      <span className="menu-card-marks">
        {link.isRecommended && <span>{t('recommended')}</span>}
        <Marks link={link} />
      </span>
      <span className="menu-card-name">{link.name}</span>
      {link.description && <span className="menu-card-line">{link.description}</span>}
      <svg
        viewBox="0 0 280 72"
        aria-hidden="true"
        className="menu-ridge"
        preserveAspectRatio="none"
      >
        <path d="M0 58 46 26l24 18 44-38 38 40 26-18 40 30 24-14 38 20v20H0z" />
      </svg>
    </MenuAnchor>
  );
}
