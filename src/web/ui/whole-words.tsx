const WHOLE = /(\([^()]{1,14}\)|(?<!\S)\S{1,10}-\S{1,10}(?!\S))/;

/**
 * The name of a plan with its type in brackets on one line, such as (HMO D-SNP), and no line that ends after a hyphen.
 * What is longer than a narrow column may break.
 */
export const WholeWords = ({ children }: { children: string }) =>
  children.split(WHOLE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whole-word">
        {part}
      </span>
    ),
  );
