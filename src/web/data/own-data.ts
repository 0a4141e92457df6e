import { useMutation } from '@tanstack/react-query';
import { centralDate } from '#domain/calendar/central-time.ts';
import { call } from '#web/lib/call.ts';
import { saveFile } from '#web/lib/save-file.ts';

/** All that is kept of a person goes into a file and stays in no memory of the page. */
export const useSaveOwnData = (uuid: string) =>
  useMutation({
    mutationFn: async () => {
      const data = await call('exportOwnData', { params: { uuid } });
      const name = `shopper-profile-${centralDate(Date.parse(data.madeAt))}.json`;
      saveFile(name, 'application/json', JSON.stringify(data, null, 2));
      return name;
    },
  });
