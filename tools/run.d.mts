export function inForeground(args: string[], env?: Record<string, string>): Promise<number>;
export function program(path: string): string;
