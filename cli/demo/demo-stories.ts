import type { VisitStatus } from '#app/enquiries/visit-request/visit-state.ts'

import type { DemoWork } from './demo-work.ts'

/** `days` from today, at an hour in Asia/Kolkata that the random visits leave free. */
export type StoryVisit = { days: number; hour: 11 | 13 | 17; status: VisitStatus }

/** A lead for something that chance may not bring. */
export type Story = {
  key: string
  name: string
  mailbox: string
  /** Stories with one number share a phone. */
  phone: number
  project: number
  hoursAgo: number
  message: string
  work?: Pick<DemoWork, 'owner' | 'status' | 'lostReason'> & {
    contactedAfterMinutes: number
    nextInHours?: number
  }
  notes?: readonly string[]
  visit?: StoryVisit
}

/** Newest first, at the top of the list. */
export const stories: readonly Story[] = [
  {
    key: 'first-call',
    name: 'नेहा शर्मा',
    mailbox: 'neha.sharma',
    phone: 0,
    project: 0,
    hoursAgo: 0.05,
    message: 'क्या {listing} इस सप्ताह देख सकते हैं? दो बेडरूम चाहिए।',
  },
  {
    key: 'again',
    name: 'Harpreet Gill',
    mailbox: 'harpreet.gill',
    phone: 1,
    project: 3,
    hoursAgo: 0.4,
    message: 'I asked about {listing} before. Has the price changed since?',
    work: { owner: 'demo-asha', contactedAfterMinutes: 4, status: 'new', nextInHours: 2 },
    notes: [
      'No answer at the first try. Wrote before, lost over the price: see the earlier enquiry.',
    ],
  },
  {
    key: 'alike',
    name: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
    mailbox: 'gurpreet.singh',
    phone: 2,
    project: 1,
    hoursAgo: 0.8,
    message: 'Please call about {listing} after 6 pm, in Punjabi if you can.',
    work: { owner: 'demo-vikram', contactedAfterMinutes: 3, status: 'contacted', nextInHours: 3 },
    notes: ['Prefers Punjabi. Asks for the floor plan of the corner unit.'],
  },
  {
    key: 'second-phone',
    name: 'Meera Iyer',
    mailbox: 'meera.office',
    phone: 3,
    project: 2,
    hoursAgo: 1.3,
    message: 'This is my office number. Which payment plan is left for {listing}?',
    work: { owner: 'demo-meher', contactedAfterMinutes: 6, status: 'negotiation', nextInHours: 20 },
    notes: [
      'Same person as the enquiry from her own phone.',
      'Asks for 4 % less on the first plan.',
    ],
  },
  {
    key: 'visit-to-come',
    name: 'অনির্বাণ সেন',
    mailbox: 'anirban.sen',
    phone: 4,
    project: 4,
    hoursAgo: 1.8,
    message: 'I am in town tomorrow and would like to see {listing}.',
    work: { owner: 'demo-ritu', contactedAfterMinutes: 2, status: 'site-visit' },
    visit: { days: 1, hour: 11, status: 'confirmed' },
  },
  {
    key: 'lost',
    name: 'Karan Malhotra',
    mailbox: 'karan.malhotra',
    phone: 5,
    project: 5,
    hoursAgo: 2.3,
    message: 'What is the possession date of {listing}?',
    work: {
      owner: 'demo-asha',
      contactedAfterMinutes: 9,
      status: 'lost',
      lostReason: 'bought',
    },
    notes: ['Has bought elsewhere last week; may be asked again for his brother.'],
  },
  {
    key: 'visit-cancelled',
    name: 'Farah Khan',
    mailbox: 'farah.khan',
    phone: 6,
    project: 6,
    hoursAgo: 2.9,
    message: 'Is a visit to {listing} possible this weekend? We are four.',
    work: { owner: 'demo-vikram', contactedAfterMinutes: 5, status: 'site-visit', nextInHours: -1 },
    notes: ['Cancelled the visit by phone: the children are ill. Asks for another day.'],
    visit: { days: 2, hour: 13, status: 'cancelled' },
  },
  {
    key: 'won',
    name: 'Sunita Das',
    mailbox: 'sunita.das',
    phone: 7,
    project: 7,
    hoursAgo: 3.5,
    message: 'We saw {listing} with you in spring and want to book now.',
    work: { owner: 'demo-meher', contactedAfterMinutes: 1, status: 'won' },
    notes: ['Booked; the first payment came the same day.'],
  },
  {
    key: 'did-not-come',
    name: 'Vikram Rao',
    mailbox: 'vikram.rao',
    phone: 8,
    project: 8,
    hoursAgo: 49,
    message: 'Could I see {listing} after work?',
    work: { owner: 'demo-ritu', contactedAfterMinutes: 7, status: 'site-visit', nextInHours: -2 },
    notes: ['Did not come and did not answer; try once more in the evening.'],
    visit: { days: -1, hour: 17, status: 'missed' },
  },
  {
    key: 'alike-before',
    name: 'Gurpreet Singh',
    mailbox: 'g.singh',
    phone: 9,
    project: 1,
    hoursAgo: 75,
    message: 'Please send the price list for {listing}.',
    work: { owner: 'demo-ritu', contactedAfterMinutes: 12, status: 'contacted' },
  },
  {
    key: 'own-phone',
    name: 'Meera Iyer',
    mailbox: 'meera.iyer',
    phone: 10,
    project: 2,
    hoursAgo: 16 * 24,
    message: 'I would like to compare {listing} with two other projects.',
    work: { owner: 'demo-meher', contactedAfterMinutes: 8, status: 'contacted' },
  },
  {
    key: 'lost-before',
    name: 'Harpreet Gill',
    mailbox: 'harpreet.gill',
    phone: 1,
    project: 3,
    hoursAgo: 19 * 24,
    message: 'Are bank loans available for {listing}?',
    work: {
      owner: 'demo-asha',
      contactedAfterMinutes: 15,
      status: 'lost',
      lostReason: 'price',
    },
  },
]

/** Two stories that a user linked as one person. */
export const ONE_PERSON = ['second-phone', 'own-phone'] as const
