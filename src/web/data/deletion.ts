import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#web/lib/call.ts';
import { leaveFor } from '#web/lib/leave.ts';
import { tellOtherTabs } from '#web/lib/other-tabs.ts';

const LOOK_AGAIN = 5000;

/** It names nobody, and is asked for until it is done. */
export const receiptQuery = (receipt: string) =>
  queryOptions({
    queryKey: ['deletion', receipt],
    queryFn: ({ signal }) => call('readDeletionReceipt', { params: { receipt } }, signal),
    refetchInterval: ({ state }) => (state.data?.doneAt === null ? LOOK_AGAIN : false),
    retry: false,
  });

/** Leaves for the receipt, so that nothing of the person stays in the memory of this page or of another tab. */
const leave = ({ receipt }: { receipt: string }) => {
  tellOtherTabs('signed-out');
  leaveFor(`/your-data/receipt/${receipt}`);
};

export const useDeleteProfile = (uuid: string) =>
  useMutation({ mutationFn: () => call('deleteProfile', { params: { uuid } }), onSuccess: leave });

export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (currentPassword: string) => call('deleteAccount', { body: { currentPassword } }),
    onSuccess: leave,
  });
