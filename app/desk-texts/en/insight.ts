import { isolating } from '#app/lib/bidi.ts'
import { dayText, rangeText } from './days.ts'
import { leadCount } from './lead.ts'

const number = new Intl.NumberFormat('en-IN')

/** Words of what is counted. */
export const insightTexts = isolating({
  title: 'Insight',
  count: (count: number) => number.format(count),
  range: rangeText,
  quick: (days: number) => `${days} days`,
  all: 'All',
  ranges: 'Ranges',
  from: 'From',
  to: 'To',
  show: 'Show',
  problem: {
    unreadable: 'A day is written like 2026-11-24. These are the last 30 days.',
    reversed: 'The first day must not be after the last. These are the last 30 days.',
  },
  before: (text: string) => `${text} before`,
  leads: 'leads',
  inTime: (minutes: number) => `contacted within ${minutes} min`,
  inTimeOf: (part: number, whole: number) =>
    `${number.format(part)} of ${number.format(whole)} contacted`,
  median: 'median to first contact',
  tooFew: 'too few',
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
  won: 'won',
  presses: 'presses of call and chat',
  pressesOf: (calls: number, chats: number) =>
    `${number.format(calls)} call, ${number.format(chats)} chat`,
  byDay: { day: 'Leads by day', week: 'Leads by week' },
  inFigures: { day: 'Days in figures', week: 'Weeks in figures' },
  day: 'Day',
  week: 'Week from',
  dayName: dayText,
  now: 'now',
  bar: (day: string, leads: number) => `${dayText(day)}: ${number.format(leads)}`,
  highest: (day: string, leads: number) => `${number.format(leads)} on ${dayText(day)}`,
  caption: {
    day: (sum: number, day: string, most: number) =>
      `${leadCount(sum)}; the most on one day: ${number.format(most)}, on ${dayText(day)}.`,
    week: (sum: number, day: string, most: number) =>
      `${leadCount(sum)}; the most in one week: ${number.format(most)}, in the week from ${dayText(day)}.`,
  },
  noLeads: 'No leads came on these days.',
  noLeadsWhy: 'Choose other days, or all of them.',
  head: {
    leads: 'Leads',
    calls: 'Call',
    chats: 'Chat',
    status: 'Status',
    reached: 'Came so far',
    share: 'Of all',
    now: 'Now',
    reason: 'Why',
    agent: 'Agent',
    contacted: 'Contacted',
    median: 'Median',
    inTime: (minutes: number) => `In ${minutes} min`,
    source: 'Source',
    campaign: 'Campaign',
    project: 'Listing',
    city: 'City',
  },
  way: 'The way through',
  wayCaption: 'Who is farther counts for every step before; what was undone does not count.',
  lost: 'Lost, and why',
  agents: 'First contact',
  agentsCaption: 'From the enquiry to the first call or chat, answered or not, in working minutes.',
  by: {
    source: 'By source',
    campaign: 'By campaign',
    project: 'By listing',
    city: 'By city',
  },
  noCampaign: 'no campaign',
  noListing: 'no listing',
  noPlace: 'no city of the catalogue',
  notGiven: 'not given out',
  gone: 'a closed account',
  more: (count: number) => `${number.format(count)} more`,
} as const)
