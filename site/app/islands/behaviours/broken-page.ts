/**
 * Without a connection there was no server error, and the visitor only has to wait. The error page
 * then says so, and reloads as soon as there is a connection.
 */
export function brokenPage(): void {
  const page = document.querySelector('.broken-page');
  if (!page) return;
  const { classList } = document.documentElement;
  const follow = () => {
    if (navigator.onLine) return;
    classList.add('shows-offline-page');
    for (const words of page.querySelectorAll<HTMLElement>('[data-offline]')) {
      words.textContent = words.dataset.offline ?? '';
    }
  };
  follow();
  addEventListener('offline', follow);
  addEventListener('online', () => {
    if (classList.contains('shows-offline-page')) location.reload();
  });
}
