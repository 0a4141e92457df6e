export const ROOT: string;
export function build(): void;
