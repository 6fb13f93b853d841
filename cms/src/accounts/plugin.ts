import { feature } from '../plugin/feature.ts';
import { ACCESS, grouped } from '../plugin/studio-groups.ts';
import { users } from './users.ts';

/** Accounts of the people who work in the studio. */
export const accounts = () => feature({ collections: grouped(ACCESS, [users]) });
