/** The projects that each place shows, by slug and in this order. */
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
  /** Where the Explore button of the home page leads; to all projects while this one is not listed. */
  explore: ['residential-plot'],
  /** The project that “How we check” draws. */
  checked: ['godrej-reverine'],
} as const
