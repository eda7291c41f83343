import type { BudgetRow } from '#app/vitals/page-budget.ts'

/**
 * What each public page may weigh: bytes as they are sent to a phone of 412 by 823 points at 1.75 pixels
 * each, documents, styles and scripts with Brotli, pictures as AVIF. The columns: document, style, style in
 * use, script, script in use, pictures, fonts, requests (`PageBudget` says what each is). A test measures
 * every page on the built site and fails above a figure and far below it; `npm run budgets` shows the two
 * beside each other, `npm run budgets -- --write` writes what is measured now, new pages too.
 */
export const pageBudgets: Readonly<Record<string, BudgetRow>> = {
  '/': [21_700, 3_200, 3_800, 6_200, 83_000, 0, 59_000, 10],
  '/projects': [18_200, 3_200, 3_800, 8_100, 84_900, 17_100, 59_000, 19],
  '/godrej-reverine': [20_800, 3_200, 5_700, 7_300, 120_500, 57_800, 60_300, 10],
  '/bhutani-city-center/wellness': [18_900, 3_200, 5_700, 6_200, 119_400, 39_100, 55_900, 7],
  '/city/noida': [15_000, 10_200, 10_700, 6_200, 108_200, 31_100, 60_300, 19],
  '/calculators': [7_900, 3_200, 3_800, 6_200, 83_000, 0, 55_900, 5],
  '/calculators/emi': [10_200, 3_200, 3_800, 6_200, 90_400, 0, 60_300, 7],
  '/calculators/payment-plan': [10_400, 3_200, 3_800, 6_200, 90_600, 0, 57_200, 6],
  '/calculators/assured-return': [10_300, 3_200, 3_800, 6_200, 90_300, 0, 57_200, 6],
  '/connect': [11_000, 3_200, 3_800, 6_200, 108_200, 0, 55_900, 6],
  '/about': [9_800, 3_200, 3_800, 6_200, 83_000, 25_100, 55_900, 8],
  '/how-we-check': [11_900, 3_200, 3_800, 6_200, 83_000, 0, 55_900, 5],
  '/privacy-policy': [9_100, 3_200, 3_800, 6_200, 83_000, 0, 55_900, 5],
  '/privacy-notice': [10_900, 3_200, 3_800, 6_200, 83_000, 0, 55_900, 5],
  '/privacy/rights': [9_600, 3_200, 3_800, 6_200, 83_000, 0, 55_900, 5],
  '/terms': [8_800, 3_200, 3_800, 6_200, 83_000, 0, 55_900, 5],
  '/disclaimer': [8_500, 3_200, 3_800, 6_200, 83_000, 0, 55_900, 5],
  '/shortlist': [6_400, 11_100, 11_300, 98_200, 113_900, 0, 55_900, 23],
  '/visit/lodha-goa': [7_200, 9_400, 9_600, 91_500, 108_200, 0, 55_900, 20],
}

/** Bytes of script that a view carries more where it is measured. */
export const measuringScript = 3500
