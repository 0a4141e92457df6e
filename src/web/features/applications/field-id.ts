/** Where the field of a question stands, which a summary of faults leads to. */
export const fieldId = (key: string) => `answer-${key.replaceAll('.', '-')}`;
