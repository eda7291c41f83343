import type { AddressName } from '#app/config/addresses.ts'

import { all, ownersOnly, type Row } from './who-may-row.ts'

const photoAction = (noun: string, document = 'projects/4'): Row => ({
  path: `/dashboard/${document}/photos/${noun}`,
  get: all(302),
  post: [302, 403, 302, 404],
  form: { slot: 'nowhere' },
})

/** Projects, photos and the words of pages: owners, and agents whom they let edit, are answered alike. */
export const editedRows = {
  dashboardProjects: { get: ownersOnly },
  newProject: { get: ownersOnly, post: [302, 403, 302, 422], form: { name: '' } },
  projectEditor: { path: '/dashboard/projects/4', get: ownersOnly },
  projectDraft: {
    path: '/dashboard/projects/4/draft',
    get: all(302),
    post: [302, 403, 302, 422],
    json: { content: 'none' },
  },
  projectPublication: {
    path: '/dashboard/projects/4/publication',
    get: all(302),
    post: [302, 403, 302, 422],
    json: { version: 'none' },
  },
  projectSchedule: {
    path: '/dashboard/projects/4/schedule',
    get: all(302),
    post: [302, 403, 302, 422],
    json: { version: 'none' },
  },
  projectScheduleCancellation: {
    path: '/dashboard/projects/4/schedule-cancellation',
    get: all(302),
    post: [302, 403, 302, 302],
    form: { schedule: '0' },
  },
  projectRestoration: {
    path: '/dashboard/projects/4/restoration',
    get: all(302),
    post: [302, 403, 302, 302],
    form: { list: '?q=noida' },
  },
  projectLink: {
    path: '/dashboard/projects/4/link',
    get: all(302),
    post: [302, 403, 302, 422],
    json: { version: 'none' },
  },
  projectHistory: {
    path: '/dashboard/projects/4/history',
    get: ownersOnly,
    post: [302, 403, 302, 404],
    form: { version: '0' },
  },
  projectPhotos: {
    path: '/dashboard/projects/4/photos',
    get: ownersOnly,
    post: [302, 403, 302, 404],
    form: { alt: 'A gate.' },
  },
  projectPhotoUpload: photoAction('upload'),
  projectPhotoDescription: photoAction('description'),
  projectPhotoPosition: photoAction('position'),
  projectPhotoRemoval: photoAction('removal'),
  projectPhotoRestoration: photoAction('restoration'),
  projectQuestions: {
    path: '/dashboard/projects/4/questions',
    get: ownersOnly,
    post: [302, 403, 302, 422],
    form: { question: 'price', whom: '' },
  },
  projectAlerts: {
    path: '/dashboard/projects/4/questions/alerts',
    get: all(302),
    post: [302, 403, 302, 302],
    form: { intent: 'sent', alert: '0' },
  },
  projectQuestion: {
    path: '/dashboard/projects/4/questions/price',
    get: ownersOnly,
    post: [302, 403, 302, 302],
    form: { lead: '0' },
  },
  projectPreview: { path: '/dashboard/projects/1/preview', get: ownersOnly },
  pages: { get: ownersOnly },
  pageEditor: { path: '/dashboard/pages/faq', get: ownersOnly },
  pageDraft: {
    path: '/dashboard/pages/faq/draft',
    get: all(302),
    post: [302, 403, 302, 422],
    json: { content: 'none' },
  },
  pagePublication: {
    path: '/dashboard/pages/faq/publication',
    get: all(302),
    post: [302, 403, 302, 422],
    json: { version: 'none' },
  },
  pageSchedule: {
    path: '/dashboard/pages/faq/schedule',
    get: all(302),
    post: [302, 403, 302, 422],
    json: { version: 'none' },
  },
  pageScheduleCancellation: {
    path: '/dashboard/pages/faq/schedule-cancellation',
    get: all(302),
    post: [302, 403, 302, 302],
    form: { schedule: '0' },
  },
  pageLink: {
    path: '/dashboard/pages/faq/link',
    get: all(302),
    post: [302, 403, 302, 422],
    json: { version: 'none' },
  },
  pageHistory: {
    path: '/dashboard/pages/faq/history',
    get: ownersOnly,
    post: [302, 403, 302, 404],
    form: { version: '0' },
  },
  pagePhotos: {
    path: '/dashboard/pages/about/photos',
    get: ownersOnly,
    post: [302, 403, 302, 404],
    form: { alt: 'Meera Rao.' },
  },
  pagePhotoUpload: photoAction('upload', 'pages/about'),
  pagePhotoDescription: photoAction('description', 'pages/about'),
  pagePhotoRemoval: photoAction('removal', 'pages/about'),
  pagePhotoRestoration: photoAction('restoration', 'pages/about'),
  pagePreview: { path: '/dashboard/pages/terms/preview', get: ownersOnly },
} satisfies Partial<Record<AddressName, Row>>
