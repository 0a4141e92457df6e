/** Hours are the specification's own (A9), as they are given there: no days or zones were added. CONTENT-413 to CONTENT-416. */
export const contact = {
  enrollHours: '7 a.m. to 7 p.m. CT',
  supportHours: '8 a.m. to 8 p.m., 7 days a week',
  salesHours: '7 a.m. to 11 p.m. ET Monday to Friday, 9 a.m. to 5 p.m. ET Saturday',
  tty: (number: string) => `TTY ${number}`,
  call: (phone: string) => `Call ${phone}`,
};
