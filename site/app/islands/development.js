/** Hot reload of islands in development: React Refresh has to hook in before React is loaded. */
import '/@vite/client';
import { injectIntoGlobalHook } from '/@react-refresh';

injectIntoGlobalHook(window);
Object.assign(window, {
  $RefreshReg$: () => undefined,
  $RefreshSig$: () => (type) => type,
});
