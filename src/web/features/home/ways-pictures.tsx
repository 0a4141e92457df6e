/** A bottle of pills: what the token sheet of a brand makes of it. */
export function DrugsPicture() {
  return (
    <svg className="picture" viewBox="0 0 56 56" width="56" height="56" aria-hidden="true" focusable="false">
      <rect className="picture-second" x="14" y="6" width="28" height="10" />
      <rect className="picture-main" x="11" y="16" width="34" height="34" />
      <path className="picture-sign" d="M25 24h6v5.500h5.500v6h-5.500v5.500h-6v-5.500h-5.500v-6h5.500z" />
    </svg>
  );
}

/** One road that becomes three. */
export function ChoosePicture() {
  return (
    <svg className="picture" viewBox="0 0 56 56" width="56" height="56" aria-hidden="true" focusable="false">
      <rect className="picture-main" x="5" y="14" width="32" height="36" />
      <rect className="picture-second" x="13" y="10" width="32" height="36" />
      <rect className="picture-main" x="21" y="6" width="30" height="36" />
      <path className="picture-sign" d="M28.500 22.500l3.500-3.500 4 4 8-8 3.500 3.500-11.500 11.500z" />
    </svg>
  );
}
