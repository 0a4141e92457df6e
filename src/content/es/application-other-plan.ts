import type { applicationOtherPlan as English } from '../en/application-other-plan.ts';

export const applicationOtherPlan: typeof English = {
  title: 'Ya empezó una solicitud',
  text: (plan) =>
    `Es para ${plan} y aún no se envió. Puede cambiarla a este plan. Sus datos vienen con ella, y este plan puede pedir algo más.`,
  use: 'Usar mis datos para este plan',
  moving: 'Estamos pasando sus datos…',
};
