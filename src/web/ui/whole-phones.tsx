const PHONE = /(1-800-MEDICARE|\(?(?:1-)?\d{3}-\d{3}-\d{4}\)?)/;

/** A sentence in which no telephone number is broken at a line, nor parted from its brackets. Each number is named once. */
export const WholePhones = ({ children }: { children: string }) =>
  children.split(PHONE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="phone">
        {part}
      </span>
    ),
  );
