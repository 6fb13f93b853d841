import { showConsent } from '#app/islands/consent/show-consent.ts';
import { hideDismissedMessages, measureMessages } from './header-messages.ts';
import { openHomeInLanguage, rememberChosenLanguage } from './language.ts';
import { guardMenuSheet } from './menu-sheet.ts';
import { layOutForNamedPlace } from './named-place.ts';
import { rememberCampaign } from './remember-campaign.ts';
import { startScripts } from './start-scripts.ts';

/**
 * Runs in the head before the first paint and does what depends on this visitor's browser and would
 * otherwise flash. It becomes one small inline script, the same on every page, so that pages stay
 * cacheable and the CSP can allow it by hash. Each step is a function of this folder.
 */
document.documentElement.classList.add('has-script');
rememberCampaign();
showConsent();
openHomeInLanguage();
hideDismissedMessages();
measureMessages();
rememberChosenLanguage();
guardMenuSheet();
layOutForNamedPlace();
startScripts();
