import { alertTexts } from '#app/desk-texts/en/alerts.ts'

import type { Arrival } from './arrival.ts'

/** A notification: what it says, and the page that it opens. No phone or mail is ever in it. */
export type LeadAlert = { title: string; body: string; path: string; tag: string }

/** What a lead is about: its listing, the place, or both. `N/A` is what the site says where it knows none. */
export function placeWords(listing: string | undefined, location: string): string {
  const place = location === 'N/A' ? '' : location
  const isSaid = listing !== undefined && listing.toLowerCase().includes(place.toLowerCase())
  return [listing, isSaid ? '' : place].filter(Boolean).join(', ').slice(0, LONGEST)
}

/** What is told of leads that came, of those that are `mine` now, and of those that nobody called (`untouched`); there is at least one. */
export function alertOf(leads: readonly Arrival[], way: 'came' | 'mine' | 'untouched'): LeadAlert {
  const [lead, ...others] = leads
  const { one, many, list } = words[way]
  if (lead && others.length === 0) {
    return {
      title: one(lead.name.slice(0, LONGEST)),
      body: lead.place || alertTexts.noPlace,
      path: `/dashboard/leads/${lead.id}`,
      tag: `lead-${lead.id}`,
    }
  }
  return {
    title: many(leads.length),
    body: alertTexts.moreOf(lead?.name.slice(0, LONGEST) ?? '', others.length),
    path: list,
    tag: `leads-${lead?.id}`,
  }
}

/** Characters of a name or a place; a notification shows fewer. */
const LONGEST = 80

const words = {
  came: { one: alertTexts.newLead, many: alertTexts.newLeads, list: '/dashboard' },
  mine: { one: alertTexts.givenTo, many: alertTexts.givenMany, list: '/dashboard?agent=me' },
  untouched: {
    one: alertTexts.uncalled,
    many: alertTexts.uncalledMany,
    list: '/dashboard/assignment',
  },
}
