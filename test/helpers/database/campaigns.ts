/** Arrivals as leads store them, each with its source and the name of its campaign in lower case. */
export const campaigns = [
  [{}, 'direct'],
  [{ first: { utm_source: 'google' } }, 'direct'],
  [{ last: { utm_source: 'Google', utm_campaign: 'Plots' } }, 'google', 'plots'],
  [{ last: { utm_source: '', gclid: 'x' } }, 'google'],
  [{ last: { wbraid: 'x', referrer: 'https://www.bing.com/' } }, 'google'],
  [{ last: { fbclid: 'x', utm_campaign: 'उत्सव' } }, 'facebook', 'उत्सव'],
  [{ last: { referrer: 'https://www.Bing.com/search' } }, 'bing.com'],
  [
    { last: { utm_source: 'newsletter', gclid: 'x', utm_campaign: 'plots' } },
    'newsletter',
    'plots',
  ],
] as const
