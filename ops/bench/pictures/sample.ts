/** One of each sort: outside, from above, inside, plots; wide and upright covers. */
export const sample = [
  'godrej-reverine',
  'godrej-reverine-phone',
  'bhutani-cyberthum-phone',
  'lake-view-farms',
  'help-investors',
  'bhutani-cyberthum-highlights-4',
  'city-goa',
  'ats-picturesque-reprieves-highlights-3',
  'bhutani-city-center-food-court',
  'ace-acreville',
  'lodha-goa-phone',
] as const
