import { env } from '@clinic/cms/settings/env';
import type { UIFieldServerProps } from 'payload';
import { InvitationControls, NewAccount } from './invitation-controls.tsx';

export function Invitation({ data, id, user }: UIFieldServerProps) {
  if (!user) return null;
  const hasMailServer = Boolean(env.SMTP_URL);
  if (!id) return <NewAccount hasMailServer={hasMailServer} />;
  if (String(id) === String(user.id)) return null;
  return (
    <div className="somebody-else">
      {data?.status === 'invited' && <InvitationControls hasMailServer={hasMailServer} />}
    </div>
  );
}
