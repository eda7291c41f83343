import type { BudgetRow } from '#app/web-vitals/page-budget.ts'

/**
 * What each public page may weigh: bytes as they are sent to a phone of 412 by 823 points at 1.75 pixels
 * each, documents, styles and scripts with Brotli, pictures as AVIF. The columns: document, style, style in
 * use, script, script in use, pictures, fonts, requests (`PageBudget` says what each is). A test measures
 * every page on the built site and fails above a figure and far below it; `bin/northlight test budgets` shows the two
 * beside each other, `bin/northlight test budgets --write` writes what is measured now, new pages too.
 */
export const pageBudgets: Readonly<Record<string, BudgetRow>> = {
  '/': [21_600, 3_300, 3_800, 6_200, 84_400, 0, 59_000, 10],
  '/projects': [18_200, 3_300, 3_800, 8_100, 86_300, 17_100, 59_000, 19],
  '/bhutani-city-center': [18_900, 3_300, 3_800, 6_200, 112_400, 24_000, 55_900, 9],
  '/bhutani-cyberthum': [17_300, 3_300, 5_700, 6_200, 123_700, 33_400, 55_900, 7],
  '/residential-plot': [19_000, 3_300, 5_700, 6_200, 123_700, 25_900, 59_000, 8],
  '/godrej-reverine': [20_000, 3_300, 5_700, 6_200, 123_700, 35_600, 59_000, 8],
  '/lodha-goa': [17_500, 3_300, 5_700, 6_200, 123_700, 42_100, 60_300, 9],
  '/ace-acreville': [19_500, 3_300, 5_700, 6_200, 123_700, 38_200, 60_300, 9],
  '/lake-view-farms': [18_400, 3_300, 5_700, 7_300, 124_800, 28_600, 55_900, 8],
  '/ats-picturesque-reprieves': [18_600, 3_300, 5_700, 6_200, 123_700, 27_800, 60_300, 9],
  '/ats-pious-orchards': [20_400, 3_300, 5_700, 7_300, 124_800, 26_800, 59_000, 9],
  '/gaur-aspire-centurian-park': [16_000, 3_300, 5_700, 6_200, 123_700, 18_300, 55_900, 7],
  '/purvanchal-sunbliss': [20_200, 3_300, 5_700, 7_300, 124_800, 39_000, 55_900, 8],
  '/ska-estate': [20_100, 3_300, 5_700, 7_300, 124_800, 51_800, 59_000, 10],
  '/godrej-indore': [17_500, 3_300, 5_700, 6_200, 123_700, 25_200, 59_000, 8],
  '/bhutani-noida-extension': [17_300, 3_300, 5_700, 6_200, 123_700, 23_800, 55_900, 7],
  '/sobha-reality': [18_200, 3_300, 5_700, 6_200, 123_700, 27_800, 59_000, 8],
  '/ats-province-d-olympia': [14_600, 3_300, 3_800, 6_200, 112_400, 21_700, 59_000, 8],
  '/bhutani-film-city': [16_800, 3_300, 3_800, 6_200, 112_400, 17_600, 59_000, 8],
  '/prestige-city': [17_800, 3_300, 5_700, 6_200, 123_700, 27_300, 59_000, 8],
  '/godrej-sector-12': [17_600, 3_300, 5_700, 6_200, 123_700, 22_700, 55_900, 7],
  '/bhutani-city-center/conventional-center': [
    18_500, 3_300, 5_700, 6_200, 123_700, 23_400, 55_900, 7,
  ],
  '/bhutani-city-center/green-office': [17_900, 3_300, 5_700, 6_200, 123_700, 16_000, 55_900, 7],
  '/bhutani-city-center/wellness': [18_100, 3_300, 5_700, 6_200, 123_700, 27_100, 55_900, 7],
  '/bhutani-city-center/apartments': [18_000, 3_300, 5_700, 6_200, 123_700, 18_300, 55_900, 7],
  '/bhutani-city-center/food-court': [18_000, 3_300, 5_700, 6_200, 123_700, 39_100, 55_900, 7],
  '/bhutani-city-center/restaurants': [18_100, 3_300, 5_700, 6_200, 123_700, 27_100, 55_900, 7],
  '/city/noida': [14_000, 3_300, 3_800, 6_200, 84_400, 17_100, 60_300, 19],
  '/city/indore': [15_000, 3_300, 3_800, 6_200, 112_400, 19_700, 55_900, 8],
  '/city/goa': [15_000, 3_300, 3_800, 6_200, 112_400, 31_100, 59_000, 9],
  '/city/yamuna-expressway': [13_000, 3_300, 3_800, 6_200, 84_400, 19_100, 60_300, 16],
  '/city/ghaziabad': [14_700, 3_300, 3_800, 6_200, 112_400, 19_900, 55_900, 7],
  '/calculators': [8_100, 3_300, 3_800, 6_200, 84_400, 0, 55_900, 5],
  '/calculators/emi': [10_300, 3_300, 3_800, 6_200, 92_100, 0, 60_300, 7],
  '/calculators/payment-plan': [10_400, 3_300, 3_800, 6_200, 92_400, 0, 57_200, 6],
  '/calculators/assured-return': [10_200, 3_300, 3_800, 6_200, 92_100, 0, 57_200, 6],
  '/connect': [11_300, 3_300, 3_800, 6_200, 112_400, 0, 55_900, 6],
  '/about': [10_000, 3_300, 3_800, 6_200, 84_400, 25_100, 55_900, 8],
  '/how-we-check': [12_100, 3_300, 3_800, 6_200, 84_400, 0, 55_900, 5],
  '/changes': [8_400, 3_300, 3_800, 6_200, 84_400, 0, 55_900, 5],
  '/privacy-policy': [9_500, 3_300, 3_800, 6_200, 84_400, 0, 55_900, 5],
  '/privacy-notice': [12_300, 3_300, 3_800, 6_200, 84_400, 0, 123_900, 6],
  '/privacy/rights': [10_200, 3_300, 3_800, 6_200, 85_600, 0, 123_900, 6],
  '/terms': [9_100, 3_300, 3_800, 6_200, 84_400, 0, 55_900, 5],
  '/disclaimer': [8_800, 3_300, 3_800, 6_200, 84_400, 0, 55_900, 5],
  '/city/gurugram': [10_900, 3_300, 3_800, 6_200, 112_400, 29_600, 55_900, 7],
  '/city/mumbai': [10_900, 3_300, 3_800, 6_200, 112_400, 20_900, 55_900, 7],
  '/shortlist': [6_700, 11_000, 11_200, 102_100, 118_400, 0, 55_900, 27],
  '/visit/bhutani-city-center': [7_400, 9_200, 9_700, 6_200, 112_400, 0, 55_900, 8],
  '/admin': [5_300, 8_300, 8_900, 7_300, 102_000, 0, 55_900, 11],
  '/nowhere': [17_800, 12_400, 13_000, 6_200, 84_400, 0, 59_000, 14],
}

/** The address among them at which there is nothing, and which reads like a listing's. */
export const nowhere = '/nowhere'

/** Bytes of script that a view carries more where it is measured. */
export const measuringScript = 3500
