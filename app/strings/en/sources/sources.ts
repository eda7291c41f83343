import { isolating } from '#app/lib/text/bidi.ts'

import { plural } from '#app/strings/en/health-storage.ts'

const counted = (count: number) => count.toLocaleString('en-IN')

export const sourceTexts = isolating({
  title: 'Sources',
  summary: (count: number, failing: number, quiet: number) =>
    [
      `${counted(count)} set up`,
      failing > 0 && `${counted(failing)} failing`,
      quiet > 0 && `${counted(quiet)} quiet`,
    ]
      .filter(Boolean)
      .join(', '),
  none: 'No source is set up yet.',
  noneNote:
    'Leads from portals, advertisements, calls and programs arrive in the list of leads by themselves. Choose where yours come from.',
  add: 'Add a source',
  available: 'More sources',
  states: {
    failing: 'Failing',
    quiet: 'Quiet',
    working: 'Working',
    'not-set-up': 'Not set up',
    paused: 'Paused',
  },
  sums: {
    received: 'received in 7 days',
    created: 'new leads',
    repeat: 'repeat enquiries',
    rejected: 'rejected, with reason',
    review: 'need review',
  },
  columns: {
    source: 'Source',
    state: 'State',
    days: 'Last 7 days',
    lastLead: 'Last lead',
    gap: 'Usual gap',
    today: 'Today',
    received: 'Received',
    created: 'New',
    repeat: 'Repeat',
    rejected: 'Rejected',
    review: 'Review',
    next: 'Next check',
  },
  all: 'All sources',
  footnote:
    'A repeat that a source sends twice is stored once and not counted. Tests are never counted.',
  live: 'live',
  never: 'none yet',
  notKnown: 'not known yet',
  hours: (hours: number) =>
    hours < 1
      ? `${Math.max(1, Math.round(hours * 60))} min`
      : hours < 48
        ? `${Math.round(hours)} h`
        : `${Math.round(hours / 24)} days`,
  ticks: (count: number, hours: string | undefined) =>
    hours === undefined
      ? `${plural(count, 'enquiry', 'enquiries')} in 7 days`
      : `${plural(count, 'enquiry', 'enquiries')} in 7 days, none for ${hours}`,
  notice: {
    quiet: (since: string, usual: string) =>
      `No lead for ${since}; usual is ${usual}. Is the advertisement still running?`,
    failing: (since: string) => `We cannot read it since ${since}.`,
    ends: (kind: string, day: string) =>
      `The token of ${kind} ends on ${day}: make a new one, and enter it under Settings.`,
    refused: (time: string) => `We refused its last request, ${time}.`,
    oldKey: (time: string, count: number) =>
      `Someone still sends with the old key, last ${time}, ${plural(count, 'time', 'times')} so far: paste the new key there. Ask them to send these leads again.`,
  },
  details: 'Details',
  said: {
    name: 'Name',
    email: 'Email',
    message: 'Message',
    project: 'Project',
    place: 'Place',
    identity: 'WhatsApp user',
    phones: 'Phone as sent',
    campaign: 'Campaign',
    sent: 'As sent',
  },
  snooze: 'It is fine, ask again in a week',
} as const)

export const newSourceTexts = isolating({
  title: 'Add a source',
  choose: 'Where do the leads come from?',
  setUp: (name: string) => `Set up ${name}`,
  name: 'Name on the dashboard',
  nameHint: 'Agents see it at each lead, and you filter by it.',
  nameMissing: 'Enter a name.',
  nameLong: 'A name can have up to 60 characters.',
  noProject: 'No project',
  add: 'Add the source',
  wrong: 'This value cannot be used.',
  required: 'Enter a value.',
} as const)

export const sourcePageTexts = isolating({
  figures: {
    lastLead: 'Last lead',
    gap: 'Usual gap',
    today: 'Today',
    checked: 'Last check',
    next: 'Next check',
    ends: 'Token ends',
  },
  week: 'Last 7 days',
  equation: (received: string, parts: string) => `${received} received = ${parts}`,
  bar: (day: string, count: number) => `${day}: ${plural(count, 'enquiry', 'enquiries')}`,
  review: 'Needs review',
  reviewNote: 'Kept as received. Nothing here is lost.',
  noReview: 'Nothing waits for you.',
  enter: {
    phone: 'Phone',
    name: 'Name',
    save: 'Make the lead',
    wrong: 'Enter a 10-digit mobile number, or + and the number of another country.',
  },
  replay: 'Read again',
  reject: 'Reject',
  /** After a form of the page, by its result. */
  done: {
    phone: 'The lead is made.',
    replay: 'The delivery was read again.',
    reject: 'The enquiry is rejected.',
    gone: 'Nothing has changed: this enquiry is settled already.',
    saved: 'Saved.',
    project: 'Saved for the next leads. Earlier leads without a visit have it, too.',
    'project-gone': 'Nothing has changed: this project is no longer shown. Choose another one.',
    pause: 'Paused. We refuse what it sends.',
    resume: 'Switched on.',
    check: 'We check it within a few seconds.',
    snoozed: 'No alarm for a week.',
    'remove-old-key': 'The old key is removed.',
    'test-sent': 'The test lead was received and read. It makes no lead and is never counted.',
    'test-failed': 'The test lead could not be read.',
  },
  seeLead: 'See the lead',
  deliveries: 'Deliveries',
  deliveriesNote: 'The last 20. Names and phones are masked here.',
  noDelivery: 'Nothing has arrived yet.',
  columns: { time: 'Time', person: 'Person', project: 'Project', became: 'Became' },
  results: {
    new: 'New lead',
    repeat: 'Repeat enquiry',
    rejected: 'Rejected',
    review: 'Needs review',
    test: 'Test',
    nothing: 'Nothing for you',
    duplicate: 'Sent before',
    waiting: 'Waiting',
  },
  because: (result: string, reason: string) => `${result}: ${reason}`,
  ways: {
    push: 'sent to us',
    pull: 'read by us',
    email: 'email',
    file: 'file',
    test: 'test from this page',
  },
  more: 'More about this delivery',
  back: 'Sources',
  setUp: 'Set up',
  paste: 'Paste these',
  pasteNote: 'We store the key as a fingerprint only, so this page shows it once.',
  showKey: 'Show the address and a key',
  newKey: 'Make a new key',
  newKeyNote:
    'The old key stays valid until you remove it, so that nothing is lost while you change it at the other side.',
  removeOld: 'Remove the old key',
  twoKeys: 'Two keys are valid: the newest and the one before.',
  address: 'Address',
  key: 'Key',
  addressWithKey: 'Address that contains the key',
  addressWithKeyNote: 'For a program that has no place for a key.',
  curl: 'No program at hand? Run this on any computer. It sends one test.',
  command: (address: string, key: string) =>
    `curl -H "Authorization: Bearer ${key}" -d "name=Asha Example" -d "phone=9800000001" "${address}?test=1"`,
  steps: 'At the other side',
  test: 'Send a test',
  waitingForTest: 'Send a test there. This page shows it within a second.',
  tested: (time: string) => `A test arrived ${time}. The source works.`,
  refused: (time: string, reason: string) => `Refused ${time}: ${reason}`,
  found: (found: string, time: string) => `${found}. Last check ${time}.`,
  enterLogin: 'Enter the login under Settings',
  sendTest: 'Send test lead',
  check: 'Check now',
  pause: 'Pause',
  resume: 'Switch on',
  settings: 'Settings',
  save: 'Save',
  keepSecret: 'Stored. Leave it empty to keep it.',
  remove: 'Delete the source',
  removeNote: (name: string) =>
    `Its leads stay. What it sent and its counts go. Type ${name} to confirm.`,
  typed: 'Name of the source',
  wrongName: 'This is not the name of the source. Nothing was deleted.',
  failing: (since: string, why: string) => `Failing since ${since}. ${why}`,
  copy: {
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'We could not copy it. Select it and copy it.',
  },
} as const)
