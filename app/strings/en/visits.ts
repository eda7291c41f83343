import { isolating } from '#app/lib/text/bidi.ts'

import { monthNames } from './days.ts'

export const visitsTexts = isolating({
  title: 'Visits',
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  months: monthNames,
  status: {
    asked: 'Requested',
    confirmed: 'Confirmed',
    came: 'Visited',
    missed: 'No-show',
    cancelled: 'Cancelled',
  },
  /** Project, time and agent follow. */
  news: {
    made: (isVideo: boolean) => `${nameOf(isVideo)} booked`,
    asked: (isVideo: boolean) => `${nameOf(isVideo)} requested again`,
    confirmed: (isVideo: boolean) => `${nameOf(isVideo)} confirmed`,
    moved: (isVideo: boolean) => `${nameOf(isVideo)} rescheduled`,
    linked: (isVideo: boolean) => `${nameOf(isVideo)}, link changed`,
    came: (isVideo: boolean) => `${nameOf(isVideo)} completed`,
    missed: (isVideo: boolean) => `${nameOf(isVideo)} no-show`,
    cancelled: (isVideo: boolean) => `${nameOf(isVideo)} cancelled`,
  },
  /** After such news, of a visit that was of the other kind. */
  was: (wasVideo: boolean) => `was a ${wasVideo ? 'video visit' : 'site visit'}`,
  kind: 'Kind',
  kinds: { place: 'At the project', video: 'By video' },
  video: 'Video visit',
  link: 'Link of the video call (optional)',
  linkHint: 'From the app that you call with, such as https://meet.google.com/…',
  openLink: 'Open the video call',
  /** In the calendar, with little room. */
  videoShort: 'Video:',
  count: (count: number) => (count === 1 ? '1 visit' : `${count} visits`),
  toConfirmCount: (count: number) => `${count} to confirm`,
  accompaniedBy: (agent: string) => `with ${agent}`,
  /** Without an agent for a requested visit. */
  by: {
    confirmed: (name: string, when: string) => `by ${name}, ${when}`,
    came: (name: string, when: string) => `noted by ${name}, ${when}`,
    missed: (name: string, when: string) => `noted by ${name}, ${when}`,
    cancelled: (name: string, when: string) => `by ${name}, ${when}`,
  },
  rescheduleOrMessage: 'Reschedule, or tell the visitor',
  messageVisitor: 'Tell the visitor',
  ofDay: (project: string, when: string) => `of ${project}, ${when}`,
  noAgent: 'no agent yet',
  onLeave: 'On leave',
  nameOnLeave: (agent: string) => `${agent}, on leave`,
  unassigned: 'Unassigned',
  hour: 'Time',
  calendar: 'Day view by agent',
  now: 'Now',
  before: 'Previous day',
  today: 'Today',
  after: 'Next day',
  go: 'Go',
  empty: 'No visits on this day.',
  emptyAdvice: 'Visits that customers request appear here.',
  cancelledToday: 'Cancelled:',
  newVisit: 'New visit',
  toConfirm: 'To confirm, all days',
  moreToConfirm: 'Next visits to confirm',
  firstToConfirm: 'First visits to confirm',
  noneToConfirm: 'No visits to confirm.',
  foot: 'When you change a visit, the visitor’s own calendar still shows the old time. Send the WhatsApp message or the email under “Tell the visitor”: it has a link to the new calendar file.',
  close: 'Close',
  confirm: 'Confirm',
  move: 'Reschedule',
  visited: 'Visited',
  missed: 'No-show',
  cancel: 'Cancel visit',
  undo: 'Undo',
  make: 'Schedule visit',
  goesAlong: 'Accompanied by',
  day: 'Day',
  time: 'Time (IST)',
  agent: 'Agent',
  project: 'Project',
  phone: 'Customer phone',
  choose: 'Choose',
  moveHead: 'Change day, time, kind or agent',
  outcomeHead: 'Outcome',
  outcomeNote: 'Note on the visit (optional)',
  nextAfter: (outcome: string) => `${outcome}. Follow up next:`,
  noNext: 'No follow-up yet',
  onMyWay: 'On my way: tell the visitor',
  messageHeading: 'Tell the visitor',
  sitePhoto: 'Add site photo',
  sitePhotoHint:
    'The camera opens. An editor describes the photo, then the project’s page shows it with its day.',
  facing: 'Looking (optional)',
  facingUnknown: 'Not noted',
  sitePhotoSent: 'Photo added. It waits under Photos of the project for its description.',
  sendSitePhoto: 'Upload',
  call: 'Call',
  whatsApp: 'WhatsApp',
  mail: 'Email',
  forLead: 'For',
  of: (name: string) => `of ${name}`,
  free: 'Free:',
  freeHour: (time: string, agent: string) => `${time} ${agent}`,
  refused: {
    stale: {
      title: 'Someone else changed this visit.',
      text: 'You see the latest version. Your change was not saved.',
    },
    taken: {
      title: (agent: string, time: string) => `${agent} is not free at ${time}.`,
      text: (who: string | null, from: string, to: string) =>
        who === null
          ? `There is another visit from ${from} to ${to}. Nothing was changed.`
          : `${who} is with them from ${from} to ${to}. Nothing was changed.`,
      justTaken: 'Someone booked it just now. Nothing was changed. Please try again.',
    },
    away: {
      title: (agent: string, day: string) => `${agent} is on leave on ${day}.`,
      text: 'Nothing was changed yet. Choose someone else or another day, or book it anyway.',
      anyway: (agent: string) => `Book anyway, with ${agent}`,
    },
    double: {
      title: 'This lead already has a visit to that project.',
      text: 'Reschedule that visit, or cancel it first.',
    },
    over: {
      title: 'This visit has ended.',
      text: 'You cannot change a past visit. Undo its outcome, or book a new visit.',
    },
    early: {
      title: 'This visit has not started yet.',
      text: 'You can mark it as Visited or No-show once it starts.',
    },
    past: { title: 'That time is in the past.', text: 'Choose a later time.' },
    far: { title: 'That day is too far ahead.', text: 'Choose a day within a year.' },
    unassigned: {
      title: 'Choose who accompanies the visit.',
      text: 'Select an active agent.',
    },
    absent: {
      title: 'This visit or lead does not exist.',
      text: 'Someone may have deleted it, or you do not have access to it.',
    },
    'gone-on': {
      title: 'You can no longer undo this.',
      text: 'Someone has changed the visit or its lead since.',
    },
    hour: { title: 'Choose a day and a time.', text: 'Nothing was changed.' },
    link: {
      title: 'Enter the whole link of the call.',
      text: 'It begins with https://. Nothing was changed.',
    },
    project: { title: 'Choose a project.', text: 'No visit was booked.' },
    lead: {
      title: 'No lead has this phone number.',
      text: 'Check the number, or send an enquiry for this customer first. No visit was booked.',
    },
  },
  /** To the visitor. */
  message: {
    asked: (visit: VisitSummary) =>
      `Hello ${visit.name}, your ${kindOf(visit)} to ${visit.project} is planned for ${visit.when}. We will confirm it.`,
    confirmed: (visit: VisitSummary) =>
      `Hello ${visit.name}, your ${kindOf(visit)} to ${visit.project} is confirmed for ${visit.when}.`,
    came: (visit: VisitSummary) => `Hello ${visit.name}, thank you for visiting ${visit.project}.`,
    missed: (visit: VisitSummary) =>
      `Hello ${visit.name}, we missed you at ${visit.project}. Shall we find another time?`,
    cancelled: (visit: VisitSummary) =>
      `Hello ${visit.name}, your ${kindOf(visit)} to ${visit.project} on ${visit.when} is cancelled.`,
    onMyWay: (visit: VisitSummary) =>
      `Hello ${visit.name}, I am on my way. We meet at ${visit.project}, ${visit.when}.`,
    join: (address: string) => `Join the video call here: ${address}`,
    calendar: (address: string) => `For your calendar: ${address}`,
    subject: (project: string) => `Your visit to ${project}`,
  },
} as const)

function nameOf(isVideo: boolean): string {
  return isVideo ? 'Video visit' : 'Site visit'
}

type VisitSummary = { name: string; project: string; when: string; isVideo?: boolean }

function kindOf({ isVideo }: VisitSummary): string {
  return isVideo ? 'video visit' : 'visit'
}
