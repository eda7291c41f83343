import { isolating } from '#app/lib/bidi.ts'
import { inSentence } from '#app/lib/in-sentence.ts'

/** Words of one lead's own panel. */
export const panelTexts = isolating({
  title: 'Lead',
  back: 'Back to the list',
  close: 'Close the lead',
  copy: 'Copy the address of this lead',
  copied: 'The address is copied.',
  previous: 'The lead before it',
  next: 'The lead after it',
  along: 'Along the list',
  previousLead: 'Previous lead',
  nextLead: 'Next lead',
  firstLead: 'First lead',
  lastLead: 'Last lead',
  wasFirst: 'This is the first lead of the list.',
  wasLast: 'This was the last lead of the list.',
  reading: 'Reading on …',
  alsoHere: (names: readonly string[], since: string) =>
    `${namesInLine(names)} also ${names.length > 1 ? 'have' : 'has'} this lead open, since ${since}. Both of you may write.`,
  call: 'Call',
  whatsApp: 'WhatsApp',
  mail: 'Mail',
  status: 'Status',
  owner: 'Owner',
  followUp: 'Next follow-up',
  change: (fact: string) => `Change ${inSentence(fact)}`,
  why: 'Why was it lost?',
  save: 'Save',
  dayAndHour: 'Day and hour (IST)',
  neverSignedIn: (name: string) =>
    `${name} has not signed in yet, so this lead would wait. Assign it to someone else, or ask ${name} to sign in first.`,
  callNote: 'Note of the call',
  otherTime: 'Another time',
  stepAt: 'Day and hour of the next step (IST)',
  keepFollowUp: (when: string) => `Keep the follow-up: ${when}`,
  notInterested: 'Not interested',
  forAllEnquiries: 'This call and its follow-up count for all open enquiries of this person.',
  nextMissing: 'Choose the next step. An open lead always has one.',
  nextPast: 'Choose a time that is still ahead.',
  from: 'From',
  campaign: 'Campaign',
  firstTouch: 'First arrival',
  lastTouch: 'Last arrival',
  code: 'Chat code',
  addCode: 'Add',
  codeHint: 'Code or text',
  codeField: 'Code of a chat of theirs, or the text that holds it',
  codeWrong:
    'That holds no code. A chat that began on the site ends its first line in one: (Ref K7M2QX).',
  noPress: 'its press is not kept',
  pressOn: (kind: string, page: string) => `${kind} on ${page}`,
  presses: (code: string) => `Show the presses with the code ${code}`,
  takeCodeAway: 'Take away',
  takeAwayCode: (code: string) => `Take the code ${code} away`,
  contactIn: (span: string) => `first contact after ${span}`,
  came: (span: string) => `came ${span} ago`,
  ofHours: (said: string, span: string) => `${said}, ${span} of them working hours`,
  outsideHours: (said: string) => `${said}, none of it working hours`,
  planVisit: 'Plan a visit',
  history: 'History',
  whoWhen: 'who, when, from, to',
  olderLines: 'Show older',
  newestLines: 'Newest lines',
  arrived: 'Enquiry came in',
  note: 'Add a note',
  addNote: 'Add',
  noteMissing: 'Write the note first.',
  noteLong: 'A note may have 4,000 characters.',
  took: 'How did it go?',
  tried: (way: string) => `Back from the ${way}.`,
  triedTo: (way: 'call' | 'whatsapp', name: string) =>
    way === 'call' ? `You called ${name}.` : `You wrote to ${name} on WhatsApp.`,
  noCall: 'No call was made',
  record: 'Note a call',
  agreed: 'Agreed for',
  done: 'Saved.',
  undo: 'Undo',
  takeBack: 'Take back',
  undone: 'Taken back.',
  /** `changedAgain` and `denied` leads stay as they are. */
  undoneExcept: (left: { undone: number; changedAgain: number; denied: number }) =>
    [
      left.undone > 0 ? `Undone on ${leadsOf(left.undone)}.` : 'Nothing was undone.',
      left.changedAgain > 0
        ? `${leadsOf(left.changedAgain)} changed again since and ${left.changedAgain === 1 ? 'stays' : 'stay'}.`
        : '',
      left.denied > 0
        ? `${leadsOf(left.denied)} ${left.denied === 1 ? 'stays' : 'stay'}: your access no longer allows it.`
        : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  notUndone: 'It was changed again meanwhile, so it was not taken back.',
  noLongerYours: 'Somebody else has this lead now. What stands here is how you saw it last.',
  noLongerKept: 'Whoever sent this withdrew: nothing of it is shown at the desk any more.',
  absent: 'This lead is not there, or not yours to see.',
  unreadable: 'That could not be read. Please choose again.',
  conflict: (name: string) => `${name} changed this lead before you.`,
  somebody: 'Somebody else',
  notOverwritten: 'Nothing is overwritten, and nothing of yours is lost.',
  fact: 'Fact',
  was: 'It was',
  theirs: 'It is now',
  yours: 'You wanted',
  writeMine: 'Write mine',
  keepTheirs: 'Keep it as it is now',
  facts: {
    status: 'Status',
    lostReason: 'Reason',
    ownerId: 'Owner',
    followUpAt: 'Next follow-up',
    firstContactAt: 'First contact',
  },
  did: {
    status: 'status',
    'lost-reason': 'reason',
    owner: 'owner',
    'follow-up': 'next follow-up',
    'first-contact': 'first contact',
    note: 'note',
    call: 'called',
    whatsapp: 'wrote on WhatsApp',
    mail: 'wrote a mail',
    outcome: 'outcome',
    'next-step': 'next step',
    visit: 'visit',
    person: 'person',
    code: 'wrote down the chat code',
  },
  tookBack: 'took back',
} as const)

function namesInLine(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

function leadsOf(count: number): string {
  return `${count} ${count === 1 ? 'lead' : 'leads'}`
}
