import type { Pharmacy } from '#contract/saved-drugs.ts';

/** Where a pharmacy stands; one that sends by mail may have no address. */
export const PharmacyAddressLines = ({ address }: { address: Pharmacy['pharmacyAddress'] }) =>
  address && (
    <p className="quiet">
      {address.line}, {address.city}, {address.stateCode} {address.zipCode}
    </p>
  );
