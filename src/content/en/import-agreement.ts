/** What a member agrees to before their claims are read. A new wording takes a new version: each is kept as it was read. */
export const importAgreement = {
  version: '2026-11',
  name: 'Import from Medicare claims',
  consent:
    'I let this site read my Medicare claims. It looks for my drugs, my pharmacy, my doctors, my plan and my Extra Help. It puts them in my profile. It may look once each month, until I stop it or until the time ends that I choose on the next page. I can stop it at any time.',
  attestation:
    'I attest that I am the person named here and that all of this is true. I let this site look through my Medicare claims and put my drugs, my pharmacy, my doctors and my plan in my profile.',
};

export type ImportAgreementTexts = typeof importAgreement;
