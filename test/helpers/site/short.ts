/** Whether only the gate runs (`npm test`), which tries fewer of what is alike. */
export const isShort = process.env['SHORT'] === '1'
