import type { contact as english } from '../en/contact.ts';

export const contact: typeof english = {
  enrollHours: '7 a.m. a 7 p.m., hora del Centro (CT)',
  supportHours: '8 a.m. a 8 p.m., los 7 días de la semana',
  salesHours:
    '7 a.m. a 11 p.m., hora del Este (ET), de lunes a viernes; 9 a.m. a 5 p.m., hora del Este (ET), los sábados',
  tty: (number) => `TTY ${number}`,
  call: (phone) => `Llame al ${phone}`,
};
