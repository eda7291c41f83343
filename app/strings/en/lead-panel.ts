import { isolating } from '#app/lib/text/bidi.ts'
import { inSentence } from '#app/lib/text/in-sentence.ts'

export const panelTexts = isolating({
  title: 'Lead',
  back: 'Back to the list',
  close: 'Close the lead',
  copy: 'Copy the link to this lead',
  copied: 'Link copied.',
  previous: 'Previous lead',
  next: 'Next lead',
  along: 'Move through the list',
  previousLead: 'Previous lead',
  nextLead: 'Next lead',
  firstLead: 'First lead',
  lastLead: 'Last lead',
  wasFirst: 'This is the first lead of the list.',
  wasLast: 'This was the last lead of the list.',
  reading: 'Loading more …',
  alsoHere: (names: readonly string[], since: string) =>
    `${namesInLine(names)} also ${names.length > 1 ? 'have' : 'has'} this lead open, since ${since}. You can all make changes.`,
  call: 'Call',
  whatsApp: 'WhatsApp',
  mail: 'Email',
  status: 'Status',
  owner: 'Assigned to',
  followUp: 'Next follow-up',
  change: (fact: string) => `Change ${inSentence(fact)}`,
  why: 'Why was it lost?',
  save: 'Save',
  dayAndHour: 'Date and time (IST)',
  neverSignedIn: (name: string) =>
    `${name} has not signed in yet, so this lead would wait. Assign it to someone else, or ask ${name} to sign in first.`,
  callNote: 'Call note',
  otherTime: 'Another time',
  stepAt: 'Date and time of the next step (IST)',
  keepFollowUp: (when: string) => `Keep the follow-up: ${when}`,
  notInterested: 'Mark as lost: reason',
  forAllEnquiries: 'This call and its follow-up apply to all open enquiries of this person.',
  nextMissing: 'Choose the next step. An open lead always has one.',
  nextPast: 'Choose a time in the future.',
  from: 'Enquiry',
  campaign: 'Campaign',
  firstTouch: 'First source',
  lastTouch: 'Last source',
  code: 'WhatsApp reference',
  addCode: 'Add',
  codeHint: 'Reference or WhatsApp message',
  codeField: 'WhatsApp reference, or the message that contains it',
  codeWrong:
    'There is no reference in it. A chat that began on the site has one at the end of its first line: (Ref K7M2QX).',
  noPress: 'its click is no longer stored',
  pressOn: (kind: string, page: string) => `${kind} on ${page}`,
  presses: (code: string) => `Show the clicks with the reference ${code}`,
  removeCode: 'Remove',
  removeCodeLabel: (code: string) => `Remove the reference ${code}`,
  contactIn: (span: string) => `First contact ${span} after the enquiry`,
  received: (span: string) => `Received ${span} ago`,
  ofHours: (duration: string, span: string) => `${duration} (${span} in working hours)`,
  outsideHours: (duration: string) => `${duration} (outside working hours)`,
  planVisit: 'Book a visit',
  history: 'History',
  olderLines: 'Show older',
  newestLines: 'Newest',
  arrived: 'Enquiry received',
  note: 'Add a note',
  addNote: 'Add',
  noteMissing: 'Write the note first.',
  noteLong: 'A note can have up to 4,000 characters.',
  callOutcome: 'Call outcome',
  tried: (way: string) => `Back from the ${way}.`,
  triedTo: (way: 'call' | 'whatsapp', name: string) =>
    way === 'call' ? `You called ${name}.` : `You wrote to ${name} on WhatsApp.`,
  noCall: 'Did not call',
  record: 'Log a call',
  agreed: 'Agreed for',
  done: 'Saved.',
  undo: 'Undo',
  takeBack: 'Undo',
  undone: 'Undone.',
  /** `changedAgain` and `denied` leads stay as they are. */
  undoneExcept: (left: { undone: number; changedAgain: number; denied: number }) =>
    [
      left.undone > 0 ? `Undone on ${leadsOf(left.undone)}.` : 'Nothing was undone.',
      left.changedAgain > 0
        ? `${leadsOf(left.changedAgain)} changed again since, so we left ${left.changedAgain === 1 ? 'it' : 'them'} as ${left.changedAgain === 1 ? 'it is' : 'they are'}.`
        : '',
      left.denied > 0 ? `${leadsOf(left.denied)} did not change: you no longer have access.` : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  notUndone: 'Not undone: it has changed again since.',
  noLongerYours:
    'This lead is assigned to someone else now. You see it as it was when you last had access.',
  consentWithdrawn: 'This customer withdrew consent, so the dashboard no longer shows their data.',
  absent: 'This lead does not exist, or you do not have access to it.',
  unreadable: 'We could not read your choice. Please choose again.',
  conflict: (name: string) => `${name} changed this lead before you.`,
  someoneElse: 'Someone else',
  notOverwritten: 'Nothing was overwritten, and your change is kept below.',
  fact: 'Field',
  before: 'Before',
  theirs: 'Now',
  yours: 'Your change',
  writeMine: 'Use mine',
  keepTheirs: 'Keep theirs',
  facts: {
    status: 'Status',
    lostReason: 'Reason',
    ownerId: 'Assigned to',
    followUpAt: 'Next follow-up',
    firstContactAt: 'First contact',
  },
  did: {
    status: 'status',
    'lost-reason': 'reason',
    owner: 'assigned to',
    'follow-up': 'next follow-up',
    'first-contact': 'first contact',
    note: 'note',
    call: 'called',
    whatsapp: 'wrote on WhatsApp',
    mail: 'wrote an email',
    outcome: 'outcome',
    'next-step': 'next step',
    visit: 'visit',
    person: 'person',
    code: 'added the WhatsApp reference',
  },
  undid: 'undid',
} as const)

function namesInLine(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

function leadsOf(count: number): string {
  return `${count} ${count === 1 ? 'lead' : 'leads'}`
}
