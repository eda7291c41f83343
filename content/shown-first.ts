/** Which listings are shown first, by slug and in this order: a new one is named here to stand among them. */
export const shownFirst = {
  /** Hot Highlights of the home page (SPEC section 2, Home page). */
  highlights: [
    'bhutani-city-center',
    'bhutani-cyberthum',
    'residential-plot',
    'godrej-reverine',
    'lodha-goa',
    'ace-acreville',
    'lake-view-farms',
    'ats-picturesque-reprieves',
    'ats-pious-orchards',
    'gaur-aspire-centurian-park',
    'purvanchal-sunbliss',
    'ska-estate',
    'godrej-indore',
    'bhutani-noida-extension',
    'sobha-reality',
    'ats-province-d-olympia',
    'bhutani-film-city',
  ],
  /** Latest Launches of the home page. */
  launches: ['prestige-city', 'sobha-reality', 'godrej-sector-12'],
  /** The footer's three (SPEC section 2, Layout). */
  footer: ['bhutani-city-center', 'godrej-reverine', 'lodha-goa'],
  /** Where the Explore button of the home page leads; to all projects while it is not listed. */
  explore: ['residential-plot'],
} as const
