import { env } from '@clinic/cms/settings/env';
import type { UIFieldServerProps } from 'payload';
import { InvitationControls, NewAccount } from './invitation-controls.tsx';

/** What an administrator sees of an account that is new, or somebody else's. */
export function Invitation({ data, id, user }: UIFieldServerProps) {
  if (!user) return null;
  const hasMailServer = Boolean(env.SMTP_URL);
  if (!id) return <NewAccount hasMailServer={hasMailServer} />;
  if (String(id) === String(user.id)) return null;
  const isWaiting = (data as { status?: string } | undefined)?.status === 'invited';
  return (
    <div className="somebody-else">
      {isWaiting && <InvitationControls hasMailServer={hasMailServer} />}
    </div>
  );
}
