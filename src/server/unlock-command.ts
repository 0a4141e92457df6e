import { unlockIdentity } from './flows/unlock-identity.ts';
import { operatorCommand } from './operator-command.ts';

await operatorCommand('shopper:unlock', async (parts, email) => {
  const unlocked = await unlockIdentity(parts, email);
  if (unlocked === 0) throw new Error('No profile with this e-mail has used any of its tries.');
  return `The tries to prove who this is are as new, in ${unlocked} profile${unlocked === 1 ? '' : 's'}.`;
});
