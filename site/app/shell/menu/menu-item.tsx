import { useTranslations } from 'use-intl';
import { ArrowIcon, ExternalIcon } from '#app/ui/icons.tsx';
import { MenuAnchor } from './menu-anchor.tsx';
import type { MenuLinkView } from '#app/shell/shell-data/menu-data.ts';
import { MenuIcon } from './menu-icon.tsx';

/** An entry of a flyout in its editor's chosen style: icon and description, arrow, or plain. */
export function MenuItem({ link }: { link: MenuLinkView }) {
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

/** The badge for new entries and the label that an editor entered. */
function Marks({ link: { isNew, label } }: { link: MenuLinkView }) {
  const t = useTranslations('menu');
  return (
    <>
      {isNew && <span className="menu-badge">{t('new')}</span>}
      {label && <span className="menu-label">{label}</span>}
    </>
  );
}

/** The recommended program, as a card. */
export function FeaturedItem({ link }: { link: MenuLinkView }) {
  const t = useTranslations('menu');
  return (
    <MenuAnchor href={link.href} className="menu-card on-dark">
      <span className="menu-card-marks">
        {link.isRecommended && <span>{t('recommended')}</span>}
        <Marks link={link} />
      </span>
      <span className="menu-card-name">{link.name}</span>
      {link.description && <span className="menu-card-line">{link.description}</span>}
      <Ridge />
    </MenuAnchor>
  );
}

/** A decorative ridge line along the bottom of the card. */
function Ridge() {
  return (
    <svg viewBox="0 0 280 72" aria-hidden="true" className="menu-ridge" preserveAspectRatio="none">
      <path d="M0 58 46 26l24 18 44-38 38 40 26-18 40 30 24-14 38 20v20H0z" />
    </svg>
  );
}
