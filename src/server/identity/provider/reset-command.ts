import { operatorCommand } from '#server/operator-command.ts';
import { resetFactor } from './reset-factor.ts';

await operatorCommand('agent:reset-factor', async (parts, email) => {
  if (!(await resetFactor(parts, email))) throw new Error('No account with this e-mail has a second factor.');
  return 'The second factor is gone, and its recovery codes. The next sign-in sets up a new one.';
});
