/** While developing, islands are replaced in the open page: React has to be watched before it is loaded. */
import '/@vite/client';
import { injectIntoGlobalHook } from '/@react-refresh';

injectIntoGlobalHook(window);
Object.assign(window, {
  $RefreshReg$: () => undefined,
  $RefreshSig$: () => (type) => type,
});
