import type { AddressName } from '#app/config/addresses.ts'

import { all, ownersOnly, type Row } from './who-may-row.ts'

const photoAction = (noun: string): Row => ({
  path: `/dashboard/projects/4/photos/${noun}`,
  get: all(302),
  post: [302, 403, 302, 404],
  form: { slot: 'nowhere' },
})

/** Listings, photographs and the words of pages: owners, and agents whom they let edit, are answered alike. */
export const editedRows = {
  listings: { get: ownersOnly },
  newListing: { get: ownersOnly, post: [302, 403, 302, 422], form: { name: '' } },
  editedListing: { path: '/dashboard/projects/4', get: ownersOnly },
  listingDraft: {
    path: '/dashboard/projects/4/draft',
    get: all(302),
    post: [302, 403, 302, 422],
    json: { content: 'none' },
  },
  listingPublished: {
    path: '/dashboard/projects/4/publication',
    get: all(302),
    post: [302, 403, 302, 422],
    json: { version: 'none' },
  },
  listingScheduled: {
    path: '/dashboard/projects/4/schedule',
    get: all(302),
    post: [302, 403, 302, 422],
    json: { version: 'none' },
  },
  listingUnscheduled: {
    path: '/dashboard/projects/4/schedule-cancellation',
    get: all(302),
    post: [302, 403, 302, 302],
    form: { schedule: '0' },
  },
  listingReturned: {
    path: '/dashboard/projects/4/restoration',
    get: all(302),
    post: [302, 403, 302, 302],
    form: { list: '?q=noida' },
  },
  listingLink: {
    path: '/dashboard/projects/4/link',
    get: all(302),
    post: [302, 403, 302, 422],
    json: { version: 'none' },
  },
  listingHistory: {
    path: '/dashboard/projects/4/history',
    get: ownersOnly,
    post: [302, 403, 302, 404],
    form: { version: '0' },
  },
  listingPhotographs: {
    path: '/dashboard/projects/4/photos',
    get: ownersOnly,
    post: [302, 403, 302, 404],
    form: { alt: 'A gate.' },
  },
  photographPut: photoAction('upload'),
  photographWords: photoAction('description'),
  photographMoved: photoAction('position'),
  photographOut: photoAction('removal'),
  photographBack: photoAction('restoration'),
  listingPreview: { path: '/dashboard/projects/1/preview', get: ownersOnly },
  words: { get: ownersOnly },
  editedWords: { path: '/dashboard/pages/faq', get: ownersOnly },
  wordsDraft: {
    path: '/dashboard/pages/faq/draft',
    get: all(302),
    post: [302, 403, 302, 422],
    json: { content: 'none' },
  },
  wordsPublished: {
    path: '/dashboard/pages/faq/publication',
    get: all(302),
    post: [302, 403, 302, 422],
    json: { version: 'none' },
  },
  wordsScheduled: {
    path: '/dashboard/pages/faq/schedule',
    get: all(302),
    post: [302, 403, 302, 422],
    json: { version: 'none' },
  },
  wordsUnscheduled: {
    path: '/dashboard/pages/faq/schedule-cancellation',
    get: all(302),
    post: [302, 403, 302, 302],
    form: { schedule: '0' },
  },
  wordsLink: {
    path: '/dashboard/pages/faq/link',
    get: all(302),
    post: [302, 403, 302, 422],
    json: { version: 'none' },
  },
  wordsHistory: {
    path: '/dashboard/pages/faq/history',
    get: ownersOnly,
    post: [302, 403, 302, 404],
    form: { version: '0' },
  },
  wordsPreview: { path: '/dashboard/pages/terms/preview', get: ownersOnly },
} satisfies Partial<Record<AddressName, Row>>
