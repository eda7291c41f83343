import { isolating } from '#app/lib/text/bidi.ts'

import { dayText, rangeText } from './days.ts'
import { leadCount } from './lead.ts'

const number = new Intl.NumberFormat('en-IN')

export const reportTexts = isolating({
  title: 'Reports',
  count: (count: number) => number.format(count),
  range: rangeText,
  quick: (days: number) => `${days} days`,
  all: 'All',
  ranges: 'Ranges',
  from: 'From',
  to: 'To',
  show: 'Show',
  problem: {
    unreadable: 'Enter a date like 2026-11-24. You see the last 30 days.',
    reversed: 'The first day must not be after the last. You see the last 30 days.',
  },
  before: (text: string) => `${text} in the previous period`,
  leads: 'leads',
  inTime: (minutes: number) => `called or messaged within ${minutes} min`,
  inTimeOf: (part: number, whole: number, minutes: number) =>
    `Of ${leadCount(whole)} called or messaged, ${number.format(part)} were within ${minutes} min`,
  median: 'median time to first contact',
  tooFew: 'Not enough data',
  noFigure: '–',
  minutes: (minutes: number): string => {
    if (minutes < 1) return 'under 1 min'
    if (minutes < 60) return `${minutes} min`
    if (minutes < 1440)
      return minutes % 60 === 0
        ? `${minutes / 60} h`
        : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
    const days = Math.floor(minutes / 1440)
    return days === 1 ? '1 day' : `${days} days`
  },
  percent: (part: number, whole: number): string => {
    const share = whole === 0 ? 0 : (part / whole) * 100
    return `${share > 0 && share < 10 ? Number(share.toFixed(1)) : Math.round(share)}%`
  },
  won: 'booked',
  presses: 'Call and WhatsApp clicks',
  pressesOf: (calls: number, chats: number) =>
    `${number.format(calls)} Call, ${number.format(chats)} WhatsApp`,
  byDay: { day: 'Leads by day', week: 'Leads by week' },
  inFigures: { day: 'Table by day', week: 'Table by week' },
  day: 'Day',
  week: 'Week from',
  dayName: dayText,
  now: 'now',
  bar: (day: string, leads: number) => `${dayText(day)}: ${number.format(leads)}`,
  highest: (day: string, leads: number) => `${number.format(leads)} on ${dayText(day)}`,
  caption: {
    day: (sum: number, day: string, max: number) =>
      `${leadCount(sum)}. Best day: ${dayText(day)}, with ${number.format(max)}.`,
    week: (sum: number, day: string, max: number) =>
      `${leadCount(sum)}. Best week: from ${dayText(day)}, with ${number.format(max)}.`,
  },
  noLeads: 'No leads on these days.',
  noLeadsWhy: 'Choose other days, or All.',
  head: {
    leads: 'Leads',
    calls: 'Call clicks',
    chats: 'WhatsApp clicks',
    status: 'Status',
    reached: 'Reached',
    share: 'Share',
    shareOfAll: 'Share of all leads',
    now: 'Now',
    reason: 'Reason',
    agent: 'Agent',
    contacted: 'Called or messaged',
    median: 'Median',
    inTime: (minutes: number) => `Within ${minutes} min`,
    source: 'Source',
    campaign: 'Campaign',
    project: 'Project',
    city: 'City',
  },
  way: 'Funnel',
  wayCaption:
    'Each step also counts leads that are now at a later step. Changes that were undone do not count.',
  lost: 'Lost leads by reason',
  agents: 'First contact',
  agentsCaption:
    'Time from the enquiry to the first call or WhatsApp message, answered or not. Only working hours count. The median is the middle value.',
  by: {
    source: 'By source',
    campaign: 'By campaign',
    project: 'By project',
    city: 'By city',
  },
  noCampaign: 'No campaign',
  noProject: 'No project',
  noPlace: 'Other city',
  unassigned: 'Unassigned',
  closedAccount: 'Closed account',
  more: (count: number) => `${number.format(count)} more`,
} as const)
