/** Where a page has the call bar, and its form opens as a sheet. */
export const PHONE = '(max-width: 59.99em)'
