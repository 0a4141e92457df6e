const AMOUNT = /(\$\d+(?:,\d{3})*(?:\.\d{2})?)/;

/** The text with its dollar amounts in bold. It stays text: markup in it is shown, never run. PLAN-424. */
export const BoldDollars = ({ text }: { text: string }) =>
  text.split(AMOUNT).map((part, place) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order.
    return place % 2 === 1 ? <strong key={place}>{part}</strong> : part;
  });
