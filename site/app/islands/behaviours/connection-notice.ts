/** Tells a visitor without a connection, and no longer than that lasts. */
export function connectionNotice(): void {
  const words = document.querySelector<HTMLElement>('.offline-notice > p');
  if (!words) return;
  const follow = () => {
    words.hidden = navigator.onLine;
  };
  follow();
  addEventListener('online', follow);
  addEventListener('offline', follow);
}
