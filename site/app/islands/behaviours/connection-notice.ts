/** Shows the offline notice while there is no connection. */
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
