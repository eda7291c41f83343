import { expect, test } from 'vitest'

import { projects } from '#content/projects/catalogue.ts'

import { ask } from '../app.ts'

/** Every fact, figure, list, price, plan and title that SPEC section 2 names, by the page that must show it. */
const facts: Record<string, readonly string[]> = {
  '/bhutani-city-center': [
    'Bhutani City Center',
    'state-of-the-art mixed-use commercial project',
    'Sector 32, Noida',
    'about 100 metres',
    'metro station',
    'lucrative investment',
    'steady footfall',
    'Send us a message',
    'Grand Conventional Center',
    'Lockable Green Offices',
    'Wellness',
    'Studio Apartments',
    'Food Courts, PVR Superplex',
    'Restaurants and Fine Dining',
    'Know More',
  ],
  '/bhutani-city-center/conventional-center': [
    'Grand Conventional Center',
    'Luxury banquet halls for celebrations, ceremonies and corporate events',
    'triple ceiling height',
    '50000 sq ft',
    'assured return of 24% per annum',
    'lease guarantee of Rs.175 per sq ft, then 25% revenue sharing',
    '50:50',
    '50% on booking',
    '50% in 18 months',
  ],
  '/bhutani-city-center/green-office': [
    'Lockable Green Offices',
    'Lockable',
    'Furnished',
    '250 sq ft',
    'about 12 months',
    '50:50',
    '50% on booking',
    '50% in 18 months',
  ],
  '/bhutani-city-center/wellness': [
    '200 sq ft',
    'lease guarantee of Rs.175 per sq ft',
    'Assured returns of 12% to 24%',
    '30:70',
    '30% on booking',
    '70% on possession',
  ],
  '/bhutani-city-center/apartments': [
    'Fully furnished',
    '294 studios',
    'Ground plus 19 floors',
    'lease guarantee of Rs.175 per sq ft',
    'lease revenue share of 50%',
    'Loan available',
    '40:60',
    '40% on booking',
    '60% in 18 months',
  ],
  '/bhutani-city-center/food-court': [
    'fast-food chain brands',
    'PVR Superplex',
    '50000 sq ft',
    '200 sq ft',
    'lease guarantee of Rs.175 per sq ft',
    '50:50',
  ],
  '/bhutani-city-center/restaurants': [
    'Restaurants and Fine Dining',
    '150 sq ft',
    'Rent starts immediately from 50% payment',
    'lease guarantee of Rs.175 per sq ft',
    '50:50',
  ],
  '/bhutani-noida-extension': [
    'Noida Extension',
    'Studio apartments',
    'Projects Highlights',
    'Exterior',
    'Office Space',
    'Food Court',
    'Restaurant',
    'Conference Hall',
  ],
  '/bhutani-cyberthum': [
    'Two commercial towers of 46 floors',
    '213.7',
    '26.8 acres',
    'LEED Platinum',
    '4,18,376.877 sq m',
    '4.5 m',
    '6.9 m',
    '421',
    '4950',
    'Helipad',
    'Musical fountain',
    'Mall in the sky',
    'Price Revealing Soon',
  ],
  '/bhutani-film-city': ['Bhutani Film City', 'Film City, Yamuna Expressway', 'Coming Soon'],
  '/gaur-aspire-centurian-park': ['Gaur', 'Greater Noida', '3 BHK', '4 BHK'],
  '/ats-province-d-olympia': ['ATS Province D Olympia', 'ATS', 'Noida'],
  '/godrej-reverine': [
    'Sector 44, Noida',
    '6.46 acres',
    '4–5',
    '23 floors',
    '3 BHK + Utility',
    '4 BHK + Utility',
    '1.4 km',
    '28.5 km',
    'Projects Highlights',
    'Luxury Insights',
  ],
  '/prestige-city': [
    'Siddharth Vihar, Ghaziabad',
    '64 acres',
    '2 BHK',
    '3 BHK',
    '4 BHK',
    '5 BHK',
    '80%',
    '155,000',
    '24-hour security',
    'Bang on NH-24 Expressway',
    'Luxury architecture',
    'Luxury deck apartments',
    '5 Star tower lobby',
    'Triple height tower entrance',
    'Most luxury layout',
    'Luxury open space & landscaping',
    'Maximum ventilated apartments',
    'Thermal controlled swimming pools',
    'Expressway facing apartments',
  ],
  '/godrej-indore': [
    'Indore-Ujjain Highway',
    '46 acres',
    '900 to 1500 sq ft',
    '5-tier security',
    'gated community',
    'Projects Highlights',
    'Luxury Insights',
  ],
  '/lodha-goa': [
    'Goa',
    '130+ acres',
    '25+',
    '95 Lacs',
    '1500 sq ft',
    '1.15 CR',
    '1800 sq ft',
    'Starts from ₹ 95 Lacs',
    'lodhagroup.com',
  ],
  '/ska-estate': [
    'Sector 22D, Greater Noida',
    'Yamuna Expressway',
    '150 sq yards',
    '24x7 security',
    'Amenities',
    'Luxury Insights',
  ],
  '/residential-plot': [
    'Jewar Green Residency',
    'Invest In Future, Invest Near',
    'Noida Airport',
    'Noida Filmcity',
    'Noida Rapid Metro',
    'Noida IT Hubs',
    'Noida Toycity',
    'Plot sizes',
    'Projects Highlights',
  ],
  '/sobha-reality': [
    'Sobha Realty',
    'Yamuna Expressway',
    '3 BHK',
    '4 BHK',
    '1500 to 2200 sq ft',
    '155,000+ sq ft',
    'Key features',
    'Amenities',
    'Highlights',
    'Why choose the developer',
    'Price Revealing Soon',
  ],
  '/ats-pious-orchards': [
    'Sector 150, Noida',
    '3 BHK',
    '5 BHK',
    '2350 to 3200 sq ft',
    '9.31 acres',
    '80%',
    'December 2026',
  ],
  '/ats-picturesque-reprieves': [
    'Sector 152',
    'Noida Expressway',
    '3 BHK',
    '4 BHK',
    '1850 to 3200 sq ft',
    'Registered, number on request',
    '3.03 CR',
    '3.17 CR',
    '5.19 CR',
  ],
  '/ace-acreville': [
    'Sector 22A',
    'Yamuna Expressway',
    '100 acres',
    '200 to 500 sq yards',
    'Registered, number on request',
    '2.60 CR',
    '6.50 CR',
    'Nearby landmarks',
  ],
  '/purvanchal-sunbliss': [
    'Sector 36, Greater Noida',
    '2 BHK',
    '3 BHK',
    '4 BHK',
    '3.5 acres',
    'Two towers of 31 floors',
    'Pre-launch',
    'In about four years',
    'Minimum dense project',
    'Standalone Towers',
  ],
  '/godrej-sector-12': ['Godrej Majesty', 'Sector 12, Greater Noida', '48,564', '11 acres'],
  '/lake-view-farms': [
    'Lake View Farms',
    '1250 to 5000 sq. yards',
    'Projects Highlights',
    'Develop Dreams',
  ],
}

/** How many pictures the galleries of a page hold. */
const pictures: Record<string, { galleries: readonly number[] }> = {
  '/bhutani-city-center/conventional-center': { galleries: [5] },
  '/bhutani-city-center/green-office': { galleries: [5] },
  '/bhutani-city-center/wellness': { galleries: [5] },
  '/bhutani-city-center/apartments': { galleries: [5] },
  '/bhutani-city-center/food-court': { galleries: [5] },
  '/bhutani-city-center/restaurants': { galleries: [5] },
  '/bhutani-noida-extension': { galleries: [5] },
  '/bhutani-cyberthum': { galleries: [5] },
  '/ska-estate': { galleries: [5, 5] },
  '/godrej-reverine': { galleries: [5, 5] },
  '/prestige-city': { galleries: [10] },
  '/godrej-indore': { galleries: [5, 5] },
  '/sobha-reality': { galleries: [5, 5] },
  '/residential-plot': { galleries: [10] },
  '/lodha-goa': { galleries: [10] },
  '/purvanchal-sunbliss': { galleries: [5, 5] },
  '/ats-pious-orchards': { galleries: [5, 5] },
  '/ats-picturesque-reprieves': { galleries: [5, 5] },
  '/ace-acreville': { galleries: [5, 5] },
  '/lake-view-farms': { galleries: [5, 5] },
  '/gaur-aspire-centurian-park': { galleries: [5, 5] },
  '/godrej-sector-12': { galleries: [5, 5] },
}

/** The words of a page as its reader sees them without script, spaces made one. */
async function wordsOf(path: string): Promise<{ words: string; html: string }> {
  const response = await ask(path)
  expect(response.status).toBe(200)
  const html = (await response.text()).replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const words = main
    .replaceAll(/<!-- -->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/[\s\u00A0]+/g, ' ')
  return { words, html: main }
}

test.each(Object.entries(facts))(
  '%s shows every fact the specification names',
  async (path, all) => {
    const { words, html } = await wordsOf(path)
    const missing = all.filter(
      (fact) =>
        !words.toLowerCase().includes(fact.toLowerCase()) &&
        !html.toLowerCase().includes(fact.toLowerCase()),
    )
    expect(missing).toEqual([])
  },
)

test.each(Object.entries(pictures))('%s has its galleries', async (path, expected) => {
  const { html } = await wordsOf(path)
  const galleries = [...html.matchAll(/<ul class="gal[\s\S]*?<\/ul>/g)]
  const counts = galleries.map(([list]) => [...list.matchAll(/<img\b/g)].length)
  expect(counts).toEqual(expected.galleries)
})

test('heads show as many pictures one after another as the specification counts', () => {
  const slideshows = projects.flatMap(({ slug, slideshow }) =>
    slideshow ? [[slug, slideshow.pictures.length, slideshow.delay, slideshow.transition]] : [],
  )
  expect(slideshows).toEqual([
    ['lake-view-farms', 4, 5000, 1000],
    ['ats-pious-orchards', 4, 5000, 1000],
    ['purvanchal-sunbliss', 6, 5000, 1000],
    ['ska-estate', 5, 1000, 5000],
  ])
})

test('an unknown page below Bhutani City Center shows its landing page, not to be indexed', async () => {
  for (const path of ['/bhutani-city-center/unknown', '/bhutani-city-center/wellness/x']) {
    const response = await ask(path)
    expect(response.status).toBe(404)
    const html = await response.text()
    expect(html).toContain('Send us a message')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  }
})

test('misspelt captions of the specification stand corrected', async () => {
  for (const path of Object.keys(facts)) {
    const { words } = await wordsOf(path)
    expect(words, path).not.toMatch(/vantilated|standlone|ameneties/i)
  }
})
