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
  launches: ['prestige-city', 'sobha-reality', 'godrej-sector-12'],
  /** SPEC section 2, Layout. */
  footer: ['bhutani-city-center', 'godrej-reverine', 'lodha-goa'],
  /** Target of Explore; all projects while this one is not published. */
  explore: ['residential-plot'],
  checked: ['godrej-reverine'],
} as const
