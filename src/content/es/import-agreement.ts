import type { ImportAgreementTexts } from '../en/import-agreement.ts';

export const importAgreement: ImportAgreementTexts = {
  version: '2026-11',
  name: 'Importar de las reclamaciones de Medicare',
  consent:
    'Dejo que este sitio lea mis reclamaciones de Medicare. Busca mis medicinas, mi farmacia, mis médicos, mi plan y mi Ayuda Adicional. Los pone en mi perfil. Puede leer una vez al mes, hasta que yo lo pare o hasta que acabe el tiempo que elijo en la próxima página. Puedo pararlo cuando quiera.',
  attestation:
    'Doy fe de que soy la persona que se nombra aquí y de que todo esto es cierto. Dejo que este sitio lea mis reclamaciones de Medicare y ponga en mi perfil mis medicinas, mi farmacia, mis médicos y mi plan.',
};
