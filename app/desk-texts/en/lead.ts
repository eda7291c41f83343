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
  outcome: {
    connected: 'Connected',
    'no-answer': 'No answer',
    'wrong-number': 'Wrong number',
    'call-back': 'Call back at …',
  },
  quick: { hour: 'in 1 hour', evening: 'today 18:00', morning: 'tomorrow 10:00' },
  notGiven: 'not given out',
  nothing: 'none',
  deskItself: 'The desk',
  enquiry: (nth: number, most: number) =>
    `${nth >= most ? `${most}th or later` : ordinal(nth)} enquiry`,
} as const

function ordinal(count: number): string {
  return `${count}${count === 2 ? 'nd' : count === 3 ? 'rd' : 'th'}`
}
