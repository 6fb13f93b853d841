import { expect, type Page } from '@playwright/test';

/**
 * Waits for all finite animations to end, as colours differ while elements fade in. Asked again and
 * again, not by `finished`: an animation in a part of the page that is not rendered never ends.
 */
export async function animationsFinished(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(runningAnimations)).toBe(0);
}

function runningAnimations(): number {
  return document.getAnimations().filter(({ effect, playState }) => {
    const { target } = effect as KeyframeEffect;
    const isRendered = target?.checkVisibility({ contentVisibilityAuto: true }) ?? false;
    return (
      playState === 'running' && isRendered && effect?.getComputedTiming().endTime !== Infinity
    );
  }).length;
}
