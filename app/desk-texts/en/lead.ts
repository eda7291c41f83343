/** Words of leads that every screen of the desk shows alike. */
export const leadTexts = {
  status: {
    new: 'New',
    contacted: 'Contacted',
    'site-visit': 'Site visit',
    negotiation: 'Negotiation',
    won: 'Won',
    lost: 'Lost',
  },
  lostReason: {
    price: 'Too dear',
    place: 'Another place',
    size: 'Another size',
    time: 'Not now',
    loan: 'No loan',
    bought: 'Bought elsewhere',
    silent: 'Never reached',
    number: 'Wrong number',
    agent: 'An agent or a seller',
    other: 'Another reason',
  },
} as const
