import { queryOptions, useMutation } from '@tanstack/react-query';
import { useProfileUuid, viewerQuery } from '#web/data/viewer.ts';
import { call } from '#web/lib/call.ts';
import { leaveFor } from '#web/lib/leave.ts';

/** What the sign-in that has begun in this browser asks for. */
export const interactionQuery = (interaction: string) =>
  queryOptions({
    queryKey: ['interaction', interaction],
    queryFn: ({ signal }) => call('getInteraction', { params: { interaction } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** The account that is signed in, where this site keeps it. It is forgotten with the profile of its person. ERR-403. */
export const accountQuery = (uuid: string | null) =>
  queryOptions({
    queryKey: ['profile', uuid, 'account'],
    queryFn: ({ signal }) => call('readAccount', {}, signal),
    enabled: uuid !== null,
    retry: false,
  });

type Credentials = { email: string; password: string };
type NewAccount = Credentials & { firstName: string; lastName: string };

export const useSignIn = (interaction: string) =>
  useMutation({
    mutationFn: (body: Credentials) => call('signInWithPassword', { params: { interaction }, body }),
    onSuccess: ({ continueUrl }, _sent, _before, { client }) =>
      continueUrl === null ? client.invalidateQueries(interactionQuery(interaction)) : leaveFor(continueUrl),
  });

/** Who gets recovery codes goes on when these are saved. */
export const useSecondFactor = (interaction: string) =>
  useMutation({
    mutationFn: (code: string) => call('giveSecondFactor', { params: { interaction }, body: { code } }),
    onSuccess: ({ continueUrl, recoveryCodes }) => {
      if (recoveryCodes === null) leaveFor(continueUrl);
    },
    onError: (_error, _code, _before, { client }) => client.invalidateQueries(interactionQuery(interaction)),
  });

export const useRegister = (interaction: string) =>
  useMutation({
    mutationFn: (body: NewAccount) => call('registerAccount', { params: { interaction }, body }),
    onSuccess: (_sent, _body, _before, { client }) => client.invalidateQueries(interactionQuery(interaction)),
  });

export const useConfirmRegistration = (interaction: string) =>
  useMutation({
    mutationFn: (code: string) => call('confirmRegistration', { params: { interaction }, body: { code } }),
    onSuccess: ({ continueUrl }) => leaveFor(continueUrl),
  });

export const useForgetPassword = (interaction: string) =>
  useMutation({
    mutationFn: (email: string) => call('forgetPassword', { params: { interaction }, body: { email } }),
    onSuccess: (_sent, _email, _before, { client }) => client.invalidateQueries(interactionQuery(interaction)),
  });

export const useSendCodeAgain = (interaction: string) =>
  useMutation({ mutationFn: () => call('sendCodeAgain', { params: { interaction } }) });

export const useSetForgottenPassword = (interaction: string) =>
  useMutation({
    mutationFn: (body: { code: string; password: string }) =>
      call('setForgottenPassword', { params: { interaction }, body }),
    onSuccess: (_changed, _body, _before, { client }) => client.invalidateQueries(interactionQuery(interaction)),
  });

type AccountChange = { firstName: string; lastName: string; currentPassword: string; newPassword?: string };

export function useChangeAccount() {
  const { queryKey } = accountQuery(useProfileUuid());
  return useMutation({
    mutationFn: (body: AccountChange) => call('changeAccount', { body }),
    onSuccess: (_changed, { firstName, lastName }, _before, { client }) => {
      client.setQueryData(queryKey, (account) => account && { ...account, firstName, lastName });
      // The greeting.
      return client.invalidateQueries({ queryKey: viewerQuery.queryKey });
    },
  });
}
