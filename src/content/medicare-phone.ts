/** 1-800-MEDICARE, in digits. @source medicare.gov */
export const MEDICARE_PHONE = { number: '1-800-633-4227', tty: '1-877-486-2048' } as const;
